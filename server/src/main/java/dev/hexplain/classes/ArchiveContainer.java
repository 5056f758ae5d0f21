package dev.hexplain.classes;

import dev.hexplain.bytes.Source;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/**
 * An archive, read through its central directory. What is stored in it without compression, as Spring Boot stores
 * libraries, is read in place.
 */
final class ArchiveContainer implements ClassContainer {
    private static final int MANIFEST_BYTES = 8 << 20;

    private final String name;
    private final Source bytes;
    private final ZipFile zip;

    private ArchiveContainer(String name, Source bytes, ZipFile zip) {
        this.name = name;
        this.bytes = bytes;
        this.zip = zip;
    }

    /**
     * Opens an archive; closing it closes the source.
     *
     * @throws IOException where it is none, or has more entries than the limit
     */
    @SuppressWarnings("resource")
    static ArchiveContainer open(String name, Source bytes, long limit) throws IOException {
        long entries = ArchiveEnd.entries(bytes);
        if (entries > limit) {
            throw new ZipException("It has " + entries + " entries, which is more than the limit of " + limit);
        }
        try {
            ZipFile zip = ZipFile.builder()
                    .setSeekableByteChannel(new SourceChannel(bytes))
                    .setIgnoreLocalFileHeader(true)
                    .get();
            return new ArchiveContainer(name, bytes, zip);
        } catch (RuntimeException malformed) {
            // The library does not promise more of damaged archives.
            throw new ZipException("It is no valid archive: " + malformed.getMessage());
        }
    }

    /** Paths of all files in it. */
    List<String> paths() {
        return Collections.list(zip.getEntries()).stream()
                .filter(entry -> !entry.isDirectory())
                .map(ZipArchiveEntry::getName)
                .toList();
    }

    /** Whether classes under {@code META-INF/versions} count. */
    boolean isMultiRelease() {
        try {
            byte[] text = read(JarFile.MANIFEST_NAME, MANIFEST_BYTES);
            return Boolean.parseBoolean(new Manifest(new java.io.ByteArrayInputStream(text))
                    .getMainAttributes()
                    .getValue(Attributes.Name.MULTI_RELEASE));
        } catch (IOException absentOrMalformed) {
            return false;
        }
    }

    @Override
    public String where(String path) {
        return name + "!/" + path;
    }

    @Override
    public byte[] read(String path, int limit) throws IOException {
        return unpacked(entry(path), limit);
    }

    /**
     * An archive in it, in place where it is stored.
     *
     * @param limit of the bytes that are unpacked to the heap
     */
    Source nested(String path, long limit) throws IOException {
        ZipArchiveEntry entry = entry(path);
        if (entry.getMethod() != ZipEntry.STORED) {
            return Source.ofBytes(where(path), unpacked(entry, limit));
        }
        try (InputStream _ = zip.getRawInputStream(entry)) {
            long start = entry.getDataOffset();
            long size = entry.getSize();
            if (start < 0 || size < 0 || start > bytes.length() - size) {
                throw new ZipException("It ends beyond the archive around it");
            }
            return bytes.slice(start, size);
        }
    }

    private ZipArchiveEntry entry(String path) throws IOException {
        ZipArchiveEntry entry = zip.getEntry(path);
        if (entry == null) {
            throw new ZipException("There is no entry " + path);
        }
        return entry;
    }

    private byte[] unpacked(ZipArchiveEntry entry, long limit) throws IOException {
        try (InputStream in = zip.getInputStream(entry)) {
            return FolderContainer.bounded(in, limit);
        } catch (RuntimeException malformed) {
            throw new ZipException("It cannot be unpacked: " + malformed.getMessage());
        }
    }

    @Override
    public void close() throws IOException {
        zip.close();
        bytes.close();
    }
}
