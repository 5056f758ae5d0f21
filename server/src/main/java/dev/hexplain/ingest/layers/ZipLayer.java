package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.zip.CRC32;

/**
 * A zip or jar archive, by its central directory, or by the local headers where that is broken. The entry is the name
 * of a file in it.
 */
final class ZipLayer extends ArchiveLayer<ZipEntry> {
    ZipLayer() {
        super("zip", "zip entry", ONE_OF_MANY);
    }

    @Override
    boolean recognises(SourceReader bytes) {
        return ZipEntry.startsLocal(bytes, 0) || bytes.at(0, 'P', 'K', 5, 6);
    }

    @Override
    void walk(SourceReader bytes, Predicate<ZipEntry> visitor) {
        Optional<ZipDirectory> directory = ZipDirectory.find(bytes);
        if (directory.isPresent()) {
            directory.get().walk(bytes, visitor);
            return;
        }
        boolean wanted = true;
        for (long at = 0; wanted && ZipEntry.startsLocal(bytes, at); ) {
            ZipEntry entry = ZipEntry.local(bytes, at);
            wanted = entry.isFolder() || visitor.test(entry);
            at = entry.next();
        }
    }

    @Override
    void unpack(LayerUnpacking to, ZipEntry entry) throws IOException, UnpackAborted {
        if (ZipDirectory.find(to.octets()).isEmpty()) {
            to.note(0, "The central directory is missing or broken: read by the headers before each entry");
        }
        if (!ZipEntry.startsLocal(to.octets(), entry.head())) {
            throw to.fail(Math.min(entry.head(), to.length()), "No header of " + entry.name(), "50 4B 03 04", null);
        }
        if (entry.isEncrypted()) {
            throw to.fail(entry.head(), "The entry is encrypted", null, null);
        }
        long start = entry.head()
                + ZipEntry.LOCAL
                + to.octets().u2le(entry.head() + 26)
                + to.octets().u2le(entry.head() + 28);
        CRC32 sum = new CRC32();
        to.summing(sum::update);
        content(to, entry, start);
        to.summing(null);
        if (entry.unpacked() >= 0) {
            to.check(entry.head(), "The size", entry.unpacked(), to.written());
            to.check(entry.head(), "CRC-32", entry.crc(), sum.getValue());
        }
    }

    private static void content(LayerUnpacking to, ZipEntry entry, long start) throws IOException, UnpackAborted {
        to.require(start, 0);
        long end = entry.packed() < 0 ? to.length() : Math.min(to.length(), start + entry.packed());
        switch (entry.method()) {
            case ZipEntry.STORED -> to.copy(start, entry.packed() < 0 ? to.length() - start : entry.packed());
            case ZipEntry.DEFLATED -> DeflateReader.inflate(to, start, end, false);
            case ZipEntry.BZIP2 -> Bzip2Layer.unpack(to, start, end);
            case ZipEntry.ZSTD -> ZstdLayer.unpack(to, start, end);
            case ZipEntry.XZ -> XzLayer.unpack(to, start, end);
            default ->
                throw to.fail(
                        entry.head() + 8,
                        "Packed in a way that is not known here",
                        "method 0, 8, 12, 93 or 95",
                        Integer.toString(entry.method()));
        }
    }
}
