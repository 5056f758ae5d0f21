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

    private static final int FIRST_RECORDS = 64;

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
        int[] records = new int[FIRST_RECORDS];
        int count = 0;
        int length = (int) before.length();
        long at = MAGIC.text().length();
        while (u3(at) != END) {
            records = count == records.length ? Arrays.copyOf(records, 2 * count) : records;
            records[count++] = Math.toIntExact(at);
            IpsRecord next = record(at);
            length = Math.max(length, next.offset + next.length);
            at = next.end();
        }
        long rest = file.length() - at - 3;
        if (rest != 0 && rest != 3) {
            throw new EditRefused(
                    "The patch has %,d bytes behind `EOF` at 0x%X; expected none, or 3.".formatted(rest, at));
        }
        int kept = rest == 3 ? Math.min(u3(at + 3), length) : length;
        if (kept > most) {
            throw new EditRefused("The patch makes %,d bytes, and at most %,d are allowed.".formatted(kept, most));
        }
        out.write(applied(before, Arrays.copyOf(records, count), length), 0, kept);
    }

    /**
     * A record.
     *
     * @param at where its bytes are in the patch: all of them, or the one that is repeated
     */
    private record IpsRecord(int offset, int length, long at, boolean repeats) {
        long end() {
            return at + (repeats ? 1 : length);
        }
    }

    /** The record at an offset of the patch. */
    private IpsRecord record(long at) throws EditRefused {
        int offset = u3(at);
        int size = u2(at + 3);
        IpsRecord record = size > 0
                ? new IpsRecord(offset, size, at + HEAD, false)
                : new IpsRecord(offset, u2(at + HEAD), at + HEAD + 2, true);
        require(record.end());
        return record;
    }

    /** The last record of a byte says what it is: from the last one on, each writes what none behind it does. */
    private byte[] applied(Source before, int[] records, int length) throws EditRefused, IOException {
        byte[] result = new byte[length];
        try (SourceStream in = new SourceStream(before)) {
            in.readNBytes(result, 0, (int) before.length());
        }
        WrittenBytes written = new WrittenBytes(length);
        for (int i = records.length - 1; i >= 0; i--) {
            IpsRecord each = record(records[i]);
            int end = each.offset + each.length;
            for (int from = written.nextClear(each.offset, end); from < end; from = written.nextClear(from, end)) {
                int to = written.nextSet(from, end);
                write(each, from, to, result);
                written.set(from, to);
                from = to;
            }
        }
        return result;
    }

    private void write(IpsRecord record, int from, int to, byte[] result) {
        if (record.repeats) {
            Arrays.fill(result, from, to, (byte) file.u1(record.at));
        } else {
            System.arraycopy(file.copy(record.at + from - record.offset, to - from), 0, result, from, to - from);
        }
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
}
