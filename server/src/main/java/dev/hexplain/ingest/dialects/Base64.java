package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Base64 in the standard or the URL-safe alphabet, wrapped or not, padded or not. */
final class Base64 extends ScannedDialect {

    private static final int KNOWN_START = 97;
    private static final int KNOWN_BUT_DAMAGED = 91;
    private static final int PADDED = 90;
    private static final int LIKELY = 85;
    private static final int PADDED_BUT_SHORT = 75;
    private static final int DAMAGED = 60;
    private static final int ACCIDENT = 25;

    /** Characters of a text that is nothing else; with fewer digits it may be a name. */
    private static final int FEWEST = 20;

    private static final int FEWEST_OF_WORDS = 24;

    /** One character in this many may be foreign before the text is something else. */
    private static final int DAMAGE = 50;

    Base64() {
        super("base64", "Base64");
    }

    @Override
    Scan scan(Transcription out) {
        Base64Groups groups = new Base64Groups(out);
        return new Scan() {
            @Override
            public void read(TextInput text) throws IOException {
                groups.read(text);
            }

            @Override
            public Confidence confidence(TextSample sample, Transcription trial) {
                String refusal = refusal(groups, trial);
                return refusal != null ? Confidence.no(refusal) : Base64.confidence(groups, trial, sample.text());
            }
        };
    }

    private static @Nullable String refusal(Base64Groups groups, Transcription trial) {
        if (trial.position() == 0) {
            return "no base64 characters";
        }
        if (groups.blanksInside() > 0) {
            return "blanks between words";
        }
        if (groups.foreign() * DAMAGE > groups.characters()) {
            return "other characters than base64 has";
        }
        if (groups.inText()) {
            return "text around it";
        }
        return groups.quotes() > 2 ? "several quoted strings" : null;
    }

    private static Confidence confidence(Base64Groups groups, Transcription trial, String text) {
        String name = groups.urlSafe() ? "URL-safe base64" : "base64";
        String start = KnownSignatures.phrase(trial.start());
        if (start != null) {
            return Confidence.of(trial.issueCount() > 0 ? KNOWN_BUT_DAMAGED : KNOWN_START, name + " that " + start);
        }
        if (Base32.spells(text)) {
            return Confidence.of(ACCIDENT, "only characters that base32 has, which " + name + " hardly ever is");
        }
        long length = groups.characters();
        boolean characteristic = isMixed(text) && length >= (groups.manyDigits() ? FEWEST : FEWEST_OF_WORDS);
        if (trial.issueCount() > 0) {
            return characteristic
                    ? Confidence.of(DAMAGED, name + " with damage in " + trial.issueCount() + " places")
                    : Confidence.no("neither length nor padding is right for base64");
        }
        if (groups.padded()) {
            return Confidence.of(length < 8 ? PADDED_BUT_SHORT : PADDED, name + ", its padding right");
        }
        if (groups.beyondHex() && (characteristic || (groups.wrapped() && length >= 128))) {
            return Confidence.of(LIKELY, name + ", nothing but its characters");
        }
        return Confidence.of(ACCIDENT, "only characters that " + name + " has, as many words do");
    }

    /**
     * Whether capitals, small letters and digits mix the way they do in base64 of most content. An A does not count:
     * runs of zeros are spelled so.
     */
    private static boolean isMixed(String text) {
        int upper = 0;
        int lower = 0;
        int digits = 0;
        int symbols = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            upper += c > 'A' && c <= 'Z' ? 1 : 0;
            lower += c >= 'a' && c <= 'z' ? 1 : 0;
            digits += c >= '0' && c <= '9' ? 1 : 0;
            symbols += c != '=' && !Character.isLetterOrDigit(c) && Base64Groups.valueOf(c) >= 0 ? 1 : 0;
        }
        int all = upper + lower + digits + symbols;
        return upper * 7 > all && lower * 7 > all && digits > 0;
    }
}
