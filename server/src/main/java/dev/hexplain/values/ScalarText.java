package dev.hexplain.values;

import dev.hexplain.tree.TextEncoding;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.HexFormat;

/** The text of a scalar, which may be as long as the source: read when asked, by piece. */
public sealed interface ScalarText {
    /** Bytes that are decoded at once. */
    int PIECE = 1 << 16;

    static ScalarText of(String text) {
        return new Given(text);
    }

    /** Its first characters, at most so many; never half of a surrogate pair. */
    String first(int limit);

    /** Whether it is longer than so many characters. */
    boolean isLongerThan(int limit);

    /** Writes the whole text. */
    void appendTo(Appendable out) throws IOException;

    /** A text at hand. */
    record Given(String text) implements ScalarText {
        @Override
        public String first(int limit) {
            return cut(text, limit);
        }

        @Override
        public boolean isLongerThan(int limit) {
            return text.length() > limit;
        }

        @Override
        public void appendTo(Appendable out) throws IOException {
            out.append(text);
        }
    }

    /**
     * A text in the bytes.
     *
     * @param bytes no more than the text
     */
    record Encoded(MemorySegment bytes, TextEncoding encoding) implements ScalarText {
        @Override
        public String first(int limit) {
            // No encoding takes more than four bytes for a character.
            return cut(decoded(0, Math.min(bytes.byteSize(), 4L * limit + 4)), limit);
        }

        @Override
        public boolean isLongerThan(int limit) {
            return bytes.byteSize() > limit
                    && (bytes.byteSize() > 4L * limit
                            || decoded(0, bytes.byteSize()).length() > limit);
        }

        @Override
        public void appendTo(Appendable out) throws IOException {
            long at = 0;
            while (at < bytes.byteSize()) {
                long end = endOfPiece(at);
                out.append(decoded(at, end));
                at = end;
            }
        }

        /** Pieces end between characters. */
        private long endOfPiece(long from) {
            long end = Math.min(bytes.byteSize(), from + PIECE);
            return end < bytes.byteSize() ? encoding.startOfUnit(bytes, end) : end;
        }

        private String decoded(long from, long to) {
            return encoding.decode(bytes.asSlice(from, to - from).toArray(ValueLayout.JAVA_BYTE));
        }
    }

    /** Bytes as hexadecimal digits. */
    record Hex(MemorySegment bytes) implements ScalarText {
        private static final HexFormat DIGITS = HexFormat.of();

        @Override
        public String first(int limit) {
            return digits(0, Math.min(bytes.byteSize(), limit / 2));
        }

        @Override
        public boolean isLongerThan(int limit) {
            return bytes.byteSize() * 2 > limit;
        }

        @Override
        public void appendTo(Appendable out) throws IOException {
            for (long at = 0; at < bytes.byteSize(); at += PIECE) {
                out.append(digits(at, Math.min(bytes.byteSize(), at + PIECE)));
            }
        }

        private String digits(long from, long to) {
            return DIGITS.formatHex(bytes.asSlice(from, to - from).toArray(ValueLayout.JAVA_BYTE));
        }
    }

    private static String cut(String text, int limit) {
        int end = Math.min(limit, text.length());
        return text.substring(0, end > 0 && Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end);
    }
}
