package dev.hexplain.values;

import dev.hexplain.tree.TextEncoding;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.HexFormat;
import java.util.OptionalLong;

/** The text of a scalar, which may be as long as the source: read when asked, by piece. */
public sealed interface ScalarText {
    /** Bytes that are decoded at once. */
    int PIECE = 1 << 16;

    /** A part has room for the longest character. */
    int LEAST = 16;

    static ScalarText of(String text) {
        return new Given(text);
    }

    /** Its first characters, at most so many; never half of a surrogate pair. */
    String first(int limit);

    /** Whether it is longer than so many characters. */
    boolean isLongerThan(int limit);

    /** How much there is: characters of a text at hand, otherwise bytes that it is read from. */
    long size();

    /**
     * A part of it.
     *
     * @param from 0, or where the part before said that the text goes on
     * @param limit characters at most, of which there have to be {@value #LEAST} or more
     */
    Piece piece(long from, int limit);

    /** Whether another one has the same characters, however they are written. */
    default boolean says(ScalarText other) {
        TextPieces pieces = new TextPieces(this);
        TextPieces others = new TextPieces(other);
        while (pieces.fill() && others.fill()) {
            if (!pieces.passSame(others)) {
                return false;
            }
        }
        return !pieces.fill() && !others.fill();
    }

    /** Writes the whole text. */
    default void appendTo(Appendable out) throws IOException {
        OptionalLong from = OptionalLong.of(0);
        while (from.isPresent()) {
            Piece piece = piece(from.getAsLong(), PIECE);
            out.append(piece.text());
            from = piece.next();
        }
    }

    /**
     * A part of a text.
     *
     * @param next where the text goes on, in the units of {@link #size}
     */
    record Piece(String text, OptionalLong next) {
        static Piece of(String text, long next, long size) {
            return new Piece(text, next < size ? OptionalLong.of(next) : OptionalLong.empty());
        }
    }

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
        public long size() {
            return text.length();
        }

        @Override
        public Piece piece(long from, int limit) {
            int start = (int) Math.min(from, text.length());
            // A half of a pair at the end of all is part of the text.
            String part = text.length() - start <= limit ? text.substring(start) : cut(text.substring(start), limit);
            return Piece.of(part, (long) start + part.length(), text.length());
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
        public long size() {
            return bytes.byteSize();
        }

        /** No encoding has more characters than bytes. */
        @Override
        public Piece piece(long from, int limit) {
            long start = Math.min(from, size());
            long end = Math.min(start + limit, size());
            end = end < size() ? encoding.startOfUnit(bytes, end) : end;
            return Piece.of(decoded(start, end), end, size());
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
        public long size() {
            return bytes.byteSize();
        }

        @Override
        public Piece piece(long from, int limit) {
            long start = Math.min(from, size());
            long end = Math.min(size(), start + limit / 2);
            return Piece.of(digits(start, end), end, size());
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
