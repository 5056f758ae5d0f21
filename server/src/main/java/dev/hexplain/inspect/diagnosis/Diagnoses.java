package dev.hexplain.inspect.diagnosis;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The list of all exception messages that are explained. */
public final class Diagnoses {
    /** Of a longer text only the end is read: the innermost cause of a trace stands there. */
    public static final int LONGEST = 100_000;

    private static final List<Symptom> ALL = Stream.of(
                    SerializationSymptoms.all(),
                    StreamSymptoms.all(),
                    CodecSymptoms.all(),
                    DocumentSymptoms.all(),
                    CacheSymptoms.all(),
                    TransportSymptoms.all(),
                    ConnectionSymptoms.all())
            .flatMap(List::stream)
            .toList();

    private Diagnoses() {}

    static List<Symptom> all() {
        return ALL;
    }

    /** The diagnoses of messages in a text: in their order in it, those that only wrap another one last. */
    public static List<Diagnosis> of(String text) {
        String read = text.length() <= LONGEST ? text : text.substring(text.length() - LONGEST);
        return ALL.stream()
                .map(symptom -> symptom.in(read))
                .flatMap(Optional::stream)
                .sorted(Comparator.comparing(Symptom.Found::general).thenComparingInt(Symptom.Found::at))
                .map(Symptom.Found::diagnosis)
                .toList();
    }

    /** The page about all of them, in Markdown. */
    public static String page() {
        return new MessagesPage(ALL).text();
    }
}
