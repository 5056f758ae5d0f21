package dev.hexplain.store.database;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * The write-ahead log of an SQLite file: <a href="https://www.sqlite.org/fileformat2.html#walformat">format</a>. SQLite ends
 * at the first frame whose checksum is wrong, and says nothing: that is right for the change that a crash cut off, which is
 * the last one, and loses all that follows where the frame was damaged later.
 */
final class WriteAheadLog {
    private static final int HEADER = 32;
    private static final int FRAME_HEADER = 24;
    private static final int MAGIC = 0x377f0682;

    /** Of a frame's header: the number of its page, and what says that a change is whole. */
    private static final int SUMMED = 8;

    private static final int SALT = 8;
    private static final int SUM = 16;

    private final byte[] header;
    private final ByteOrder order;
    private final byte[] frame;

    private int frames;
    private int wrong;
    private int wholeAfterWrong;

    private WriteAheadLog(byte[] header) {
        ByteBuffer fields = ByteBuffer.wrap(header);
        this.header = header;
        this.order = (fields.getInt(0) & 1) == 0 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
        this.frame = new byte[FRAME_HEADER + Math.clamp(fields.getInt(8), 0, 1 << 16)];
    }

    /** What is wrong with a log; empty where nothing is, or its writer has begun it anew meanwhile. */
    static String fault(Path file) throws IOException {
        if (!Files.exists(file) || Files.size(file) == 0) {
            return "";
        }
        String fault;
        byte[] header;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            header = in.readNBytes(HEADER);
            fault = isHeader(header) ? new WriteAheadLog(header).read(in) : "its header is damaged";
        }
        return Arrays.equals(header, header(file)) ? fault : "";
    }

    private static byte[] header(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(HEADER);
        }
    }

    private static boolean isHeader(byte[] header) {
        if (header.length < HEADER || (ByteBuffer.wrap(header).getInt(0) & ~1) != MAGIC) {
            return false;
        }
        WriteAheadLog log = new WriteAheadLog(header);
        return log.sum(0, header, 0, HEADER - 8) == ByteBuffer.wrap(header).getLong(HEADER - 8);
    }

    private String read(InputStream in) throws IOException {
        long before = ByteBuffer.wrap(header).getLong(HEADER - 8);
        while (in.readNBytes(frame, 0, frame.length) == frame.length && isOfThisLog()) {
            frames++;
            long found = ByteBuffer.wrap(frame).getLong(SUM);
            boolean right =
                    sum(sum(before, frame, 0, SUMMED), frame, FRAME_HEADER, frame.length - FRAME_HEADER) == found;
            wrong = wrong == 0 && !right ? frames : wrong;
            wholeAfterWrong += wrong > 0 && right && endsChange() ? 1 : 0;
            before = found;
        }
        // The change that a crash cut off may have its last frame on disk, and not its first.
        return wholeAfterWrong > 1 ? "its frame %d is damaged, and whole changes follow it".formatted(wrong) : "";
    }

    /** Frames of the log before have other salts. */
    private boolean isOfThisLog() {
        return Arrays.equals(frame, SALT, SUM, header, SUM, SUM + 8);
    }

    private boolean endsChange() {
        return ByteBuffer.wrap(frame).getInt(4) != 0;
    }

    private long sum(long before, byte[] bytes, int start, int length) {
        ByteBuffer words = ByteBuffer.wrap(bytes, start, length).order(order);
        int first = (int) (before >>> 32);
        int second = (int) before;
        while (words.remaining() >= 8) {
            first += words.getInt() + second;
            second += words.getInt() + first;
        }
        return ((long) first << 32) | (second & 0xffffffffL);
    }
}
