package dev.hexplain.decoders.xml;

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

/** Recognizes XML by its declaration; without one its beginning must be well-formed. */
final class XmlProbe {
    private static final int HEAD = 1 << 15;
    /** A document that is malformed after this offset is still accepted with low confidence. */
    private static final int ENOUGH = 16;

    private static final Pattern DECLARATION = Pattern.compile("<\\?xml\\s");
    private static final Pattern FIRST_TAG = Pattern.compile("<([\\p{L}_]|!--|!DOCTYPE|\\?[\\p{L}_])");

    private XmlProbe() {}

    static List<Candidate> probe(Source source) {
        if (!PlainText.mayBegin(source, first -> first == '<')) {
            return List.of();
        }
        String text = new String(source.copy(0, (int) Math.min(source.length(), 256)), StandardCharsets.UTF_8);
        String begin = (text.startsWith("\uFEFF") ? text.substring(1) : text).stripLeading();
        if (!begin.startsWith("<")) {
            return List.of();
        }
        if (DECLARATION.matcher(begin).lookingAt()) {
            return List.of(new Candidate(Xml.FORMAT.id(), 0, 95, "Starts with an XML declaration"));
        }
        return FIRST_TAG.matcher(begin).lookingAt() ? candidates(source) : List.of();
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
