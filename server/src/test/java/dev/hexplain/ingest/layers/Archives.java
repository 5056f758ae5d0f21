package dev.hexplain.ingest.layers;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;

/** Archives and listings of a few entries, each of which holds its own name and a text. */
final class Archives {
    private Archives() {}

    static byte[] content(String name) {
        return (name + "\n" + new String(Packed.text(300), StandardCharsets.US_ASCII)).getBytes(StandardCharsets.UTF_8);
    }

    /** With the lengths behind the data, as streams are written, or before it and not packed. */
    static byte[] zip(boolean streamed, String... names) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (String name : names) {
                ZipEntry entry = new ZipEntry(name);
                if (!streamed) {
                    CRC32 sum = new CRC32();
                    sum.update(content(name));
                    entry.setMethod(ZipEntry.STORED);
                    entry.setSize(content(name).length);
                    entry.setCrc(sum.getValue());
                }
                zip.putNextEntry(entry);
                zip.write(content(name));
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    static byte[] tar(String... names) {
        return tar(TarArchiveOutputStream.LONGFILE_POSIX, names);
    }

    static byte[] tar(int longNames, String... names) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (TarArchiveOutputStream tar = new TarArchiveOutputStream(bytes)) {
            tar.setLongFileMode(longNames);
            for (String name : names) {
                TarArchiveEntry entry = new TarArchiveEntry(name);
                entry.setSize(content(name).length);
                tar.putArchiveEntry(entry);
                tar.write(content(name));
                tar.closeArchiveEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** What {@code redis-cli} prints for a session of two fields. */
    static byte[] redisCli() {
        return """
                1) "creationTime"
                2) "\\xac\\xed\\x00\\x05t\\x00\\x03\\"a\\n"
                3) "sessionAttr:user"
                4) "\\xac\\xed\\x00\\x05t\\x00\\x05alice"
                """.getBytes(StandardCharsets.US_ASCII);
    }

    /** The same as the protocol has it. */
    static byte[] resp() {
        return "*4\r\n$12\r\ncreationTime\r\n$10\r\n\u00ac\u00ed\0\5t\0\3\"a\n\r\n$16\r\nsessionAttr:user\r\n$12\r\n\u00ac\u00ed\0\5t\0\5alice\r\n"
                .getBytes(StandardCharsets.ISO_8859_1);
    }
}
