package dev.hexplain.ingest.carve;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.Zstd;
import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URLEncoder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import net.jpountz.lz4.LZ4BlockOutputStream;
import net.jpountz.lz4.LZ4FrameOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;
import org.xerial.snappy.SnappyFramedOutputStream;
import org.xerial.snappy.SnappyOutputStream;

@Slow
class CarverTest {
    private static final byte[] ORDER = Samples.java("order");

    @FunctionalInterface
    private interface Packer {
        OutputStream around(OutputStream sink) throws IOException;
    }

    private static byte[] packed(Packer packer, byte[] content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = packer.around(bytes)) {
            out.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static Carver.Carving carve(byte[] bytes) {
        return Carver.carve(Source.ofBytes("bytes", bytes));
    }

    private static byte[] zip(String... names) {
        return packed(
                sink -> {
                    ZipOutputStream zip = new ZipOutputStream(sink);
                    for (String name : names) {
                        zip.putNextEntry(new ZipEntry(name));
                        zip.write(ascii("content of " + name));
                    }
                    return zip;
                },
                new byte[0]);
    }

    private static byte[] classFile() {
        try (InputStream bytes = CarverTest.class.getResourceAsStream("CarverTest.class")) {
            return bytes.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {"n": 7, "s": "text", "d": {"x": 1.5}}. */
    private static byte[] bson() {
        ByteBuffer document = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
        document.putInt(0).put((byte) 0x10).put(ascii("n\0")).putInt(7);
        document.put((byte) 2).put(ascii("s\0")).putInt(5).put(ascii("text\0"));
        document.put((byte) 3)
                .put(ascii("d\0"))
                .putInt(16)
                .put((byte) 1)
                .put(ascii("x\0"))
                .putDouble(1.5)
                .put((byte) 0);
        document.put((byte) 0).putInt(0, document.position());
        return Arrays.copyOf(document.array(), document.position());
    }

    private static byte[] pcap() {
        ByteBuffer file = ByteBuffer.allocate(24 + 2 * (16 + 20)).order(ByteOrder.LITTLE_ENDIAN);
        file.putInt(0xA1B2C3D4)
                .putShort((short) 2)
                .putShort((short) 4)
                .putLong(0)
                .putInt(65535)
                .putInt(1);
        for (int i = 0; i < 2; i++) {
            file.putInt(i).putInt(0).putInt(20).putInt(20).put(new byte[20]);
        }
        return file.array();
    }

    private static byte[] pcapng() {
        ByteBuffer file = ByteBuffer.allocate(28 + 20).order(ByteOrder.LITTLE_ENDIAN);
        file.putInt(0x0A0D0D0A)
                .putInt(28)
                .putInt(0x1A2B3C4D)
                .putShort((short) 1)
                .putShort((short) 0)
                .putLong(-1)
                .putInt(28);
        file.putInt(1)
                .putInt(20)
                .putShort((short) 1)
                .putShort((short) 0)
                .putInt(0)
                .putInt(20);
        return file.array();
    }

    private static byte[] avro() {
        byte[] sync = ascii("0123456789abcdef");
        byte[] head = joined(
                ascii("Obj"),
                new byte[] {1, 2, 22},
                ascii("avro.schema"),
                new byte[] {12},
                ascii("\"long\""),
                new byte[] {0},
                sync);
        return joined(head, new byte[] {4, 4, 2, 6}, sync);
    }

    @Test
    void every_kind_is_found_with_its_end() {
        List<byte[]> things = List.of(
                packed(GZIPOutputStream::new, ORDER),
                Zstd.compress(ORDER),
                packed(LZ4FrameOutputStream::new, ORDER),
                packed(LZ4BlockOutputStream::new, ORDER),
                packed(BZip2CompressorOutputStream::new, ORDER),
                packed(sink -> new XZOutputStream(sink, new LZMA2Options(1)), ORDER),
                packed(SnappyFramedOutputStream::new, ORDER),
                zip("a", "b"),
                ascii(Base64.getEncoder().encodeToString(ORDER)),
                bson(),
                classFile(),
                avro(),
                pcap(),
                pcapng());
        List<CarvedKind> kinds = List.of(
                CarvedKind.GZIP,
                CarvedKind.ZSTD,
                CarvedKind.LZ4,
                CarvedKind.LZ4_BLOCK,
                CarvedKind.BZIP2,
                CarvedKind.XZ,
                CarvedKind.SNAPPY_FRAMED,
                CarvedKind.ZIP,
                CarvedKind.BASE64,
                CarvedKind.BSON,
                CarvedKind.CLASS_FILE,
                CarvedKind.AVRO,
                CarvedKind.PCAP,
                CarvedKind.PCAPNG);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        List<Integer> offsets = new ArrayList<>();
        for (byte[] thing : things) {
            all.writeBytes(ascii("between, "));
            offsets.add(all.size());
            all.writeBytes(thing);
            all.writeBytes(ascii(". "));
        }

        List<CarvedCandidate> found = carve(all.toByteArray()).findings();

        assertThat(found).extracting(CarvedCandidate::kind).containsExactlyElementsOf(kinds);
        for (int i = 0; i < found.size(); i++) {
            assertThat(found.get(i).range().offset())
                    .as(kinds.get(i).id())
                    .isEqualTo(offsets.get(i).longValue());
            assertThat(found.get(i).range().length()).as(kinds.get(i).id()).isEqualTo(things.get(i).length);
            assertThat(found.get(i).bounded()).isTrue();
            assertThat(found.get(i).confidence()).isGreaterThan(80);
        }
    }

    @Test
    void a_serialization_stream_names_the_class_of_its_first_object() {
        CarvedCandidate found = carve(joined(ascii("key:"), ORDER)).findings().getFirst();

        assertThat(found.kind()).isEqualTo(CarvedKind.JAVA_SERIALIZATION);
        assertThat(found.range().offset()).isEqualTo(4);
        assertThat(found.reason()).contains("an object of class ObjectToBeSerialised");
        assertThat(found.path(LayerPath.parse("base64").orElseThrow())).hasToString("base64/part@4+" + ORDER.length);
    }

    @Test
    void a_header_before_nonsense_is_no_stream() {
        byte[] nonsense = {1, (byte) 0xAC, (byte) 0xED, 0, 5, 0x13, 0x37, 0, 0};
        assertThat(carve(nonsense).findings()).isEmpty();
    }

    @Test
    void the_snappy_of_java_has_no_end_of_its_own() {
        byte[] packed = packed(SnappyOutputStream::new, ORDER);
        assertThat(carve(joined(new byte[9], packed)).findings())
                .singleElement()
                .satisfies(found -> {
                    assertThat(found.kind()).isEqualTo(CarvedKind.SNAPPY_JAVA);
                    assertThat(found.range().length()).isEqualTo(packed.length);
                });
    }

    @Test
    void base64_is_found_however_it_is_broken_and_escaped() {
        byte[] order = joined(ORDER, new byte[] {(byte) 0xFB, (byte) 0xFF, (byte) 0xFE});
        String plain = Base64.getEncoder().encodeToString(order);
        List<String> spellings = List.of(
                plain,
                Base64.getMimeEncoder().encodeToString(order),
                Base64.getUrlEncoder().withoutPadding().encodeToString(order),
                plain.replace("/", "\\/"),
                URLEncoder.encode(plain, StandardCharsets.US_ASCII),
                Base64.getMimeEncoder().encodeToString(order).replace("\r\n", "\\n"));
        for (String spelling : spellings) {
            String text = "{\"session\": \"" + spelling + "\", \"next\": 1}\n";
            assertThat(carve(ascii(text)).findings()).singleElement().satisfies(found -> {
                assertThat(found.kind()).isEqualTo(CarvedKind.BASE64);
                assertThat(found.range().offset()).isEqualTo(13);
                assertThat(found.range().length()).isEqualTo(spelling.length());
            });
        }
        String long76 = Base64.getMimeEncoder().encodeToString(Arrays.copyOf(ORDER, 57 * 3));
        assertThat(carve(ascii("x: " + long76 + "\nend of it\n"))
                        .findings()
                        .getFirst()
                        .range()
                        .length())
                .isEqualTo(long76.length());
        String gzip = Base64.getEncoder().encodeToString(packed(GZIPOutputStream::new, ORDER));
        assertThat(carve(ascii("x=" + gzip + ";")).findings().getFirst().reason())
                .contains("as gzip does");
    }

    @Test
    void what_was_cut_is_found_without_an_end() {
        byte[] gzip = packed(GZIPOutputStream::new, new byte[200_000]);
        byte[] cut = joined(ascii("log "), Arrays.copyOf(gzip, gzip.length - 20));

        assertThat(carve(cut).findings()).singleElement().satisfies(found -> {
            assertThat(found.bounded()).isFalse();
            assertThat(found.range().end()).isEqualTo(cut.length);
            assertThat(found.confidence()).isLessThan(80);
        });
        byte[] zip = zip("a", "b", "c");
        assertThat(carve(joined(new byte[3], Arrays.copyOf(zip, zip.length - 30)))
                        .findings())
                .singleElement()
                .satisfies(found -> assertThat(found.reason()).startsWith("3 headers of entries"));
    }

    /** What stands before the damage is unpacked once, not for each of the streams that it is made of. */
    @ParameterizedTest
    @EnumSource(names = {"BZIP2", "XZ"})
    void a_chain_that_is_damaged_is_found_up_to_the_damage_and_from_the_next_on(CarvedKind kind) {
        byte[] content = new byte[300];
        new Random(5).nextBytes(content);
        byte[] stream = kind == CarvedKind.BZIP2
                ? packed(BZip2CompressorOutputStream::new, content)
                : packed(sink -> new XZOutputStream(sink, new LZMA2Options(1)), content);
        byte[][] streams = new byte[3_000][];
        Arrays.fill(streams, stream);
        byte[] chain = joined(streams);
        int next = 1_500 * stream.length;
        chain[next - stream.length / 2] ^= 0x55;

        Carver.Carving carving = carve(chain);

        assertThat(carving.more()).isFalse();
        assertThat(carving.findings()).hasSizeBetween(2, 3).allMatch(found -> found.kind() == kind);
        assertThat(carving.findings().getFirst().range().offset()).isZero();
        assertThat(carving.findings().getFirst().bounded()).isFalse();
        assertThat(carving.findings().getLast().range()).isEqualTo(new Range(next, chain.length - next));
        assertThat(carving.findings().getLast().bounded()).isTrue();
    }

    /** A decompressor begins with memory of its own, a thousand times what its head takes. */
    @Test
    void many_heads_before_nothing_cost_no_more_than_what_they_could_hold() {
        byte[] heads = ascii("BZh91AY&SY".repeat(100_000));

        assertThat(carve(heads).more()).isTrue();
    }

    @Test
    void nothing_is_found_in_noise() {
        byte[] noise = new byte[4 << 20];
        new Random(11).nextBytes(noise);
        assertThat(carve(noise).findings()).isEmpty();
        assertThat(carve(new byte[1 << 20]).findings()).isEmpty();
        assertThat(carve(new byte[0]).findings()).isEmpty();
    }

    @Test
    void the_list_is_bounded() {
        byte[] stream = {(byte) 0xAC, (byte) 0xED, 0, 5, 0x70};
        ByteArrayOutputStream many = new ByteArrayOutputStream();
        for (int i = 0; i < Carver.MOST + 100; i++) {
            many.writeBytes(stream);
        }
        Carver.Carving carving = carve(many.toByteArray());

        assertThat(carving.findings()).hasSize(Carver.MOST);
        assertThat(carving.more()).isTrue();
        assertThat(carving.searched())
                .isGreaterThan(carving.findings().getLast().range().offset())
                .isLessThan(many.size());
    }

    /** Documents inside documents, each of which a careless search would walk to its end. */
    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void crafted_bytes_do_not_take_forever() {
        ByteBuffer bytes = ByteBuffer.allocate(8 << 20).order(ByteOrder.LITTLE_ENDIAN);
        while (bytes.remaining() > 16) {
            bytes.putInt(bytes.remaining() & 0xFFFFFF).put((byte) 0x0A).put(ascii("a\0"));
        }

        assertThat(carve(bytes.array()).more()).isFalse();
    }

    @Test
    void uninteresting_bytes_pass_quickly() {
        byte[] noise = new byte[64 << 20];
        new Random(3).nextBytes(noise);
        carve(noise);
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long start = clock.getCurrentThreadCpuTime();
        carve(noise);
        double megabytes = noise.length / ((clock.getCurrentThreadCpuTime() - start) / 1e9) / 1e6;
        // Several times as fast where the machine has nothing else to do: see docs/benchmarks.md.
        assertThat(megabytes).isGreaterThan(50);
    }

    @Test
    void any_byte_may_be_another() {
        byte[] all = joined(
                bson(), classFile(), avro(), pcap(), pcapng(), zip("a"), packed(GZIPOutputStream::new, ORDER), ORDER);
        Random random = new Random(4);
        for (int i = 0; i < 3000; i++) {
            byte[] damaged = all.clone();
            damaged[random.nextInt(all.length)] = (byte) random.nextInt();
            for (CarvedCandidate found : carve(damaged).findings()) {
                assertThat(found.range().end()).isLessThanOrEqualTo(all.length);
            }
        }
        for (int length = 0; length < all.length; length += 7) {
            int end = length;
            assertThat(carve(Arrays.copyOf(all, length)).findings())
                    .allMatch(found -> found.range().end() <= end);
        }
    }
}
