package dev.hexplain.inspect.encodings;

import com.github.luben.zstd.Zstd;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import net.jpountz.lz4.LZ4Factory;
import org.xerial.snappy.Snappy;

/**
 * Sizes in bytes after compression with several compressors, each at its default level and without a container.
 *
 * @param deflate raw deflate (RFC 1951), level 6
 * @param zstd a frame of level 3
 * @param lz4 a block, the fast compressor
 * @param snappy a block
 */
public record CompressedSizes(int deflate, int zstd, int lz4, int snappy) {
    /** Compresses bytes. */
    public static CompressedSizes of(byte[] bytes) {
        return new CompressedSizes(deflated(bytes), Zstd.compress(bytes).length, lz4(bytes), snappy(bytes));
    }

    private static int deflated(byte[] bytes) {
        try (Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true)) {
            deflater.setInput(bytes);
            deflater.finish();
            byte[] buffer = new byte[1 << 13];
            int size = 0;
            while (!deflater.finished()) {
                size += deflater.deflate(buffer);
            }
            return size;
        }
    }

    private static int lz4(byte[] bytes) {
        return LZ4Factory.fastestInstance().fastCompressor().compress(bytes).length;
    }

    private static int snappy(byte[] bytes) {
        try {
            return Snappy.compress(bytes).length;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
