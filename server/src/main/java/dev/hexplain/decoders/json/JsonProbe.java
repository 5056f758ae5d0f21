package dev.hexplain.decoders.json;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Severity;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;

/** Recognizes JSON: decodes the beginning of a source, which must be valid. */
final class JsonProbe {
    /** The number of bytes that are decoded. */
    private static final int HEAD = 1 << 15;
    /** A text that breaks off or is invalid after this offset is still accepted with low confidence. */
    private static final int ENOUGH = 16;

    private JsonProbe() {}

    static List<Candidate> probe(Source source) {
        long begin = pastMarkAndSpace(source);
        if (begin >= source.length() || "{[\"-0123456789tfn".indexOf(source.u1(begin)) < 0) {
            return List.of();
        }
        return candidates(source, source.u1(begin)).stream().toList();
    }

    private static long pastMarkAndSpace(Source source) {
        long at = source.length() >= 3 && source.u1(0) == 0xEF && source.u1(1) == 0xBB && source.u1(2) == 0xBF ? 3 : 0;
        long most = Math.min(source.length(), HEAD);
        while (at < most && JsonLexer.isSeparator(source.u1(at))) {
            at++;
        }
        return at;
    }

    private static Optional<Candidate> candidates(Source source, int first) {
        Source head = source.slice(0, Math.min(source.length(), HEAD));
        boolean cut = head.length() < source.length();
        try (FieldTree tree = Parse.decode(
                head,
                DecodeOptions.DEFAULT,
                TreeStorage.inMemory(),
                Progress.NONE,
                JsonShapes.INSTANCE,
                JsonGrammar::new)) {
            Optional<Issue> error = tree.facts().issues().stream()
                    .filter(issue -> issue.severity() == Severity.ERROR)
                    .findFirst();
            boolean wrong = error.isPresent() && !(cut && endsInside(error.get(), head.length()));
            if (!wrong) {
                return valid(tree, first);
            }
            return broken(first, error.get(), endsInside(error.get(), head.length()));
        }
    }

    /** An object, or an array that only ends too soon: log lines and much other text begin with a bracket. */
    private static Optional<Candidate> broken(int first, Issue error, boolean breaksOff) {
        boolean structured = first == '{' || (first == '[' && breaksOff);
        if (!structured || error.offset() < ENOUGH) {
            return Optional.empty();
        }
        String reason = "Begins as a JSON %s; offset 0x%X breaks it";
        return Optional.of(new Candidate(
                Json.FORMAT.id(), 0, 55, reason.formatted(first == '{' ? "object" : "array", error.offset())));
    }

    /** Where the head was cut, a token may seem invalid. */
    private static boolean endsInside(Issue error, long length) {
        return error.offset() + error.length() >= length;
    }

    private static long texts(FieldTree tree) {
        return tree.children(tree.root(), 0, 3).stream()
                .filter(item -> item.shape().role() != Role.PADDING)
                .count();
    }

    private static Optional<Candidate> valid(FieldTree tree, int first) {
        long documents = tree.childCount(tree.root());
        Field document = tree.children(tree.root(), 0, 1).getFirst();
        boolean empty = tree.childCount(document) <= 2;
        if (first == '{') {
            String what = texts(tree) > 1 ? "JSON objects, one after the other" : "A JSON object";
            return Optional.of(new Candidate(Json.FORMAT.id(), 0, empty ? 60 : 95, what));
        }
        if (first == '[') {
            return Optional.of(new Candidate(Json.FORMAT.id(), 0, empty ? 55 : 85, "A JSON array"));
        }
        return documents > 2
                ? Optional.empty()
                : Optional.of(new Candidate(Json.FORMAT.id(), 0, 20, "A JSON string, number or literal"));
    }
}
