package dev.hexplain.classes;

import dev.hexplain.bytes.EndOfSource;
import dev.hexplain.bytes.Source;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The modules of another JDK, or of a runtime made by jlink, out of its file {@code lib/modules}. It is read here, since the
 * {@code jrt:} file system of another JDK runs code of that JDK.
 *
 * <p>The file, in the byte order of the machine (jdk.internal.jimage.ImageHeader): magic 0xCAFEDADA, version, flags, number
 * of resources, length n of the table, lengths of locations and strings, u4 each; a hash table of n s4; n offsets of
 * locations, u4 each; locations; strings, each with a zero behind it; the resources. A location is a list of attributes:
 * a byte {@code kind << 3 | length - 1}, and a number of that many bytes, most significant first; kind 0 ends it.
 */
public final class JdkImage implements ClassSource {
    private static final int MAGIC = 0xCAFEDADA;
    private static final int MAJOR = 1;
    private static final int HEADER = 28;
    private static final int LONGEST_NAME = 4_096;

    /** Kinds of attributes. */
    private static final int MODULE = 1;

    private static final int PARENT = 2;
    private static final int BASE = 3;
    private static final int EXTENSION = 4;
    private static final int OFFSET = 5;
    private static final int COMPRESSED = 6;
    private static final int UNCOMPRESSED = 7;

    private final String name;
    private final Path file;
    private final Source image;
    private final MemorySegment bytes;
    private final int classBytes;
    private final long strings;
    private final long resources;
    private final ValueLayout.OfInt u4;
    /** Where the locations of classes are, by their paths: {@code java/util/List.class}. */
    private final Map<String, Long> locations = new HashMap<>();

    private JdkImage(Path home, Path file, Source image, ClassLimits bounds) throws IOException {
        this.name = "the JDK in " + home;
        this.file = file;
        this.image = image;
        this.bytes = image.segment();
        this.classBytes = bounds.classBytes();
        this.u4 = ValueLayout.JAVA_INT_UNALIGNED.withOrder(order());
        long table = Integer.toUnsignedLong(bytes.get(u4, 16));
        long starts = HEADER + 4 * table;
        long first = starts + 4 * table;
        this.strings = first + Integer.toUnsignedLong(bytes.get(u4, 20));
        this.resources = strings + Integer.toUnsignedLong(bytes.get(u4, 24));
        if (resources > image.length()) {
            throw new IOException("It ends in its index, which has %d bytes".formatted(resources));
        }
        for (long i = 0; i < Math.min(table, bounds.files()); i++) {
            add(first + Integer.toUnsignedLong(bytes.get(u4, starts + 4 * i)));
        }
    }

    /** Whether a folder is the home of a JDK, or a runtime, with modules. */
    static boolean isHome(Path folder) {
        return Files.isRegularFile(modules(folder));
    }

    private static Path modules(Path home) {
        return home.resolve("lib").resolve("modules");
    }

    /**
     * Reads the index of one.
     *
     * @param home the folder of a JDK
     * @throws IOException where there is no such file, or it is of another format
     */
    public static JdkImage open(Path home, ClassLimits bounds) throws IOException {
        Path file = modules(home);
        Source image = Source.ofFile(file);
        try {
            return new JdkImage(home, file, image, bounds);
        } catch (IndexOutOfBoundsException | EndOfSource | ArithmeticException malformed) {
            image.close();
            throw new IOException(file + ": It is no image of modules: " + malformed.getMessage(), malformed);
        } catch (IOException unknown) {
            image.close();
            throw new IOException(file + ": " + unknown.getMessage(), unknown);
        }
    }

    private ByteOrder order() throws IOException {
        for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
            ValueLayout.OfInt layout = ValueLayout.JAVA_INT_UNALIGNED.withOrder(order);
            if (bytes.get(layout, 0) == MAGIC) {
                int major = bytes.get(layout, 4) >>> 16;
                if (major != MAJOR) {
                    throw new IOException(
                            "It is an image of version %d, and version %d is read".formatted(major, MAJOR));
                }
                return order;
            }
        }
        throw new IOException("It does not begin with 0xCAFEDADA, as images of modules do");
    }

    private void add(long location) throws IOException {
        long[] attributes = attributes(location);
        if (attributes[EXTENSION] != 0 && string(attributes[EXTENSION]).equals("class") && attributes[MODULE] != 0) {
            String folder = attributes[PARENT] == 0 ? "" : string(attributes[PARENT]) + "/";
            locations.putIfAbsent(folder + string(attributes[BASE]) + ".class", location);
        }
    }

    /** Those of a location, by kind; 0 for those that it does not have. */
    private long[] attributes(long location) throws IOException {
        long[] attributes = new long[UNCOMPRESSED + 1];
        long at = location;
        for (int head = image.u1(at++); head >>> 3 != 0; head = image.u1(at++)) {
            if (head >>> 3 > UNCOMPRESSED) {
                throw new IOException(
                        "Its location at %d has an attribute %d, which is not known".formatted(location, head >>> 3));
            }
            long value = 0;
            for (int left = (head & 7) + 1; left > 0; left--) {
                value = value << 8 | image.u1(at++);
            }
            attributes[head >>> 3] = value;
        }
        return attributes;
    }

    private String string(long offset) throws IOException {
        long from = Math.addExact(strings, offset);
        for (long at = from; at < Math.min(resources, from + LONGEST_NAME); at++) {
            if (image.u1(at) == 0) {
                return new String(image.copy(from, (int) (at - from)), StandardCharsets.UTF_8);
            }
        }
        throw new IOException("A name at %d does not end".formatted(from));
    }

    @Override
    public String name() {
        return name;
    }

    /** Binary names of all its classes, in no order. */
    public List<String> names() {
        return locations.keySet().stream()
                .filter(path -> path.indexOf('/') >= 0)
                .map(path ->
                        path.substring(0, path.length() - ".class".length()).replace('/', '.'))
                .toList();
    }

    @Override
    public ClassLookup find(String binaryName) {
        Long location = locations.get(ClassIndex.pathOf(binaryName));
        if (location == null) {
            return ClassLookup.ABSENT;
        }
        String where = file + "!/" + ClassIndex.pathOf(binaryName);
        try {
            return ClassFileReader.read(content(attributes(location)), where);
        } catch (IOException | IndexOutOfBoundsException | EndOfSource | ArithmeticException unreadable) {
            return new ClassLookup.Malformed(where, String.valueOf(unreadable.getMessage()));
        }
    }

    private byte[] content(long[] attributes) throws IOException {
        if (attributes[COMPRESSED] != 0) {
            throw new IOException(
                    "It is compressed, as jlink --compress makes it: use the JDK that the runtime was made of");
        }
        if (attributes[UNCOMPRESSED] < 0 || attributes[UNCOMPRESSED] > classBytes) {
            throw new IOException("It is larger than the limit of " + classBytes + " bytes");
        }
        return image.copy(Math.addExact(resources, attributes[OFFSET]), (int) attributes[UNCOMPRESSED]);
    }

    @Override
    public void close() {
        image.close();
    }
}
