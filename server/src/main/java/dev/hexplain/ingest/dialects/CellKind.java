package dev.hexplain.ingest.dialects;

import java.io.ByteArrayOutputStream;
import java.util.OptionalInt;

/** The notation of the bytes in a row of which no tool is known. */
enum CellKind {
    /** Pairs of digits, in groups of any size; {@code 0x} may be before each. */
    HEX {
        @Override
        boolean put(String token, ByteArrayOutputStream octets) {
            String digits = token.startsWith("0x") || token.startsWith("0X") ? token.substring(2) : token;
            if (digits.length() % 2 != 0 || !HexGroups.isHex(digits)) {
                return false;
            }
            for (int i = 0; i < digits.length(); i += 2) {
                octets.write(HexGroups.digit(digits.charAt(i)) << 4 | HexGroups.digit(digits.charAt(i + 1)));
            }
            return true;
        }
    },
    /** Decimal numbers, with a sign or without. */
    DECIMAL {
        @Override
        boolean put(String token, ByteArrayOutputStream octets) {
            boolean number = token.chars().allMatch(c -> c == '-' || (c >= '0' && c <= '9'));
            OptionalInt octet = number ? ByteLiteral.parse(token) : OptionalInt.empty();
            octet.ifPresent(octets::write);
            return octet.isPresent();
        }
    };

    /** Appends the bytes of a token; false where it is none of this notation. */
    abstract boolean put(String token, ByteArrayOutputStream octets);
}
