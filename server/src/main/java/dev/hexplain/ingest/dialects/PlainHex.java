package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.util.regex.Pattern;

/**
 * Hex digits and nothing else, however they are spaced: {@code aced0005}, {@code AC:ED:00:05}, {@code ac ed-00,05},
 * {@code 0xAC, 0xED}, {@code "\xac\xed"}, {@code {0xac, 0xed}}, {@code ach edh}, over any number of lines. Digits keep
 * their written order, so {@code 0xACED} is AC ED.
 */
final class PlainHex extends ScannedDialect {

    private static final int KNOWN_START = 97;
    private static final int PREFIXED = 92;
    private static final int CLEAN = 85;
    private static final int SHORT = 60;
    private static final int DOUBTFUL = 35;

    /** One token in this many may be damaged before the text is something else. */
    private static final int DAMAGE = 20;

    /** The first member of a JSON object, whole or cut, whose name may be of hex digits. */
    private static final Pattern JSON_MEMBER = Pattern.compile("\\s*\\{\\s*\"[^\"\\\\]{0,80}\"\\s*:");

    PlainHex() {
        super("hex", "Plain hex");
    }

    @Override
    boolean possible(String text) {
        return !JSON_MEMBER.matcher(text).lookingAt();
    }

    @Override
    Scan scan(Transcription out) {
        HexTokens tokens = new HexTokens(out);
        return new Scan() {
            @Override
            public void read(TextInput text) throws IOException {
                tokens.read(text);
            }

            @Override
            public Confidence confidence(TextSample sample, Transcription trial) {
                return trial.position() == 0 ? confidenceOfNothing(sample) : PlainHex.confidence(tokens, trial);
            }
        };
    }

    /** A tool that prints hex by the line prints an empty line for no bytes. */
    private static Confidence confidenceOfNothing(TextSample sample) {
        return sample.whole() && (sample.text().equals("\n") || sample.text().equals("\r\n"))
                ? Confidence.of(DOUBTFUL, "an empty line: hex of no bytes")
                : Confidence.no("no hex digits");
    }

    private static Confidence confidence(HexTokens tokens, Transcription trial) {
        if (tokens.foreign() * DAMAGE > tokens.tokens()) {
            return Confidence.no("other characters than hex digits and separators");
        }
        if (tokens.odd() * DAMAGE > tokens.tokens() && (tokens.tokens() > 1 || !tokens.letters())) {
            return Confidence.no("digits do not come in pairs");
        }
        if (tokens.prefixed() > 0 && tokens.words() > 0) {
            return Confidence.no("words among prefixed bytes, as in source code or a string");
        }
        boolean bare = tokens.prefixed() == 0;
        if (bare && tokens.quotes() > 2) {
            return Confidence.of(DOUBTFUL, "hex digits, but in several quoted strings");
        }
        if (tokens.runOn()) {
            return Confidence.of(DOUBTFUL, "hex digits, but what follows \\x and two digits may be characters");
        }
        String start = KnownSignatures.phrase(trial.start());
        if (start != null) {
            return Confidence.of(KNOWN_START, "hex that " + start);
        }
        if (bare && !tokens.letters() && tokens.listed() && tokens.tokens() > 1) {
            return Confidence.of(DOUBTFUL, "a list that may as well be decimal");
        }
        if (tokens.binary()) {
            return Confidence.of(DOUBTFUL, "digits that may as well be binary");
        }
        if (tokens.decimal()) {
            return Confidence.of(DOUBTFUL, "digits that may as well be a decimal number or a date");
        }
        if (bare && tokens.separatorKinds() > 1) {
            return Confidence.of(DOUBTFUL, "hex digits, but with mixed separators, as in a date");
        }
        return plainConfidence(tokens, trial);
    }

    private static Confidence plainConfidence(HexTokens tokens, Transcription trial) {
        long damaged = tokens.foreign() + tokens.odd();
        if (damaged > 0) {
            return Confidence.of(SHORT, "hex digits, " + damaged + " of " + tokens.tokens() + " groups damaged");
        }
        if (tokens.prefixed() > 0) {
            return Confidence.of(PREFIXED, "hex digits with a prefix");
        }
        return trial.position() < 4 || !tokens.letters()
                ? Confidence.of(SHORT, "nothing but hex digits, though few or without letters")
                : Confidence.of(CLEAN, "nothing but pairs of hex digits");
    }
}
