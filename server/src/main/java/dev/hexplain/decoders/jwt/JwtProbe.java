package dev.hexplain.decoders.jwt;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recognizes a token by its header: a JSON object in base64url that names an algorithm, with periods after it. */
final class JwtProbe {
    /** A header with a certificate in it may be this long. */
    private static final int HEAD = 1 << 14;

    /** {@code eyJ}, {@code ewo}, …: an opening brace, and what may follow it. */
    private static final Pattern TOKEN =
            Pattern.compile("\\s*(?:" + JwtGrammar.SCHEME + ")?(e[w-z][A-Za-z0-9_-]{6,})\\.[A-Za-z0-9_-]*\\.");

    private static final Pattern ALGORITHM = Pattern.compile("\"alg\"\\s*:\\s*\"[^\"]*\"");
    private static final int CERTAIN = 99;

    private JwtProbe() {}

    static List<Candidate> probe(Source source) {
        if (source.length() == 0 || " \t\r\neBbAa".indexOf(source.u1(0)) < 0) {
            return List.of();
        }
        byte[] head = source.copy(0, (int) Math.min(source.length(), HEAD));
        Matcher token = TOKEN.matcher(new String(head, StandardCharsets.ISO_8859_1));
        if (!token.lookingAt()) {
            return List.of();
        }
        String header = new String(Base64Url.decoded(token.group(1)).orElse(new byte[0]), StandardCharsets.UTF_8);
        Matcher algorithm = ALGORITHM.matcher(header);
        return header.startsWith("{") && algorithm.find()
                ? List.of(new Candidate(
                        Jwt.FORMAT.id(), 0, CERTAIN, "Starts with the header of a token: " + algorithm.group()))
                : List.of();
    }
}
