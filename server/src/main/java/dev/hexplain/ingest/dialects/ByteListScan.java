package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextLocation;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Finds lists of numbers in brackets. A lone number in brackets may be a length, as in {@code x[4]}: it counts if
 * nothing else does, or in braces.
 */
final class ByteListScan extends CharacterScan {
    private static final int KNOWN_START = 97;
    private static final int DECLARED = 92;
    private static final int LONG = 88;
    private static final int LIKELY = 60;
    /** More than a document of JSON that is the same list. */
    private static final int BARE = 78;

    private static final int EMPTY = 40;
    private static final int DOUBTFUL = 40;
    private static final int ENOUGH = 16;
    /** Fewer are a list of bytes where the text says nothing else. */
    private static final int FEW = 4;

    /** Characters; a declaration of a few bytes is shorter. */
    private static final int MUCH_TEXT = 400;

    /**
     * Words that a declaration has besides those for bytes, and that a list may have before it and still be all there
     * is.
     */
    private static final int DECLARATION = 4;

    private static final int ASSIGNMENT = 3;

    /** Words in a declaration that mean a list of bytes. */
    private static final Set<String> OF_BYTES = Set.of(
            "byte",
            "char",
            "u8",
            "uint8",
            "uint8_t",
            "bytearrayof",
            "ubytearrayof",
            "bytes",
            "uint8array",
            "int8array",
            "sbyte");

    /** Words that may be next to single numbers of a list: types and casts. */
    private static final Set<String> OF_NUMBERS =
            Set.of("as", "int8_t", "i8", "int", "signed", "unsigned", "tobyte", "to_byte", "...");

    /** A function whose arguments are bytes: one in brackets behind another word may be a length. */
    private static final Set<String> KOTLIN = Set.of("byteArrayOf", "ubyteArrayOf");

    private static final Set<String> OF_BUFFERS = Set.of("type", "data", "Buffer");

    private static final int TOKEN_HELD = 40;
    private static final int DEEPEST = 64;
    private static final String OPENING = "[{(";
    private static final String CLOSING = "]})";

    private final StringBuilder token = new StringBuilder();
    private long tokenStart;
    private long tokenColumn;
    /** Brackets that are open, and how many numbers each holds so far; those beyond the deepest are passed over. */
    private final char[] brackets = new char[DEEPEST];

    private final long[] counts = new long[DEEPEST];
    /**
     * Whether each contains something else than numbers: statements, a field with its value, a length with its unit.
     */
    private final boolean[] mixed = new boolean[DEEPEST];
    /** Whether each stands right behind a word, such as the length of an array. */
    private final boolean[] behindWord = new boolean[DEEPEST];

    private int depth;
    private int tooDeep;
    private char quote;
    private char previous;
    private boolean lineComment;
    private boolean blockComment;
    private boolean escaped;

    private String name = "";
    private String wordBefore = "";
    private int lone = -1;
    private long loneStart;
    private long loneEnd;
    /** Where the list before ends. */
    private long listEnd;

    /** How many brackets are open inside the list that is read; 0 where none is. */
    private int listDepth;

    private long numbers;
    private long lists;
    private long emptyLists;
    /** Where the last of these ends; behind it, a letter says that it is a type of Go. */
    private long emptyEnd = -1;

    private long wrong;
    /** Words outside of brackets, and numbers in brackets with other words than those for bytes. */
    private long words;

    private long spoiled;
    private long beyondSeven;
    /** Whether the current statement mentions bytes, and whether one with a list did. */
    private boolean announced;

    private boolean declared;
    private boolean buffer;

    ByteListScan(Transcription out) {
        super(out);
    }

    @Override
    void accept(char c) throws IOException {
        if (blockComment) {
            blockComment = !(previous == '*' && c == '/');
        } else if (quote != 0) {
            endQuote(c);
        } else if (!lineComment) {
            code(c);
        }
        previous = c;
    }

    private void endQuote(char c) {
        if (!escaped && c == quote) {
            buffer |= token.toString().equals("Buffer");
            words += OF_BUFFERS.contains(token.toString()) || isIndex(token.toString()) ? 0 : 1;
            token.setLength(0);
            quote = 0;
        } else if (token.length() < TOKEN_HELD) {
            token.append(c);
        }
        escaped = !escaped && c == '\\';
    }

    /** The key of the next number, where an object of JavaScript has its bytes by their indexes. */
    private boolean isIndex(String key) {
        return depth > 0 && key.equals(String.valueOf(counts[depth - 1]));
    }

    private void code(char c) throws IOException {
        if (previous == '/' && (c == '/' || c == '*')) {
            lineComment = c == '/';
            blockComment = c == '*';
            token.setLength(0);
        } else if (Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '+' || (c == '-' && token.isEmpty())) {
            if (token.isEmpty()) {
                emptyLists -= here == emptyEnd && Character.isLetter(c) ? 1 : 0;
                tokenStart = here;
                tokenColumn = column;
            }
            if (token.length() < TOKEN_HELD) {
                token.append(c);
            }
        } else {
            endToken();
            mark(c);
        }
    }

    private void mark(char c) throws IOException {
        if (c == ';') {
            announced = false;
        } else if (c == '"' || c == '\'') {
            quote = c;
            escaped = false;
        } else if (OPENING.indexOf(c) >= 0 || (c == '<' && previous == '<')) {
            open(c);
        } else if (CLOSING.indexOf(c) >= 0 || (c == '>' && previous == '>')) {
            close();
        }
    }

    /** A cast such as {@code (byte)} is no list. */
    private void open(char c) {
        if (depth == DEEPEST) {
            tooDeep++;
            return;
        }
        name = c == '(' && depth > 0 ? name : wordBefore;
        brackets[depth] = c;
        mixed[depth] = false;
        behindWord[depth] = c == '[' && Character.isLetterOrDigit(previous);
        counts[depth++] = 0;
    }

    private void close() throws IOException {
        if (tooDeep > 0) {
            tooDeep--;
        } else if (depth > 0) {
            char opening = brackets[--depth];
            spoiled += mixed[depth] ? counts[depth] : 0;
            if (mixed[depth] || behindWord[depth] || (opening == '(' && !KOTLIN.contains(name))) {
                lone = counts[depth] == 1 ? -1 : lone;
            } else if (counts[depth] == 1 && lone >= 0 && opening == '{') {
                putLone();
                listDepth = depth + 1;
            } else if (counts[depth] == 0 && (opening == '[' || opening == '{')) {
                emptyLists++;
                emptyEnd = after;
                declared |= announced;
            }
            endList();
        }
    }

    private void endList() {
        if (depth < listDepth) {
            listEnd = after;
            out.payloadTo(after);
            listDepth = 0;
        }
    }

    private void putLone() throws IOException {
        beginList();
        out.origin(loneStart, loneEnd - loneStart);
        out.put(lone);
        lone = -1;
    }

    private void beginList() {
        declared |= announced;
        listDepth = Math.max(1, depth);
        out.payload(new TextLocation(out.place().line(), listEnd));
        if (lists++ > 0 || !name.isEmpty()) {
            out.part(name);
        }
    }

    private void endToken() throws IOException {
        if (token.isEmpty()) {
            return;
        }
        String word = token.toString();
        token.setLength(0);
        OptionalInt number = ByteLiteral.parse(word);
        if (word.equals("...") && depth > 0 && counts[depth - 1] > 1) {
            out.error(tokenColumn, "Not all of the list was printed: the rest is missing", "more numbers", word);
        } else if (ByteLiteral.isNumber(word)) {
            number(word, number);
        } else {
            word(word);
        }
    }

    private void word(String word) {
        wordBefore = word;
        String lower = word.toLowerCase(Locale.ROOT);
        if (OF_BYTES.contains(lower)) {
            announced = true;
        } else if (!OF_NUMBERS.contains(lower)) {
            words++;
            for (int around = 0; around < depth; around++) {
                mixed[around] = true;
            }
        }
        if (lower.equals("bytes") && depth > 0) {
            mixed[depth - 1] = true; // a length: (12 bytes)
        }
    }

    private void number(String word, OptionalInt number) throws IOException {
        if (depth == 0 || tooDeep > 0) {
            return;
        }
        if (number.isEmpty()) {
            wrong++;
            out.error(tokenColumn, "Not a byte: skipped", "-128 to 255", word);
            return;
        }
        long inGroup = ++counts[depth - 1];
        numbers++;
        beyondSeven += number.getAsInt() > 127 || word.startsWith("-") || word.startsWith("0x") ? 1 : 0;
        if (inGroup == 1) {
            lone = number.getAsInt();
            loneStart = tokenStart;
            loneEnd = here;
            return;
        }
        if (inGroup == 2) {
            putLone();
        }
        out.origin(tokenStart, here - tokenStart);
        out.put(number.getAsInt());
    }

    @Override
    void endLine() throws IOException {
        if (quote == 0 && !blockComment) {
            endToken();
        }
        lineComment = false;
        previous = '\n';
    }

    @Override
    void end() throws IOException {
        endToken();
        if (lists == 0 && lone >= 0) {
            name = "";
            putLone();
        }
        depth = 0;
        endList();
    }

    @Override
    public Confidence confidence(TextSample sample, Transcription trial) {
        if (lists == 0) {
            boolean empty = emptyLists > 0
                    && sample.whole()
                    && numbers == 0
                    && (declared || buffer || isBare(sample))
                    && words <= DECLARATION;
            return empty
                    ? Confidence.of(declared || buffer ? LIKELY : EMPTY, "an empty list: no bytes")
                    : Confidence.no("no list of numbers");
        }
        if (wrong * 20 > numbers) {
            return Confidence.no("numbers that are no bytes");
        }
        if (spoiled * 20 > numbers) {
            return Confidence.no("brackets with more in them than numbers");
        }
        String count = trial.position() == 1 ? "1 number, a byte" : trial.position() + " numbers, each a byte";
        if (words > DECLARATION + trial.position() / 2) {
            return Confidence.of(DOUBTFUL, count + ", in a text that says more");
        }
        if (trial.position() < ENOUGH && sample.text().length() > MUCH_TEXT) {
            return Confidence.of(DOUBTFUL, count + ", in a text that says more");
        }
        String start = KnownSignatures.phrase(trial.start());
        if (start != null) {
            return Confidence.of(KNOWN_START, count + ", that " + start);
        }
        if (declared || buffer) {
            return Confidence.of(DECLARED, count + ", in an array of bytes");
        }
        if (lists > 1) {
            return Confidence.of(DOUBTFUL, count + ", in several lists");
        }
        if (numbers >= ENOUGH && words <= ASSIGNMENT) {
            return Confidence.of(LONG, count);
        }
        if (words == 0 && beyondSeven > 0) {
            return Confidence.of(BARE, count + ", and nothing else");
        }
        boolean several = numbers >= FEW || words == 0;
        return Confidence.of(
                several && beyondSeven > 0 && words <= ASSIGNMENT ? LIKELY : DOUBTFUL,
                count + ", as other small numbers are too");
    }

    private static boolean isBare(TextSample sample) {
        return sample.text().strip().length() == 2;
    }
}
