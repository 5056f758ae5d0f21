package dev.hexplain.inspect;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hexplain.inspect.Labelled.Content;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import javax.imageio.ImageIO;

/** Bytes made here, or found on any machine with a JDK, that have no format Hexplain knows: small ones, of 1 MB, and of many. */
final class MadeSources {
    private static final int MEGABYTE = 1 << 20;
    private static final int LARGEST = (ConfusionMatrixTest.WHOLE ? 64 : 8) * MEGABYTE;
    private static final int[] SMALL = {5, 12, 16, 40, 64, 100, 256, 777, 1 << 10, 3000, 1 << 12, 20_000, 1 << 16};
    private static final int ROUNDS = 25;

    /** Files of one kind that are looked at. */
    private static final int FILES = 12;

    private final List<Labelled> all = new ArrayList<>();

    private MadeSources() {}

    static List<Labelled> all() {
        MadeSources made = new MadeSources();
        made.chance();
        made.monotony();
        made.texts();
        made.images();
        made.files();
        return made.all;
    }

    private void add(String set, String name, IntFunction<byte[]> make, int size) {
        all.add(Labelled.nothing(set, name + ", " + size + " bytes", (Content.Made) () -> make.apply(size)));
    }

    private void sizes(String set, String name, IntFunction<byte[]> make) {
        Arrays.stream(SMALL).filter(size -> size >= 64).forEach(size -> add(set, name, make, size));
        add(set, name, make, MEGABYTE);
        add(set, name, make, LARGEST);
    }

    private void chance() {
        for (int round = 0; round < ROUNDS; round++) {
            int seed = round;
            for (int size : SMALL) {
                add("random", "seed " + seed, length -> random(seed, length), size);
                add("encrypted", "key " + seed, length -> encrypted(seed, length), size);
            }
        }
        for (int seed = 0; seed < 4; seed++) {
            int own = 100 + seed;
            add("random", "seed " + own, length -> random(own, length), MEGABYTE);
            add("encrypted", "key " + own, length -> encrypted(own, length), MEGABYTE);
        }
        add("random", "seed 1000", length -> random(1000, length), LARGEST);
        add("encrypted", "key 1000", length -> encrypted(1000, length), LARGEST);
    }

    static byte[] random(int seed, int length) {
        byte[] bytes = new byte[length];
        new Random(seed * 31L + length).nextBytes(bytes);
        return bytes;
    }

    private static byte[] encrypted(int key, int length) {
        try {
            byte[] secret = Arrays.copyOf(new byte[] {(byte) key, 7}, 16);
            Cipher cipher = Cipher.getInstance("AES/CTR/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(secret, "AES"), new IvParameterSpec(secret));
            return cipher.doFinal(new byte[length]);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Zeros and the like, and zeros with a little in them, as memory and sparse files are. */
    private void monotony() {
        for (int octet : new int[] {0, 0xFF, 1, 0x20, 0xAA, 0x80}) {
            sizes("zeros", "all 0x%02X".formatted(octet), length -> filled(length, octet));
        }
        sizes("zeros", "a small number in front", length -> sparse(length, 0, 2));
        sizes("zeros", "a number for every 256 bytes", length -> sparse(length, 256, 3));
        sizes("zeros", "counting", length -> numbers(length, 1));
        sizes("zeros", "counting by sevens", length -> numbers(length, 7));
        sizes("zeros", "doubles", MadeSources::doubles);
    }

    private static byte[] filled(int length, int octet) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) octet);
        return bytes;
    }

    private static byte[] sparse(int length, int every, int value) {
        byte[] bytes = new byte[length];
        for (int at = 2; at < length; at += every == 0 ? length : every) {
            bytes[at] = (byte) (value + at / 256);
        }
        return bytes;
    }

    private static byte[] numbers(int length, int step) {
        byte[] bytes = new byte[length];
        for (int at = 0; at < length; at++) {
            bytes[at] = (byte) ((at / 4 * step) >>> (8 * (3 - at % 4)));
        }
        return bytes;
    }

    private static byte[] doubles(int length) {
        byte[] bytes = new byte[length];
        Random random = new Random(length);
        for (int at = 0; at + 8 <= length; at += 8) {
            long bits = Double.doubleToLongBits(random.nextGaussian() * 100);
            for (int i = 0; i < 8; i++) {
                bytes[at + i] = (byte) (bits >>> (8 * i));
            }
        }
        return bytes;
    }

    private void texts() {
        SourceTexts.ALL.forEach((kind, text) -> {
            add("source", kind + " as it is", length -> text.getBytes(UTF_8), text.length());
            sizes("source", kind, length -> SourceTexts.grown(text, length));
        });
        SourceTexts.WRITING.forEach((kind, text) -> {
            add("text", kind + " as it is", length -> text.getBytes(UTF_8), text.length());
            sizes("text", kind, length -> SourceTexts.grown(text, length));
        });
    }

    private void images() {
        for (String kind : List.of("png", "jpg", "gif", "bmp")) {
            for (int side : new int[] {16, 100, 1200}) {
                all.add(Labelled.nothing("images", kind + " of " + side, (Content.Made) () -> image(kind, side)));
            }
        }
    }

    private static byte[] image(String kind, int side) {
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        Random random = new Random(side);
        for (int at = 0; at < side * side; at++) {
            int noise = random.nextInt(0x20);
            image.setRGB(at % side, at / side, (at % side) << 16 | (at / side) << 8 | noise);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, kind, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** What is on any machine where tests run. */
    private void files() {
        Path jdk = Path.of(System.getProperty("java.home"));
        found("elf", jdk.resolve("lib"), ".so");
        found("elf", Path.of("/usr/lib/x86_64-linux-gnu"), ".so.6");
        found("elf", Path.of("/usr/lib/x86_64-linux-gnu"), ".so.1");
        found("images of modules", jdk.resolve("lib"), "modules");
        found("fonts", Path.of("/usr/share/fonts"), ".ttf");
        found("classes", Path.of("target/classes"), ".class");
    }

    private void found(String set, Path folder, String ending) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(file -> file.toString().endsWith(ending) && Files.isRegularFile(file))
                    .sorted()
                    .limit(FILES)
                    .forEach(file ->
                            all.add(Labelled.nothing(set, file.getFileName().toString(), new Content.InFile(file))));
        } catch (IOException | UncheckedIOException absent) {
            return; // what a machine does not have is not looked at
        }
    }
}
