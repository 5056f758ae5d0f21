package dev.hexplain.samples;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.Base64;
import java.util.List;
import java.util.TreeMap;
import java.util.Map;
import java.util.HexFormat;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.xerial.snappy.SnappyFramedOutputStream;

/**
 * The order inside other things. Nothing here is deflated: what that comes to depends on the machine's zlib, and samples
 * are the same everywhere.
 */
final class LayerSamples {
    /** A file below {@code layers/}. */
    record Layered(String id, String file, String title, String doc, boolean featured, byte[] bytes) {}

    @FunctionalInterface
    private interface Packer {
        OutputStream around(OutputStream sink) throws IOException;
    }

    private LayerSamples() {}

    static List<Layered> all(byte[] order) throws IOException {
        return List.of(
                new Layered(
                        "order-zstd-base64",
                        "order.zst.base64.txt",
                        "Order, packed and in base64",
                        "zstd, then base64: both are taken off, one after the other.",
                        true,
                        ascii(Base64.getMimeEncoder(76, new byte[] {'\n'}).encodeToString(Zstd.compress(order)) + "\n")),
                new Layered(
                        "order-tar-bz2",
                        "order.tar.bz2",
                        "Order in a tar archive",
                        "bzip2, and inside it a tar archive, the only file of which is opened.",
                        false,
                        packed(sink -> new BZip2CompressorOutputStream(sink, 1), tar("order.ser", order))),
                new Layered(
                        "orders-zip",
                        "orders.zip",
                        "Orders in a zip archive",
                        "Two entries, one of which has to be chosen: an order, and its packed form.",
                        false,
                        zip(order)),
                new Layered(
                        "session-redis",
                        "session.redis-cli.txt",
                        "Spring session in Redis",
                        "What redis-cli prints of a session: a hash, the fields of which are serialization streams.",
                        true,
                        redisSession(order)),
                new Layered(
                        "session-sql",
                        "session.sql",
                        "Spring session in a database",
                        "What a dump of a database has of a session: rows whose bytes are serialization streams.",
                        false,
                        databaseSession(order)),
                new Layered(
                        "confluent-json",
                        "record.confluent.bin",
                        "Record behind a schema id",
                        "Confluent's wire format: a byte 0, schema id 42 in four bytes, then JSON.",
                        false,
                        joined(new byte[] {0, 0, 0, 0, 42}, ascii("{\"orderId\":1234,\"price\":99.5}"))),
                new Layered(
                        "log-with-streams",
                        "log-with-streams.bin",
                        "Log with things inside",
                        "A log that a stream, a packed one, an archive and base64 were written to: carving lists them.",
                        true,
                        log(order)));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static byte[] packed(Packer packer, byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = packer.around(bytes)) {
            out.write(content);
        }
        return bytes.toByteArray();
    }

    private static byte[] tar(String name, byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (TarArchiveOutputStream tar = new TarArchiveOutputStream(bytes)) {
            TarArchiveEntry entry = new TarArchiveEntry(name);
            entry.setSize(content.length);
            entry.setModTime(0);
            tar.putArchiveEntry(entry);
            tar.write(content);
            tar.closeArchiveEntry();
        }
        return bytes.toByteArray();
    }

    private static byte[] zip(byte[] order) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            store(zip, "orders/order.ser", order);
            store(zip, "orders/order.ser.sz", packed(SnappyFramedOutputStream::new, order));
        }
        return bytes.toByteArray();
    }

    private static void store(ZipOutputStream zip, String name, byte[] content) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(content);
        ZipEntry entry = new ZipEntry(name);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(content.length);
        entry.setCrc(sum.getValue());
        entry.setTimeLocal(LocalDateTime.of(2024, 1, 1, 0, 0));
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }

    private static byte[] redisSession(byte[] order) throws IOException {
        List<byte[]> strings = List.of(
                ascii("creationTime"),
                Dumps.of(1_700_000_000_000L),
                ascii("lastAccessedTime"),
                Dumps.of(1_700_000_060_000L),
                ascii("maxInactiveInterval"),
                Dumps.of(1800),
                ascii("sessionAttr:order"),
                order);
        StringBuilder printed = new StringBuilder();
        for (int i = 0; i < strings.size(); i++) {
            printed.append(i + 1).append(") \"").append(escaped(strings.get(i))).append("\"\n");
        }
        return ascii(printed.toString());
    }

    private static byte[] databaseSession(byte[] order) throws IOException {
        StringBuilder rows = new StringBuilder();
        Map<String, byte[]> attributes = new TreeMap<>(Map.of("order", order, "visits", Dumps.of(3)));
        attributes.forEach((name, value) ->
                rows.append("INSERT INTO SPRING_SESSION_ATTRIBUTES (SESSION_PRIMARY_ID, ATTRIBUTE_NAME, ATTRIBUTE_BYTES)")
                        .append(" VALUES ('5c2d8e41', '%s', X'%s');%n".formatted(name, hex(value))));
        return ascii(rows.toString().replace("\r", ""));
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().withUpperCase().formatHex(bytes);
    }

    /** As {@code redis-cli} shows a string. */
    private static String escaped(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte octet : bytes) {
            switch (octet) {
                case '"', '\\' -> text.append('\\').append((char) octet);
                case '\n' -> text.append("\\n");
                case '\r' -> text.append("\\r");
                case '\t' -> text.append("\\t");
                case 7 -> text.append("\\a");
                case '\b' -> text.append("\\b");
                default ->
                    text.append(octet >= ' ' && octet <= '~' ? Character.toString(octet) : "\\x%02x".formatted(octet));
            }
        }
        return text.toString();
    }

    private static byte[] log(byte[] order) throws IOException {
        return joined(
                ascii("10:00:00.001 INFO  Cache put key=order:1 value="),
                order,
                ascii("\n10:00:00.002 INFO  Cache put key=order:1:packed value="),
                Zstd.compress(order),
                ascii("\n10:00:00.003 INFO  Export of orders.zip: "),
                zip(order),
                ascii("\n10:00:00.004 WARN  Rejected {\"payload\":\"" + Base64.getEncoder().encodeToString(order) + "\"}\n"));
    }
}
