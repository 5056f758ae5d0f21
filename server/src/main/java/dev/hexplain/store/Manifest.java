package dev.hexplain.store;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/**
 * The sizes and checksums of the files of a folder, and a note on their meaning. The first line of its file is the
 * checksum of the rest, so that a damaged manifest is detected too.
 *
 * @param files by name
 * @param note in the schema of the writer of the files
 */
record Manifest(Map<String, Sum> files, JsonNode note) {
    private static final ObjectMapper JSON =
            new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
    private static final Pattern FILE = Pattern.compile("[a-z0-9][a-z0-9._-]*");
    private static final long PIECE = 1 << 30;

    /**
     * The expected size and checksum of a file.
     *
     * @param crc32c of its bytes, in hex
     */
    record Sum(long size, String crc32c) {}

    /** That of a folder as it is now. */
    static Manifest of(Path folder, JsonNode note) throws IOException {
        Map<String, Sum> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(String.valueOf(file.getFileName()), new Sum(Files.size(file), crc32c(file)));
            }
        }
        return new Manifest(files, note);
    }

    /** The one in a file; empty where there is none that can be believed. */
    static Optional<Manifest> read(Path file) throws IOException {
        try {
            return read(Files.readAllBytes(file));
        } catch (NoSuchFileException none) {
            return Optional.empty();
        }
    }

    /** The one in these bytes; empty where they cannot be believed. */
    static Optional<Manifest> read(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int head = text.indexOf('\n');
        byte[] body = text.substring(head + 1).getBytes(StandardCharsets.ISO_8859_1);
        return head >= 0 && text.substring(0, head).equals(crc32c(body)) ? parsed(body) : Optional.empty();
    }

    private static Optional<Manifest> parsed(byte[] body) {
        try {
            return Optional.of(JSON.readValue(body, Manifest.class));
        } catch (IOException ofAnotherVersion) {
            return Optional.empty();
        }
    }

    /** Whether all names are those of files in one folder: a manifest from elsewhere may have others. */
    boolean namesFiles() {
        return files.keySet().stream().allMatch(name -> FILE.matcher(name).matches());
    }

    byte[] toBytes() throws IOException {
        byte[] body = JSON.writeValueAsBytes(this);
        byte[] head = (crc32c(body) + "\n").getBytes(StandardCharsets.ISO_8859_1);
        byte[] all = new byte[head.length + body.length];
        System.arraycopy(head, 0, all, 0, head.length);
        System.arraycopy(body, 0, all, head.length, body.length);
        return all;
    }

    /** Bytes of all files. */
    long bytes() {
        return files.values().stream().mapToLong(Sum::size).sum();
    }

    /** How the files look without reading them; empty where one is missing, or has another size. */
    Optional<String> looks(Path folder) throws IOException {
        StringBuilder looks = new StringBuilder();
        for (Map.Entry<String, Sum> each : files.entrySet()) {
            try {
                BasicFileAttributes found =
                        Files.readAttributes(folder.resolve(each.getKey()), BasicFileAttributes.class);
                if (found.size() != each.getValue().size()) {
                    return Optional.empty();
                }
                looks.append(found.lastModifiedTime().toInstant()).append(' ');
            } catch (NoSuchFileException missing) {
                return Optional.empty();
            }
        }
        return Optional.of(looks.toString());
    }

    /** Whether the files have the content they have to have: reads them all. */
    boolean isContentRight(Path folder) throws IOException {
        for (Map.Entry<String, Sum> each : files.entrySet()) {
            if (!crc32c(folder.resolve(each.getKey())).equals(each.getValue().crc32c())) {
                return false;
            }
        }
        return true;
    }

    private static String crc32c(byte[] bytes) {
        CRC32C sum = new CRC32C();
        sum.update(bytes);
        return Long.toHexString(sum.getValue());
    }

    private static String crc32c(Path file) throws IOException {
        CRC32C sum = new CRC32C();
        try (Arena arena = Arena.ofConfined();
                FileChannel in = FileChannel.open(file, StandardOpenOption.READ)) {
            MemorySegment all = in.map(FileChannel.MapMode.READ_ONLY, 0, in.size(), arena);
            for (long at = 0; at < all.byteSize(); at += PIECE) {
                sum.update(all.asSlice(at, Math.min(PIECE, all.byteSize() - at)).asByteBuffer());
            }
        }
        return Long.toHexString(sum.getValue());
    }

    /** A note as JSON. */
    static JsonNode note(Object note) {
        return JSON.valueToTree(note);
    }

    /** The note, where it is one of this kind. */
    <T> Optional<T> note(Class<T> kind) {
        try {
            return Optional.of(JSON.treeToValue(note, kind));
        } catch (IOException ofAnotherVersion) {
            return Optional.empty();
        }
    }
}
