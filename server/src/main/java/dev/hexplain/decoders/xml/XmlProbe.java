package dev.hexplain.decoders.xml;

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

/** Recognizes XML by its declaration; without one its beginning must be well-formed. */
final class XmlProbe {
    private static final int HEAD = 1 << 15;
    /** A document that is malformed after this offset is still accepted with low confidence. */
    private static final int ENOUGH = 16;

    private XmlProbe() {}

    static List<Candidate> probe(Source source) {
        String begin = new String(source.copy(0, (int) Math.min(source.length(), 256)), StandardCharsets.UTF_8)
                .replaceFirst("^\uFEFF", "")
                .stripLeading();
        if (begin.matches("(?s)<\\?xml\\s.*")) {
            return List.of(new Candidate(Xml.FORMAT.id(), 0, 95, "Starts with an XML declaration"));
        }
        return begin.matches("(?s)<([\\p{L}_]|!--|!DOCTYPE|\\?[\\p{L}_]).*") ? candidates(source) : List.of();
    }

    private static List<Candidate> candidates(Source source) {
        Source head = source.slice(0, Math.min(source.length(), HEAD));
        boolean cut = head.length() < source.length();
        try (FieldTree tree = Parse.decode(
                head,
                DecodeOptions.DEFAULT,
                TreeStorage.inMemory(),
                Progress.NONE,
                XmlShapes.INSTANCE,
                XmlGrammar::new)) {
            List<Issue> issues = tree.facts().issues();
            boolean sound = issues.isEmpty()
                    || (cut && issues.getFirst().offset() + issues.getFirst().length() >= head.length());
            if (sound) {
                return List.of(new Candidate(Xml.FORMAT.id(), 0, 90, "An XML element, and its tags match"));
            }
            long offset = issues.getFirst().offset();
            return offset < ENOUGH
                    ? List.of()
                    : List.of(new Candidate(
                            Xml.FORMAT.id(), 0, 45, "Begins as XML; offset 0x%X breaks it".formatted(offset)));
        }
    }
}
