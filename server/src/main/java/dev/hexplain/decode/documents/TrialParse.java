package dev.hexplain.decode.documents;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.TrialDecoding;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * Probes document formats without a signature, in which nearly any bytes are valid, by decoding the beginning of a
 * source: evidence is that it has no errors, is structured, and has plausible member names.
 */
public final class TrialParse {
    private static final int TRIED = 1 << 14;
    private static final int LOOKED_AT = 16;

    /** Bits of evidence in the head of a container: its type, and a count that its content agrees with. */
    private static final double HEAD = 8;

    /** Bits of evidence in the type and the length of a name, and in each of its letters. */
    private static final double NAME = 8;

    private static final double LETTER = 2.3;

    /** Bits of evidence in a value. */
    private static final double VALUE = 0.3;

    /** The highest confidence: formats of this kind are much alike. */
    private static final int MOST = 85;

    /** The same where the last value is not whole. */
    private static final int MOST_CUT = 70;

    /** The same of one text alone. */
    private static final int MOST_TEXT = 62;

    /** Bytes of a key that are compared. */
    private static final int KEY = 2;

    /** So many keys that are alike are no chance. */
    private static final int ALIKE = 3;

    /** So many letters of a value are no chance. */
    private static final int TEXT = 4;

    /** So few bytes are read in a millisecond, but for a JVM that has just started on a busy machine. */
    private static final Limits QUICK = new Limits(1 << 20, 1000, 1000, Duration.ofSeconds(5), 0);

    private final Source source;
    private final long tried;
    private final boolean sound;
    /** Whether the source ends inside the last value. */
    private final boolean cut;

    private final int alike;
    private final int documents;
    private final int names;
    private final int letters;
    private final int oddNames;
    /** Values of named members that are texts. */
    private final int texts;

    /** Evidence in the texts of a document without named members. */
    private final double unnamedTexts;

    private final long fields;
    private final String kind;

    private TrialParse(Source source, Source head, FieldTree tree) {
        this.source = source;
        this.tried = head.length();
        boolean whole = tried == source.length() && !source.isBeginning();
        // Where only the beginning was decoded, an issue at its end need not be one of the whole source.
        this.sound = tree.facts().issues().stream().allMatch(Issue::cut);
        this.cut = whole && !tree.facts().issues().isEmpty();
        // Most bytes are not: of these nothing else is asked.
        List<Field> items = sound ? tree.children(tree.root(), 0, LOOKED_AT) : List.of();
        this.documents = items.size();
        this.fields = tree.facts().fields();
        Optional<Field> outermost = items.stream().findFirst().map(item -> unwrapped(tree, item));
        this.kind = outermost.map(item -> item.shape().production()).orElse("");
        Optional<Field> first = kind.equals(Productions.MAP) ? outermost : outermost.flatMap(list -> mapIn(tree, list));
        List<Field> members = first.map(map -> tree.children(map, tree.slotChildCount(map), LOOKED_AT))
                .orElse(List.of());
        List<String> named = members.stream()
                .filter(TrialParse::isNamed)
                .map(member -> member.shape().logical())
                .distinct()
                .toList();
        this.alike = named.isEmpty() && members.stream().allMatch(key -> key.length() > KEY) ? alike(tree, members) : 0;
        this.names = named.size();
        this.letters = named.stream().mapToInt(String::length).sum();
        this.oddNames = (int) members.stream()
                .filter(member -> !member.shape().production().isEmpty() && !isNamed(member))
                .count();
        this.unnamedTexts = named.isEmpty() && documents == 1 && !cut ? TrialDecoding.texts(tree) : 0;
        this.texts = cut
                ? (int) members.stream()
                        .filter(member -> isNamed(member) && isText(tree, member))
                        .count()
                : 0;
    }

    private static boolean isText(FieldTree tree, Field member) {
        Field value = tree.child(member, "value").orElse(member);
        long letters = Math.min(value.length(), LOOKED_AT);
        return letters >= TEXT
                && LongStream.range(value.offset(), value.offset() + letters)
                        .map(tree.source()::u1)
                        .allMatch(c -> c >= ' ' && c < 0x7F);
    }

    /**
     * The members of a map whose keys are no names, but different ones of one kind and length; 0 where some key is not. Keys
     * of one byte are not: these are small numbers, which any bytes may be.
     */
    private static int alike(FieldTree tree, List<Field> members) {
        long heads = members.stream()
                .map(key -> tree.source().u1(key.offset()))
                .distinct()
                .count();
        long keys = members.stream()
                .map(key -> HexFormat.of().formatHex(tree.source().copy(key.offset(), KEY)))
                .distinct()
                .count();
        return heads == 1 && keys == members.size() ? members.size() : 0;
    }

    /** Decodes up to {@value #TRIED} bytes. */
    public static TrialParse of(Decoder decoder, Source source) {
        Source head = source.slice(0, Math.min(TRIED, source.length()));
        DecodeOptions options = new DecodeOptions(0, QUICK);
        try (FieldTree tree = decoder.decode(head, options, TreeStorage.inMemory(), Progress.NONE)) {
            return new TrialParse(source, head, tree);
        }
    }

    /** The item inside tags and other wrappers. */
    private static Field unwrapped(FieldTree tree, Field item) {
        Field at = item;
        for (int depth = 0; depth < LOOKED_AT; depth++) {
            boolean map = at.shape().production().equals(Productions.MAP); // whose member may be called so
            Optional<Field> content = map ? Optional.empty() : tree.child(at, "content");
            if (content.isEmpty()) {
                return at;
            }
            at = content.get();
        }
        return at;
    }

    /** The first map among the elements of a list. */
    private static Optional<Field> mapIn(FieldTree tree, Field list) {
        return tree.children(list, tree.slotChildCount(list), LOOKED_AT).stream()
                .map(element -> unwrapped(tree, element))
                .filter(element -> element.shape().production().equals(Productions.MAP))
                .findFirst();
    }

    /** Numbers are not counted as names: any bytes make a map with number keys. */
    private static boolean isNamed(Field member) {
        String logical = member.shape().logical();
        return logical.length() <= 100
                && logical.chars().anyMatch(Character::isLetter)
                && logical.chars().allMatch(c -> Character.isLetterOrDigit(c) || "_-.$@:/ #".indexOf(c) >= 0);
    }

    /** None, or one with a reason. */
    public List<Candidate> candidates(String format, String what) {
        if (!sound || kind.isEmpty()) {
            return List.of();
        }
        if (kind.equals(Productions.SCALAR)) {
            return unnamedTexts > 0 && !PlainText.isPrintable(source.window(), 0, tried)
                    ? List.of(reading(format, HEAD + unnamedTexts, MOST_TEXT, "Reads as %s: one text".formatted(what)))
                    : List.of();
        }
        boolean map = kind.equals(Productions.MAP);
        if (cut) {
            return map && names > 0 && names + texts >= 2 && oddNames == 0 ? List.of(cut(format, what)) : List.of();
        }
        if (map && alike >= ALIKE) {
            double bits = HEAD + NAME * (alike - 1) + VALUE * fields;
            return List.of(candidate(format, bits, "Reads as %s: a map whose keys are alike".formatted(what)));
        }
        double bits = HEAD + NAME * names + LETTER * letters + VALUE * fields;
        if (map && names > oddNames) {
            return List.of(candidate(format, bits, "Reads as %s: a map whose members have names".formatted(what)));
        }
        if (documents > 1 || fields < 6 || (map && unnamedTexts == 0) || (!map && names < oddNames)) {
            return List.of();
        }
        String of = map
                ? "a map with texts"
                : names > 0
                        ? "an array of maps whose members have names"
                        : unnamedTexts > 0 ? "an array with texts" : "an array";
        return List.of(candidate(format, bits + unnamedTexts, "Reads as %s: %s".formatted(what, of)));
    }

    private Candidate cut(String format, String what) {
        double bits = HEAD + NAME * (names + texts) + LETTER * letters;
        String reason = "Reads as %s: a map whose members have names, cut at 0x%X".formatted(what, source.length());
        return Evidence.of(source, bits, tried).candidate(format, MOST_CUT, reason);
    }

    private Candidate candidate(String format, double bits, String reason) {
        return reading(format, bits, MOST, reason);
    }

    private Candidate reading(String format, double bits, int most, String reason) {
        return Evidence.of(source, bits, tried).reading(format, most, reason);
    }
}
