package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/** Captures as tests want them: indexed in memory. */
final class Captures {
    private static final int MOST = 1 << 26;

    private Captures() {}

    static CaptureIndex index(byte[] capture) {
        return CaptureIndex.build(
                Source.ofBytes("capture", capture), TreeStorage.inMemory(), CaptureLimits.USUAL, Progress.NONE);
    }

    /** A file's bytes, without the gzip around them. */
    static byte[] bytes(Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            boolean gzip = bytes.length > 2 && bytes[0] == 0x1F && (bytes[1] & 0xFF) == 0x8B;
            return gzip ? new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes() : bytes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A whole stream, gaps as zeros. */
    static byte[] stream(FlowStream stream) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            stream.writeTo(out, MOST);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
