package dev.hexplain.edit.patches;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.edit.EditRefused;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.Replacement;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;

/**
 * A patch of bsdiff 4: {@code BSDIFF40}, the compressed lengths of the first two blocks and the length of the result (three
 * numbers of 64 bits, little-endian, sign and magnitude), then three blocks of bzip2: triples of such numbers (bytes to add
 * to the source's, bytes to insert, bytes to skip in the source), the bytes to add, and the bytes to insert.
 */
record BsdiffFile(Source file) implements PatchFile {
    static final PatchMagic MAGIC = new PatchMagic("BSDIFF40");

    private static final int HEAD = 32;
    private static final int PIECE = 1 << 16;
    private static final long LARGEST = 1L << 28;

    static void write(Source before, Source after, Patch patch, OutputStream out) throws EditRefused, IOException {
        if (after.length() > LARGEST) {
            throw new EditRefused("bsdiff is written for at most %,d MiB, and there are %,d bytes: write ranges."
                    .formatted(LARGEST >> 20, after.length()));
        }
        Blocks blocks = new Blocks();
        long at = 0;
        for (Replacement each : patch.replacements()) {
            blocks.add(each.offset() - at, each.inserted(), each.removed());
            at = each.end();
        }
        blocks.add(before.length() - at, new byte[0], 0);
        blocks.write(after.length(), out);
    }

    /** What is written of the three blocks. */
    private static final class Blocks {
        private final ByteArrayOutputStream control = new ByteArrayOutputStream();
        private final ByteArrayOutputStream added = new ByteArrayOutputStream();
        private final ByteArrayOutputStream inserted = new ByteArrayOutputStream();
        private final OutputStream controls = new BZip2CompressorOutputStream(control);
        private final OutputStream adds = new BZip2CompressorOutputStream(added);
        private final OutputStream inserts = new BZip2CompressorOutputStream(inserted);

        Blocks() throws IOException {}

        void add(long same, byte[] bytes, long skipped) throws IOException {
            controls.write(number(same));
            controls.write(number(bytes.length));
            controls.write(number(skipped));
            byte[] zeros = new byte[PIECE];
            for (long left = same; left > 0; left -= PIECE) {
                adds.write(zeros, 0, (int) Math.min(PIECE, left));
            }
            inserts.write(bytes);
        }

        void write(long length, OutputStream out) throws IOException {
            controls.close();
            adds.close();
            inserts.close();
            out.write(MAGIC.bytes());
            out.write(number(control.size()));
            out.write(number(added.size()));
            out.write(number(length));
            control.writeTo(out);
            added.writeTo(out);
            inserted.writeTo(out);
        }
    }

    private static byte[] number(long number) {
        byte[] bytes = new byte[Long.BYTES];
        long magnitude = Math.abs(number);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (magnitude >>> i * Byte.SIZE);
        }
        bytes[7] |= (byte) (number < 0 ? 0x80 : 0);
        return bytes;
    }

    private static long number(byte[] bytes) {
        long magnitude = 0;
        for (int i = 0; i < bytes.length; i++) {
            int one = bytes[i] & (i == 7 ? 0x7F : 0xFF);
            magnitude |= (long) one << i * Byte.SIZE;
        }
        return bytes[7] < 0 ? -magnitude : magnitude;
    }

    @Override
    public void apply(Source before, long most, OutputStream out) throws EditRefused, IOException {
        if (file.length() < HEAD) {
            throw new EditRefused(
                    "The patch has %d bytes, and its head %d: it has been cut.".formatted(file.length(), HEAD));
        }
        long controlLength = number(file.copy(8, Long.BYTES));
        long addedLength = number(file.copy(16, Long.BYTES));
        long length = number(file.copy(24, Long.BYTES));
        long blocks = file.length() - HEAD;
        if (controlLength < 0
                || addedLength < 0
                || length < 0
                || controlLength > blocks
                || addedLength > blocks - controlLength) {
            throw new EditRefused("The head of the patch names blocks of %,d and %,d bytes; there are %,d."
                    .formatted(controlLength, addedLength, blocks));
        }
        if (length > most) {
            throw new EditRefused("The patch makes %,d bytes, and at most %,d are allowed.".formatted(length, most));
        }
        long added = HEAD + controlLength;
        long inserted = added + addedLength;
        try (Block control = block("control", HEAD, controlLength);
                Block adds = block("diff", added, addedLength);
                Block inserts = block("extra", inserted, file.length() - inserted)) {
            new Result(before, control, adds, inserts, out).write(length);
        }
    }

    private Block block(String name, long offset, long length) throws EditRefused {
        return Block.open(name, new SourceStream(file, new Range(offset, length)));
    }

    /** A block that is unpacked as it is read: what is wrong with it is the patch's fault. */
    private record Block(String name, InputStream in) implements AutoCloseable {
        static Block open(String name, InputStream packed) throws EditRefused {
            try {
                return new Block(name, new BZip2CompressorInputStream(packed));
            } catch (IOException notPacked) {
                throw damaged(name, notPacked);
            }
        }

        private static EditRefused damaged(String name, IOException fault) {
            return new EditRefused("The %s block of the patch is damaged: %s.".formatted(name, fault.getMessage()));
        }

        byte[] next(long length) throws EditRefused {
            try {
                byte[] bytes = in.readNBytes((int) length);
                if (bytes.length == length) {
                    return bytes;
                }
            } catch (IOException fault) {
                throw damaged(name, fault);
            }
            throw new EditRefused(
                    "The %s block of the patch ends before the result has all its bytes.".formatted(name));
        }

        long number() throws EditRefused {
            return BsdiffFile.number(next(Long.BYTES));
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }

    /** What the blocks make of a source, piece by piece. */
    private record Result(Source before, Block control, Block adds, Block inserts, OutputStream out) {
        void write(long length) throws EditRefused, IOException {
            long from = 0;
            for (long at = 0, triples = 0; at < length; triples++) {
                long added = control.number();
                long inserted = control.number();
                long skipped = control.number();
                if (added < 0
                        || inserted < 0
                        || added > length - at
                        || inserted > length - at - added
                        || triples > length) {
                    throw new EditRefused(
                            "The patch goes on behind the %,d bytes that it says it makes.".formatted(length));
                }
                add(from, added);
                insert(inserted);
                at += added + inserted;
                from += added + skipped;
            }
        }

        private void add(long from, long length) throws EditRefused, IOException {
            for (long at = 0; at < length; at += PIECE) {
                byte[] piece = adds.next(Math.min(PIECE, length - at));
                for (int i = 0; i < piece.length; i++) {
                    piece[i] += (byte) old(from + at + i);
                }
                out.write(piece);
            }
        }

        /** Bytes outside of the source count as 0. */
        private int old(long offset) {
            return offset >= 0 && offset < before.length() ? before.u1(offset) : 0;
        }

        private void insert(long length) throws EditRefused, IOException {
            for (long at = 0; at < length; at += PIECE) {
                out.write(inserts.next(Math.min(PIECE, length - at)));
            }
        }
    }
}
