package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Base64 in the standard or the URL-safe alphabet, wrapped or not, padded or not; or in one line with blanks where there was
 * a plus, as where it was decoded like a value of a form.
 */
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

    private static final int GROUP = 4;

    /** Shorter lines are not wrapped. */
    private static final int WRAPPED = 32;

    /** One character in this many may be foreign before the text is something else. */
    private static final int DAMAGE = 50;

    private final boolean blankForPlus;

    Base64() {
        super("base64", "Base64");
        blankForPlus = false;
    }

    private Base64(String id, String title) {
        super(id, title);
        blankForPlus = true;
    }

    /** With blanks for each plus. */
    static Base64 withBlanks() {
        return new Base64("base64-blanks", "Base64, blanks for plus");
    }

    /** Blanks that stand for characters are single, and are not at regular places. */
    @Override
    boolean possible(String text) {
        String line = text.strip();
        return !blankForPlus
                || (line.indexOf(' ') > 0
                        && line.indexOf('+') < 0
                        && line.indexOf('\n') < 0
                        && !line.contains("  ")
                        && !isWrapped(line.split(" ")));
    }

    /** Whether what was wrapped has blanks for line ends. */
    private static boolean isWrapped(String[] parts) {
        int width = parts[0].length();
        boolean even = Arrays.stream(parts, 0, parts.length - 1).allMatch(part -> part.length() == width);
        return even && width % GROUP == 0 && width >= WRAPPED && parts[parts.length - 1].length() <= width;
    }

    @Override
    Scan scan(Transcription out) {
        Base64Groups groups = new Base64Groups(out, blankForPlus);
        return new Scan() {
            @Override
            public void read(TextInput text) throws IOException {
                groups.read(text);
                if (blankForPlus) {
                    out.note(1, "Blanks were read as the plus signs that they were before a form was decoded");
                }
            }

            @Override
            public Confidence confidence(TextSample sample, Transcription trial) {
                String refusal = refusal(groups, trial);
                return refusal != null
                        ? Confidence.no(refusal)
                        : blankForPlus
                                ? confidenceOfBlanks(trial, sample.text())
                                : Base64.confidence(groups, trial, sample.text());
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

    /** Nothing but the note is said, and the text is no sentence. */
    private static Confidence confidenceOfBlanks(Transcription trial, String text) {
        if (trial.issueCount() > 1 || text.strip().length() % GROUP != 0) {
            return Confidence.no("neither length nor padding is right for base64");
        }
        String start = KnownSignatures.phrase(trial.start());
        if (start != null) {
            return Confidence.of(KNOWN_START, "base64 with blanks for plus that " + start);
        }
        long blanks = text.strip().chars().filter(c -> c == ' ').count();
        return isMixed(text) && blanks * FEWEST < text.length() && text.length() >= WRAPPED
                ? Confidence.of(DAMAGED, "base64 with " + blanks + " blanks for plus")
                : Confidence.no("words with blanks between them");
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
