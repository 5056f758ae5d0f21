package dev.hexplain.edit.patches;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.edit.EditRefused;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * A patch of the IPS format: {@code PATCH}, records, {@code EOF}, and the length of the result where that is shorter. A
 * record is offset (u3), size (u2) and bytes; with size 0, a count (u2) and the byte that is repeated. All numbers are
 * big-endian.
 */
record IpsFile(Source file) implements PatchFile {
    static final PatchMagic MAGIC = new PatchMagic("PATCH");

    private static final int END = 0x454F46; // "EOF"
    private static final int OFFSETS = 1 << 24;
    private static final int LONGEST = 0xFFFF;

    /** Equal bytes between two changes that cost less than the head of another record. */
    private static final int HEAD = 5;

    static void write(Source before, Source after, OutputStream to) throws EditRefused, IOException {
        if (after.length() > OFFSETS || before.length() > OFFSETS) {
            throw new EditRefused(
                    "IPS has offsets of 24 bits, for at most 16 MiB, and there are %,d bytes: write bsdiff or ranges."
                            .formatted(Math.max(before.length(), after.length())));
        }
        byte[] old = before.copy(0, (int) before.length());
        byte[] now = after.copy(0, (int) after.length());
        DataOutputStream out = new DataOutputStream(to);
        out.write(MAGIC.bytes());
        for (int at = nextChange(old, now, 0); at < now.length; ) {
            int from = at == END ? at - 1 : at;
            int end = endOfChange(old, now, at, Math.min(now.length, from + LONGEST));
            u3(out, from);
            out.writeShort(end - from);
            out.write(now, from, end - from);
            at = nextChange(old, now, end);
        }
        u3(out, END);
        if (now.length < old.length) {
            u3(out, now.length);
        }
        out.flush();
    }

    private static boolean isChanged(byte[] old, byte[] now, int at) {
        return at >= old.length || old[at] != now[at];
    }

    private static int nextChange(byte[] old, byte[] now, int from) {
        int at = from;
        while (at < now.length && !isChanged(old, now, at)) {
            at++;
        }
        return at;
    }

    private static int endOfChange(byte[] old, byte[] now, int from, int most) {
        int end = from;
        for (int at = from; at < most && at - end <= HEAD; at++) {
            if (isChanged(old, now, at)) {
                end = at + 1;
            }
        }
        return end;
    }

    private static void u3(DataOutputStream out, int number) throws IOException {
        out.writeByte(number >>> 16);
        out.writeShort(number);
    }

    @Override
    public void apply(Source before, long most, OutputStream out) throws EditRefused, IOException {
        if (before.length() > OFFSETS) {
            throw new EditRefused(
                    "IPS is for sources of at most 16 MiB; this one has %,d bytes.".formatted(before.length()));
        }
        Result result = new Result(before);
        long at = MAGIC.text().length();
        for (int offset = u3(at); offset != END; offset = u3(at)) {
            at = record(at, offset, result);
        }
        long rest = file.length() - at - 3;
        if (rest != 0 && rest != 3) {
            throw new EditRefused(
                    "The patch has %,d bytes behind `EOF` at 0x%X; expected none, or 3.".formatted(rest, at));
        }
        int length = rest == 3 ? Math.min(u3(at + 3), result.length) : result.length;
        if (length > most) {
            throw new EditRefused("The patch makes %,d bytes, and at most %,d are allowed.".formatted(length, most));
        }
        out.write(result.bytes, 0, length);
    }

    /** Applies the record at an offset of the patch; returns where the next one is. */
    private long record(long at, int offset, Result result) throws EditRefused {
        int size = u2(at + 3);
        if (size > 0) {
            require(at + HEAD + size);
            result.write(offset, file.copy(at + HEAD, size));
            return at + HEAD + size;
        }
        byte[] run = new byte[u2(at + HEAD)];
        require(at + HEAD + 3);
        Arrays.fill(run, (byte) file.u1(at + HEAD + 2));
        result.write(offset, run);
        return at + HEAD + 3;
    }

    private int u3(long at) throws EditRefused {
        require(at + 3);
        return file.u1(at) << 16 | u2(at + 1);
    }

    private int u2(long at) throws EditRefused {
        require(at + 2);
        return file.u1(at) << 8 | file.u1(at + 1);
    }

    private void require(long end) throws EditRefused {
        if (end > file.length()) {
            throw new EditRefused("The patch ends at 0x%X, inside a record that goes to 0x%X: it has been cut."
                    .formatted(file.length(), end));
        }
    }

    /** Bytes that grow where records write behind their end. */
    private static final class Result {
        private byte[] bytes = new byte[0];
        private int length;

        Result(Source before) throws IOException {
            try (SourceStream in = new SourceStream(before)) {
                bytes = in.readAllBytes();
                length = bytes.length;
            }
        }

        void write(int offset, byte[] written) {
            int end = offset + written.length;
            if (end > bytes.length) {
                bytes = Arrays.copyOf(bytes, Math.max(end, Math.min(bytes.length * 2, OFFSETS + LONGEST)));
            }
            System.arraycopy(written, 0, bytes, offset, written.length);
            length = Math.max(length, end);
        }
    }
}
