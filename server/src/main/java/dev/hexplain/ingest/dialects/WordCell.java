package dev.hexplain.ingest.dialects;

import java.util.Locale;
import java.util.OptionalLong;

/** The notation of a number of one, two, four or eight bytes in a row: octal, decimal, hex or floating-point. */
enum WordCell {
    HEX {
        @Override
        int unit(String token) {
            return HexGroups.isHex(token) ? sizeOf(token.length(), 2, 4, 8, 16) : NONE;
        }

        @Override
        OptionalLong parse(String token, int unit) {
            return OptionalLong.of(Long.parseUnsignedLong(token, 16));
        }

        @Override
        String show(long word, int unit) {
            String digits = Long.toHexString(mask(word, unit));
            return "0".repeat(2 * unit - digits.length()) + digits;
        }
    },
    OCTAL {
        @Override
        int unit(String token) {
            return token.chars().allMatch(c -> c >= '0' && c <= '7') ? sizeOf(token.length(), 3, 6, 11, 22) : NONE;
        }

        @Override
        OptionalLong parse(String token, int unit) {
            try {
                long word = Long.parseUnsignedLong(token, 8);
                return mask(word, unit) == word ? OptionalLong.of(word) : OptionalLong.empty();
            } catch (NumberFormatException tooLarge) {
                return OptionalLong.empty();
            }
        }

        @Override
        String show(long word, int unit) {
            String digits = Long.toOctalString(mask(word, unit));
            return "0".repeat(OCTAL_DIGITS[unit] - digits.length()) + digits;
        }
    },
    DECIMAL {
        @Override
        int unit(String token) {
            int from = token.startsWith("-") ? 1 : 0;
            boolean number = token.length() > from && token.chars().skip(from).allMatch(c -> c >= '0' && c <= '9');
            if (number && token.length() > 1 && token.charAt(0) == '0') {
                return token.length() == PADDED_DECIMAL ? 2 : NONE;
            }
            return number ? ANY : NONE;
        }

        @Override
        OptionalLong parse(String token, int unit) {
            try {
                long word = token.startsWith("-") ? Long.parseLong(token) : Long.parseUnsignedLong(token);
                return fits(word, unit, token.startsWith("-")) ? OptionalLong.of(word) : OptionalLong.empty();
            } catch (NumberFormatException tooLarge) {
                return OptionalLong.empty();
            }
        }

        private static boolean fits(long word, int unit, boolean negative) {
            return unit == 8 || (negative ? word >= -1L << (8 * unit - 1) : mask(word, unit) == word);
        }

        @Override
        String show(long word, int unit) {
            int shift = 64 - 8 * unit;
            return Long.toString(word << shift >> shift);
        }
    },
    FLOAT {
        @Override
        int unit(String token) {
            boolean zeros = token.length() > 1 && token.charAt(0) == '0' && Character.isDigit(token.charAt(1));
            if (zeros) {
                return NONE;
            }
            return number(token).isNaN() && !token.toLowerCase(Locale.ROOT).endsWith("nan") ? NONE : ANY;
        }

        @Override
        OptionalLong parse(String token, int unit) {
            Double number = number(token);
            return switch (unit) {
                case 4 -> OptionalLong.of(Float.floatToIntBits(floatOf(token, number)) & 0xFFFFFFFFL);
                case 8 -> OptionalLong.of(Double.doubleToLongBits(number));
                default -> OptionalLong.empty();
            };
        }

        private static float floatOf(String token, Double number) {
            return number.isNaN() || number.isInfinite() ? number.floatValue() : Float.parseFloat(token);
        }

        private static Double number(String token) {
            String lower = token.toLowerCase(Locale.ROOT);
            if (lower.endsWith("inf")) {
                return lower.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
            }
            try {
                char last = token.charAt(token.length() - 1);
                return last >= '0' && last <= '9' ? Double.parseDouble(token) : Double.NaN;
            } catch (NumberFormatException notANumber) {
                return Double.NaN;
            }
        }

        @Override
        String show(long word, int unit) {
            return unit == 4
                    ? Float.toString(Float.intBitsToFloat((int) word))
                    : Double.toString(Double.longBitsToDouble(word));
        }
    };

    /** The token is in another notation. */
    static final int NONE = 0;
    /** The token does not tell how many bytes it stands for. */
    static final int ANY = -1;

    /** {@code hexdump -d} fills two bytes up with zeros. */
    private static final int PADDED_DECIMAL = 5;

    /** Digits of words of so many bytes. */
    private static final int[] OCTAL_DIGITS = {0, 3, 6, 0, 11, 0, 0, 0, 22};

    /** How many bytes a token stands for, {@link #ANY} or {@link #NONE}. */
    abstract int unit(String token);

    /**
     * How many bytes a number has that takes so many characters, blanks with it; {@link #NONE} if that does not tell.
     */
    int unitOfColumn(int width) {
        return switch (this) {
            case DECIMAL ->
                switch (width) {
                    case 4, 5 -> 1;
                    case 6, 7 -> 2;
                    case 11, 12 -> 4;
                    case 20, 21 -> 8;
                    default -> NONE;
                };
            case FLOAT ->
                switch (width) {
                    case 15, 16, 17 -> 4;
                    case 24, 25, 26 -> 8;
                    default -> NONE;
                };
            case HEX, OCTAL -> NONE;
        };
    }

    /** The number, of {@code unit} bytes; nothing if it is larger. */
    abstract OptionalLong parse(String token, int unit);

    /** The token for a number, without blanks that align it. */
    abstract String show(long word, int unit);

    private static int sizeOf(int digits, int one, int two, int four, int eight) {
        if (digits == one) {
            return 1;
        }
        if (digits == two) {
            return 2;
        }
        if (digits == four) {
            return 4;
        }
        return digits == eight ? 8 : NONE;
    }

    private static long mask(long word, int unit) {
        return unit == 8 ? word : word & ((1L << (8 * unit)) - 1);
    }
}
