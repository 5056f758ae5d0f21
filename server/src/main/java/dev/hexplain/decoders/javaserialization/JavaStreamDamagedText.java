package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Window;
import dev.hexplain.text.ModifiedUtf8;
import java.util.ArrayList;
import java.util.List;

/** The bytes of a stream that was written as UTF-8 text: what was none is EF BF BD, for one to three bytes. */
final class JavaStreamDamagedText {
    private static final int LOST = 0xEFBFBD;
    private static final int LOST_BYTES = 3;
    /** Lost bytes that one EF BF BD stands for: the beginning of a character that breaks off. */
    private static final int MOST_LOST = 3;

    private static final int LONGEST_TEXT = 127;
    /** A text this long is one, whatever follows. */
    private static final int LONG = 4;

    private final Window bytes;

    JavaStreamDamagedText(Window bytes) {
        this.bytes = bytes;
    }

    /** A byte; -1 behind the end. */
    int u1(long at) {
        return at < bytes.end() ? bytes.u1(at) : -1;
    }

    /** Two bytes; -1 where they are not there, or one of them is lost. */
    int u2(long at) {
        boolean whole = at + 2 <= bytes.end() && bytes.u1(at) < 0x80 && bytes.u1(at + 1) < 0x80;
        return whole ? bytes.u2(at) : -1;
    }

    boolean isLost(long at) {
        return isLost(bytes, at);
    }

    private static boolean isLost(Window bytes, long at) {
        return at + LOST_BYTES <= bytes.end() && (bytes.u1(at) << 16 | bytes.u2(at + 1)) == LOST;
    }

    static boolean hasLost(Window bytes, long from, long to) {
        for (long at = from; at < to; at++) {
            if (isLost(bytes, at)) {
                return true;
            }
        }
        return false;
    }

    /** Where a name ends whose length is at an offset; -1 where there is none. */
    long endOfName(long length) {
        int size = u2(length);
        long from = length + 2;
        return size > 0
                        && size <= LONGEST_TEXT
                        && from + size <= bytes.end()
                        && JavaStreamRecognizer.isClassName(bytes, from, size)
                        && !hasLost(bytes, from, from + size)
                ? from + size
                : -1;
    }

    /** Where so many bytes may end that begin at an offset, as far as it can be known. */
    List<Long> endsOf(long from, int size) {
        List<Long> ends = new ArrayList<>();
        int least = 0;
        int most = 0;
        for (long at = from; least < size && at < bytes.end(); ) {
            boolean lost = isLost(at);
            int length = lost ? LOST_BYTES : lengthOf(bytes.u1(at));
            least += lost ? 1 : length;
            most += lost ? MOST_LOST : length;
            at += length;
            if (least <= size && most >= size) {
                ends.add(at);
            }
        }
        return ends;
    }

    /** Bytes of a character by its first one. */
    private static int lengthOf(int first) {
        return first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    }

    /** Whether a class descriptor's fields, or a value, may end at an offset: at the end, or where a token stands. */
    boolean mayEndAt(long at) {
        return at == bytes.end() || (at < bytes.end() && JavaStreamTerminals.isToken(bytes.u1(at)));
    }

    /** Where the string ends that begins with its token at an offset; -1 where there is none. */
    long endOfString(long at) {
        int size = u1(at) == JavaStreamTerminals.STRING ? u2(at + 1) : -1;
        long from = at + 3;
        long end = from + size;
        if (size <= 0 || size > LONGEST_TEXT || end > bytes.end() || hasLost(bytes, from, end)) {
            return -1;
        }
        byte[] text = bytes.copy(from, size);
        boolean readable = ModifiedUtf8.firstInvalid(text) < 0
                && ModifiedUtf8.decode(text)
                        .chars()
                        .noneMatch(c -> Character.isISOControl(c) && !Character.isWhitespace(c));
        return readable && (size >= LONG || mayEndAt(end) || isLost(end)) ? end : -1;
    }
}
