package dev.hexplain.decoders.jwt;

import dev.hexplain.bytes.Range;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.messages.MessageGrammar;
import dev.hexplain.decode.messages.MessageParts;
import dev.hexplain.decode.messages.Payload.Made;
import dev.hexplain.tree.Issue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Grammar of tokens:
 *
 * <pre>
 * tokens := (ws? scheme? token ws?)*
 * token  := header "." payload "." signature                        RFC 7515, section 7.1
 *         | header "." encrypted_key "." initialization_vector "."
 *           ciphertext "." authentication_tag                                RFC 7516, section 7.1
 * </pre>
 */
final class JwtGrammar extends MessageGrammar {
    /** As in a header of HTTP (RFC 6750, section 2.1), with the name of the header or without. */
    static final Pattern SCHEME = Pattern.compile("(?i:authorization:[ \\t]*)?(?i:bearer) +");

    private static final int LONGEST_SCHEME = 64;

    /** Bytes of the longest part that is decoded. */
    private static final int LONGEST_PART = 1 << 24;

    JwtGrammar(Parse parse) {
        super(parse, JwtShapes.ROOT);
    }

    @Override
    protected void message() {
        parts.open(JwtShapes.TOKEN, MessageParts.UNKNOWN);
        space();
        int scheme = scheme();
        if (scheme > 0) {
            parts.leaf(JwtShapes.SCHEME, scheme, "a scheme");
        }
        token();
        space();
        parts.close();
    }

    private void space() {
        long end = in.pos;
        while (end < in.end && isSpace(in.bytes.u1(end))) {
            end++;
        }
        if (end > in.pos) {
            parts.leaf(JwtShapes.SPACE, end - in.pos, "white space");
        }
    }

    /** Bytes of the scheme before a token. */
    private int scheme() {
        byte[] start = in.bytes.copy(in.pos, (int) Math.min(LONGEST_SCHEME, in.left()));
        Matcher scheme = SCHEME.matcher(new String(start, StandardCharsets.ISO_8859_1));
        return scheme.lookingAt() ? scheme.end() : 0;
    }

    private void token() {
        long end = in.pos;
        int periods = 0;
        while (end < in.end && !isSpace(in.bytes.u1(end))) {
            periods += in.bytes.u1(end) == '.' ? 1 : 0;
            end++;
        }
        parts(JwtPart.of(periods + 1), end);
        if (in.pos < end) {
            long rest = end - in.pos;
            parse.issue(Issue.error(in.pos, rest, "A token has no more parts", "5 parts at most", ""));
            parse.out.unparsed(in.pos, rest);
            in.pos = end;
        }
    }

    private void parts(List<JwtPart> expected, long end) {
        for (int i = 0; i < expected.size(); i++) {
            if (i > 0) {
                period(expected.get(i), end);
            }
            long next = in.bytes.indexOf('.', in.pos, end);
            part(expected.get(i), next < 0 ? end : next);
        }
    }

    private void period(JwtPart before, long end) {
        if (in.pos == end) {
            throw MalformedInput.wrong(in.pos, 0, "The token ends before its " + name(before), "a period", "the end");
        }
        parts.leaf(JwtShapes.PERIOD, 1, "a period");
    }

    private void part(JwtPart part, long end) {
        Range range = new Range(in.pos, end - in.pos);
        int row = parts.leaf(JwtShapes.of(part), range.length(), "a part of a token");
        if (range.length() == 0) {
            return;
        }
        long most = Math.min(LONGEST_PART, parse.derivableBytes());
        if (range.length() > most) {
            parse.issue(Issue.warning(
                    range.offset(),
                    range.length(),
                    "The " + name(part) + " is too long to be decoded here",
                    "at most " + most + " bytes",
                    range.length() + " bytes"));
            return;
        }
        String digits = new String(in.bytes.copy(range.offset(), (int) range.length()), StandardCharsets.ISO_8859_1);
        Optional<byte[]> decoded = Base64Url.decoded(digits);
        if (decoded.isPresent()) {
            JwtShapes.DECODED.derive(parse, new Made(0, row), range, "base64", decoded.get());
        } else {
            parse.issue(Issue.error(
                    range.offset(), range.length(), "The " + name(part) + " is not base64url", "A-Z a-z 0-9 - _", ""));
        }
    }

    private static String name(JwtPart part) {
        return part.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static boolean isSpace(int character) {
        return character == ' ' || (character >= '\t' && character <= '\r');
    }
}
