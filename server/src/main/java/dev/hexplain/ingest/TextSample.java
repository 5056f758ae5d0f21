package dev.hexplain.ingest;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * The beginning of an upload, classified as text or binary.
 *
 * @param text its first characters; where there is more, cut at a line break or separator so that nothing in it is half
 * @param whole whether {@code text} is all of it
 * @param binary why these bytes are not text, or null when they are
 */
public record TextSample(
        String text, boolean whole, @Nullable String binary) {

    /** Bytes that are looked at. */
    public static final int HEAD = 1 << 16;

    /**
     * Samples the first bytes of a dump.
     *
     * @param bytes its beginning, {@value #HEAD} bytes or all of it; more is ignored
     * @param size its full size
     */
    public static TextSample of(byte[] bytes, long size) {
        byte[] head = bytes.length > HEAD ? Arrays.copyOf(bytes, HEAD) : bytes;
        boolean whole = head.length >= size;
        CharacterEncoding encoding = CharacterEncoding.of(head);
        ByteBuffer in = ByteBuffer.wrap(head, encoding.markLength(), head.length - encoding.markLength());
        CharBuffer out = CharBuffer.allocate(head.length + 1);
        CoderResult result = encoding.charset().newDecoder().decode(in, out, whole);
        if (result.isError()) {
            return binary(whole, head, in.position(), "is not " + encoding.charset());
        }
        String text = out.flip().toString();
        for (int i = 0; i < text.length(); i++) {
            if (isBinaryControl(text.charAt(i))) {
                int at = text.substring(0, i).getBytes(encoding.charset()).length + encoding.markLength();
                return binary(whole, head, at, "is a control character");
            }
        }
        return new TextSample(whole ? text : settle(text), whole, null);
    }

    /** Its first characters, as many or fewer; itself where that is all. */
    public TextSample beginning(int characters) {
        return text.length() <= characters
                ? this
                : new TextSample(settle(text.substring(0, characters)), false, binary);
    }

    private static TextSample binary(boolean whole, byte[] head, int at, String why) {
        String octet = HexFormat.of().withUpperCase().toHexDigits(head[at]);
        return new TextSample("", whole, "byte 0x" + octet + " at offset " + at + " " + why);
    }

    /** Control characters that text does not have. ESC is allowed: terminals colour their dumps. */
    private static boolean isBinaryControl(char c) {
        return c == 0x7F || (c < 0x20 && (c < '\t' || c > '\r') && c != 0x1B);
    }

    private static String settle(String text) {
        for (String ends : new String[] {"\n\r", " \t,"}) {
            for (int i = text.length() - 1; i > 0; i--) {
                if (ends.indexOf(text.charAt(i)) >= 0) {
                    return text.substring(0, i + 1);
                }
            }
        }
        // One unbroken run: a length that suits both pairs of hex digits and groups of base64.
        return text.substring(0, text.length() & ~3);
    }
}
