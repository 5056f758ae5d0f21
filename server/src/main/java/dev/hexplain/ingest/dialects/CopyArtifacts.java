package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.Transcription;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lines that are copied along with a dump: code fences, tags around code, prompts with a command, words of curl. */
final class CopyArtifacts {
    /** How a prompt is described. */
    static final String PROMPTED = "A prompt";

    /** A command that is longer is no line to skip. */
    private static final int LONGEST = 400;

    private static final Pattern FENCE = Pattern.compile("\\s*(?:`{3,}|~{3,})[ \\w+.-]{0,15}");
    private static final String SIGNS = " \t>|#/*;-+\u2022\u00B7$%(<{[`~\u276F\u279C";
    private static final Pattern QUOTED = Pattern.compile("\\s*(?:(?:>+|\\||#+|//|\\*|;+|--|[+\u2022\u00B7]) +)++");
    private static final Pattern TAG = Pattern.compile(
            "\\s*(?:</?(?:pre|code|tt)\\b[^>]*>)++|\\s*\\{(?:code|noformat)[^}]*}|\\s*\\[/?(?:code|pre)]",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern PROMPT = Pattern.compile("\\s*(?:"
            + "[$#%>\u276F\u279C](?: .*)?" // $ xxd foo.bin
            + "|>>>(?: .*)?" // Python
            + "|\\((?:gdb|lldb|pwndbg|rr)\\).*"
            + "|PS [A-Za-z]:[^>]*>.*"
            + "|[A-Za-z]:\\\\[^>]*>.*"
            + "|\\[[\\w.-]+@[\\w.-]+ [^]]*][$#%].*"
            + "|[\\w.-]+@[\\w.-]+[: ][^$#%>]*[$#%>](?: .*)?"
            + "|(?:[\\w.-]+:[0-9]{1,5}(?:\\[[0-9]+])?|redis|not connected)>(?: .*)?" // redis-cli
            + ")");

    /** How assemblers declare bytes; {@code db} is one itself, unless others are written another way. */
    private static final Pattern DIRECTIVE = Pattern.compile(
            "\\s*(?:\\w+:\\s*)?(?:(?:\\.byte|\\.db|dc\\.b|defb|dcb)\\s+|db\\s+(?=0x|[$&]|[0-9][0-9a-f]{1,2}h\\b))",
            Pattern.CASE_INSENSITIVE);

    /** What curl says between the bytes with {@code --trace}. */
    private static final Pattern CURL = Pattern.compile(
            "== Info: .*" + "|[<=][=>] (?:Send|Recv) (?:SSL )?(?:header|data), [0-9]+ bytes \\(0x[0-9a-f]+\\)");

    private CopyArtifacts() {}

    /** The description of a line that holds no bytes; empty where it may hold some. */
    static String of(String line) {
        if (line.isEmpty() || line.length() > LONGEST) {
            return "";
        }
        if (FENCE.matcher(line).matches()) {
            return "A code fence";
        }
        if (TAG.matcher(line).matches()) {
            return "A tag";
        }
        if (CURL.matcher(line).matches()) {
            return "A line of curl";
        }
        return PROMPT.matcher(line).matches() ? PROMPTED : "";
    }

    /**
     * Where in a line of base64 or hex to begin to read: behind the signs of a quotation or comment, and at the end of
     * a line that holds none of it, which is reported.
     */
    static int before(TextPiece piece, Transcription out) {
        String line = piece.text();
        if (piece.column() > 1 || line.length() > LONGEST || !mayBeSigned(line)) {
            return 0;
        }
        Matcher directive = DIRECTIVE.matcher(line);
        if (directive.lookingAt()) {
            return directive.end();
        }
        Matcher signs = QUOTED.matcher(line);
        if (signs.lookingAt()) {
            return signs.end();
        }
        String around = of(line);
        if (around.isEmpty()) {
            return 0;
        }
        out.note(1, around + ": passed over");
        return line.length();
    }

    /** Whether a line declares bytes as assemblers do. */
    static boolean isDirective(String line) {
        return DIRECTIVE.matcher(line).lookingAt();
    }

    /** Almost no line does. */
    private static boolean mayBeSigned(String line) {
        return !line.isEmpty()
                && (SIGNS.indexOf(line.charAt(0)) >= 0
                        || line.indexOf('@') > 0
                        || line.indexOf('>') > 0
                        || isDirective(line)
                        || line.startsWith("PS ", 0)
                        || line.startsWith(":\\", 1));
    }
}
