package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.eval.EvalException.Kind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles operations on strings. Characters are UTF-16 code units, as the official Java target does. */
final class TextEvals {
    /**
     * Maximum length of a concatenated text, in UTF-16 code units: without it, a few lines could double a text to any
     * length.
     */
    static final int LIMIT = 1 << 20;

    private TextEvals() {}

    static String join(String a, String b) {
        if (a.length() + (long) b.length() > LIMIT) {
            throw tooLong();
        }
        return a.concat(b);
    }

    static String reverse(String text) {
        return new StringBuilder(text).reverse().toString();
    }

    static String substring(String text, long from, long to) {
        if (from < 0 || to < from || to > text.length()) {
            throw new EvalException(
                    Kind.OUT_OF_BOUNDS,
                    "expected a part within 0 to " + text.length() + ", found " + from + " to " + to + " of "
                            + ValueDescriptions.of(text));
        }
        return text.substring((int) from, (int) to);
    }

    static long toInteger(String text, long base) {
        if (base < Character.MIN_RADIX || base > Character.MAX_RADIX) {
            throw new EvalException(
                    Kind.CONVERSION,
                    "expected a base from " + Character.MIN_RADIX + " to " + Character.MAX_RADIX + ", found " + base);
        }
        try {
            return Long.parseLong(text, (int) base);
        } catch (NumberFormatException _) {
            throw new EvalException(
                    Kind.CONVERSION,
                    "expected an integer of base " + base + " and 64 bits, found " + ValueDescriptions.of(text));
        }
    }

    static String decode(byte[] bytes, String encoding) {
        return KsyCharsets.decode(bytes, encoding);
    }

    private static EvalException tooLong() {
        return new EvalException(Kind.LIMIT, "expected a text of at most " + LIMIT + " characters, found a longer one");
    }

    /** {@code f"…"}. */
    static final class Format extends Eval {
        private final List<Eval> parts;

        Format(List<Eval> parts) {
            this.parts = List.copyOf(parts);
        }

        @Override
        public Object value(Scope scope) {
            StringBuilder out = new StringBuilder();
            for (Eval part : parts) {
                String text = shown(part.value(scope));
                scope.spend(text.length());
                if (out.length() + (long) text.length() > LIMIT) {
                    throw tooLong();
                }
                out.append(text);
            }
            return out.toString();
        }

        private static String shown(@Nullable Object value) {
            return switch (value) {
                case String text -> text;
                case Long number -> Long.toString(number);
                case Double number -> Double.toString(number);
                case Boolean isTrue -> Boolean.toString(isTrue);
                case EnumValue named -> ValueDescriptions.name(named);
                case null, default ->
                    throw ValueConversions.wrong("a text, a number, true or false, or an enum's value", value);
            };
        }
    }
}
