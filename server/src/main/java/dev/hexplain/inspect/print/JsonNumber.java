package dev.hexplain.inspect.print;

import dev.hexplain.values.ScalarText;
import java.util.OptionalLong;

/** Tells whether a text, however long, is a number of JSON (RFC 8259, section 6), which stands there without quotes. */
final class JsonNumber {
    private Part at = Part.BEGIN;

    /** What was read last. */
    private enum Part {
        BEGIN,
        MINUS,
        ZERO,
        DIGITS,
        POINT,
        FRACTION,
        E,
        SIGN,
        EXPONENT,
        OTHER
    }

    private JsonNumber() {}

    static boolean is(ScalarText text) {
        JsonNumber number = new JsonNumber();
        OptionalLong from = OptionalLong.of(0);
        while (from.isPresent() && number.at != Part.OTHER) {
            ScalarText.Piece piece = text.piece(from.getAsLong(), ScalarText.PIECE);
            number.read(piece.text());
            from = piece.next();
        }
        return switch (number.at) {
            case ZERO, DIGITS, FRACTION, EXPONENT -> true;
            case BEGIN, MINUS, POINT, E, SIGN, OTHER -> false;
        };
    }

    private void read(String text) {
        for (int i = 0; i < text.length() && at != Part.OTHER; i++) {
            at = after(text.charAt(i));
        }
    }

    private Part after(char c) {
        return switch (c) {
            case '-' -> at == Part.BEGIN ? Part.MINUS : at == Part.E ? Part.SIGN : Part.OTHER;
            case '+' -> at == Part.E ? Part.SIGN : Part.OTHER;
            case '.' -> at == Part.ZERO || at == Part.DIGITS ? Part.POINT : Part.OTHER;
            case 'e', 'E' -> at == Part.ZERO || at == Part.DIGITS || at == Part.FRACTION ? Part.E : Part.OTHER;
            case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> afterDigit(c);
            default -> Part.OTHER;
        };
    }

    private Part afterDigit(char digit) {
        return switch (at) {
            case BEGIN, MINUS -> digit == '0' ? Part.ZERO : Part.DIGITS;
            case DIGITS -> Part.DIGITS;
            case POINT, FRACTION -> Part.FRACTION;
            case E, SIGN, EXPONENT -> Part.EXPONENT;
            case ZERO, OTHER -> Part.OTHER;
        };
    }
}
