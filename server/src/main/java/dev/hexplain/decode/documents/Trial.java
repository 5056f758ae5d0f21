package dev.hexplain.decode.documents;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.Progress;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeStorage;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Decoding the beginning of a source to see whether it is a document, for formats that hardly any bytes cannot be. What
 * counts is that it holds together, that it has a structure, and that members have names that people would give.
 */
public final class Trial {
    private static final int TRIED = 1 << 14;
    private static final int LOOKED_AT = 16;
    private static final Limits QUICK = new Limits(1 << 20, 1000, 1000, Duration.ofMillis(100), 0);

    private final boolean whole;
    private final boolean sound;
    private final int documents;
    private final int names;
    private final int oddNames;
    private final long fields;
    private final String kind;

    private Trial(Source source, Source head, FieldTree tree) {
        this.whole = head.length() == source.length();
        this.sound = tree.facts().issues().stream().allMatch(issue -> !whole && isOfTheEnd(issue, head.length()));
        List<Field> items = tree.children(tree.root(), 0, LOOKED_AT);
        this.documents = items.size();
        this.fields = tree.facts().fields();
        Optional<Field> first = items.stream().findFirst().map(item -> unwrapped(tree, item));
        this.kind = first.map(item -> item.shape().production()).orElse("");
        List<Field> members = first.map(map -> tree.children(map, tree.slotChildCount(map), LOOKED_AT))
                .orElse(List.of());
        this.names = (int) members.stream()
                .filter(Trial::isNamed)
                .map(member -> member.shape().logical())
                .distinct()
                .count();
        this.oddNames = (int) members.stream()
                .filter(member -> !member.shape().production().isEmpty() && !isNamed(member))
                .count();
    }

    /** Decodes up to {@value #TRIED} bytes. */
    public static Trial of(Decoder decoder, Source source) {
        Source head = source.slice(0, Math.min(TRIED, source.length()));
        DecodeOptions options = new DecodeOptions(0, QUICK);
        try (FieldTree tree = decoder.decode(head, options, TreeStorage.inMemory(), Progress.NONE)) {
            return new Trial(source, head, tree);
        }
    }

    /** Where only the beginning was decoded, what is wrong at its end may be right in the whole. */
    private static boolean isOfTheEnd(Issue issue, long end) {
        return issue.message().startsWith("The source ends") && issue.offset() + issue.length() >= end;
    }

    /** What tags and the like are around. */
    private static Field unwrapped(FieldTree tree, Field item) {
        Field at = item;
        for (int depth = 0; depth < LOOKED_AT; depth++) {
            Optional<Field> content = tree.child(at, "content");
            if (content.isEmpty()) {
                return at;
            }
            at = content.get();
        }
        return at;
    }

    /** Numbers are no names: any bytes make a map of them. */
    private static boolean isNamed(Field member) {
        String logical = member.shape().logical();
        return logical.length() <= 100
                && logical.chars().anyMatch(Character::isLetter)
                && logical.chars().allMatch(c -> Character.isLetterOrDigit(c) || "_-.$@:/ #".indexOf(c) >= 0);
    }

    /** None, or one with a reason. */
    public List<Candidate> candidates(String format, String what) {
        if (!sound || kind.isEmpty() || kind.equals(Productions.SCALAR)) {
            return List.of();
        }
        boolean map = kind.equals(Productions.MAP);
        if (map && names > oddNames) {
            String reason = "Reads as %s: a map whose members have names".formatted(what) + extent();
            return List.of(new Candidate(format, 0, Math.min(80, 50 + 5 * names) + (documents == 1 ? 5 : 0), reason));
        }
        if (documents > 1 || fields < 6 || map) {
            return List.of();
        }
        String reason = "Reads as %s: an array".formatted(what) + extent();
        return List.of(new Candidate(format, 0, 35, reason));
    }

    private String extent() {
        return whole ? ", to the last byte" : ", as far as was tried";
    }
}
