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
                    JdkSymptoms.all(),
                    ClassSymptoms.all(),
                    KeySymptoms.all(),
                    CompressionSymptoms.all(),
                    KryoSymptoms.all(),
                    FstSymptoms.all(),
                    ForySymptoms.all(),
                    JacksonSymptoms.all(),
                    BinaryJsonSymptoms.all(),
                    IonSymptoms.all(),
                    ProtobufSymptoms.all(),
                    AvroSymptoms.all(),
                    ThriftSymptoms.all(),
                    HessianSymptoms.all(),
                    BsonSymptoms.all(),
                    KaitaiSymptoms.all(),
                    SpringSymptoms.all(),
                    RedisSymptoms.all(),
                    HazelcastSymptoms.all(),
                    MarshallingSymptoms.all(),
                    IgniteSymptoms.all(),
                    SessionSymptoms.all(),
                    DatabaseSymptoms.all(),
                    KafkaSymptoms.all(),
                    MessagingSymptoms.all(),
                    FrameSymptoms.all(),
                    NettySymptoms.all(),
                    GrpcSymptoms.all())
            .flatMap(List::stream)
            .toList();

    /** Those that are looked for where no other is found. */
    private static final List<Symptom> LAST = NumberSymptoms.all();

    private Diagnoses() {}

    static List<Symptom> all() {
        return Stream.concat(ALL.stream(), LAST.stream()).toList();
    }

    /** The diagnoses of messages in a text: in their order in it, those that only wrap another one last. */
    public static List<Diagnosis> of(String text) {
        String read = text.length() <= LONGEST ? text : text.substring(text.length() - LONGEST);
        List<Diagnosis> found = found(ALL, read);
        return found.isEmpty() ? found(LAST, read) : found;
    }

    private static List<Diagnosis> found(List<Symptom> symptoms, String text) {
        return symptoms.stream()
                .map(symptom -> symptom.in(text))
                .flatMap(Optional::stream)
                .sorted(Comparator.comparing(Symptom.Found::general).thenComparingInt(Symptom.Found::at))
                .map(Symptom.Found::diagnosis)
                .toList();
    }

    /** The page about all of them, in Markdown. */
    public static String page() {
        return new MessagesPage(all()).text();
    }
}
