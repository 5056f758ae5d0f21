package dev.hexplain.decoders.iontext;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** Recognizes Ion text by its version marker, and by structs with unquoted field names: all JSON is Ion too. */
final class IonTextProbe {
    private static final int HEAD = 1 << 15;
    private static final Pattern STRUCT =
            Pattern.compile("([A-Za-z_$][\\w$]*\\s*::\\s*)*+\\[?\\{\\s*[A-Za-z_$][\\w$]*\\s*:[^:]");

    private IonTextProbe() {}

    static List<Candidate> probe(Source source) {
        if (!PlainText.mayBegin(source, first -> Character.isLetter(first) || "_$[{".indexOf(first) >= 0)) {
            return List.of();
        }
        String begin =
                new String(source.copy(0, (int) Math.min(source.length(), 256)), StandardCharsets.UTF_8).stripLeading();
        if (begin.startsWith("$ion_1_0 ") || begin.startsWith("$ion_1_0\n")) {
            return List.of(
                    new Candidate(IonText.FORMAT.id(), 0, 95, "Starts with $ion_1_0, the version marker of Ion text"));
        }
        return STRUCT.matcher(begin).lookingAt() && isSound(source)
                ? List.of(new Candidate(IonText.FORMAT.id(), 0, 65, "A struct, whose field names are not quoted"))
                : List.of();
    }

    private static boolean isSound(Source source) {
        Source head = source.slice(0, Math.min(source.length(), HEAD));
        boolean cut = head.length() < source.length();
        try (FieldTree tree = Parse.decode(
                head,
                DecodeOptions.DEFAULT,
                TreeStorage.inMemory(),
                Progress.NONE,
                IonTextShapes.INSTANCE,
                IonTextGrammar::new)) {
            List<Issue> issues = tree.facts().issues();
            return issues.isEmpty()
                    || (cut && issues.getFirst().offset() + issues.getFirst().length() >= head.length());
        }
    }
}
