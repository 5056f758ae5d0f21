package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.stream.IntStream;

/** Tells bytes that programs write for programs from a text whose colours, accents or end are escaped, and from filling. */
final class BinaryOctets {
    private static final int SOME = 4;
    private static final int ESCAPE = 0x1B;
    private static final int FIRST_LETTER_OF_LATIN = 0xC0;

    private BinaryOctets() {}

    static boolean in(byte[] octets) {
        long controls = octets(octets).filter(BinaryOctets::isControl).count();
        long high = octets(octets).filter(each -> each >= 0x7F).count();
        boolean text = controls == 0 && (isUtf8(octets) || isLatin(octets));
        boolean filling =
                octets(octets).filter(each -> isControl(each) || each >= 0x7F).allMatch(each -> each == 0);
        return !text && !filling && (controls + high >= SOME || (controls + high) * SOME > octets.length);
    }

    private static IntStream octets(byte[] octets) {
        return IntStream.range(0, octets.length).map(at -> octets[at] & 0xFF);
    }

    /** A control character that is neither white space nor the beginning of what a terminal understands. */
    private static boolean isControl(int octet) {
        return octet < ' ' && !Character.isWhitespace(octet) && octet != ESCAPE;
    }

    private static boolean isUtf8(byte[] octets) {
        try {
            UTF_8.newDecoder().decode(ByteBuffer.wrap(octets));
            return true;
        } catch (CharacterCodingException malformed) {
            return false;
        }
    }

    private static boolean isLatin(byte[] octets) {
        return octets(octets).allMatch(each -> each < 0x7F || each >= FIRST_LETTER_OF_LATIN);
    }
}
