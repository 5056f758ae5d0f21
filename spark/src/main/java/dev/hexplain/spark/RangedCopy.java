package dev.hexplain.spark;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.LongStream;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileRange;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.util.functional.FutureIO;

/** Copies a file of another machine in ranges, some of which a bucket is asked for at the same time. */
final class RangedCopy {
    /** Bytes of a range. */
    static final int RANGE = 8 << 20;

    /** Ranges that are in memory. */
    static final int AT_ONCE = 4;

    private RangedCopy() {}

    /**
     * Copies as many bytes as the file had.
     *
     * @throws EOFException where it has fewer now
     */
    static void copy(FileSystem files, FileStatus file, java.nio.file.Path to) throws IOException {
        try (FSDataInputStream in = FutureIO.awaitFuture(
                        files.openFile(file.getPath()).withFileStatus(file).build());
                FileChannel out = FileChannel.open(to, StandardOpenOption.WRITE)) {
            for (long at = 0; at < file.getLen(); at += (long) AT_ONCE * RANGE) {
                List<FileRange> ranges = ranges(at, Math.min(file.getLen(), at + (long) AT_ONCE * RANGE));
                in.readVectored(ranges, ByteBuffer::allocate);
                for (FileRange range : ranges) {
                    write(FutureIO.awaitFuture(range.getData()), range.getOffset(), out);
                }
            }
        }
    }

    private static List<FileRange> ranges(long from, long to) {
        return LongStream.iterate(from, at -> at < to, at -> at + RANGE)
                .mapToObj(at -> FileRange.createFileRange(at, (int) Math.min(RANGE, to - at)))
                .toList();
    }

    private static void write(ByteBuffer bytes, long offset, FileChannel out) throws IOException {
        for (long at = offset; bytes.hasRemaining(); ) {
            at += out.write(bytes, at);
        }
    }
}
