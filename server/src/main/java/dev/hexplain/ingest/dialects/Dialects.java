package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.Peelable;
import dev.hexplain.ingest.Recognition;
import dev.hexplain.ingest.Step;
import dev.hexplain.ingest.TextSample;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Every dialect, in the order they are offered where they are equally likely. */
public final class Dialects {

    private static final List<Dialect> ALL =
            List.of(new Xxd(), new HexdumpCanonical(), new PlainHex(), new Base64(), new Raw());

    private Dialects() {}

    public static List<Dialect> all() {
        return ALL;
    }

    public static Optional<Dialect> byId(String id) {
        return ALL.stream().filter(dialect -> dialect.id().equals(id)).findFirst();
    }

    /**
     * The ways to read a dump, most likely first; never empty, since {@code raw} is always among them.
     *
     * @param head the dump's first {@value TextSample#HEAD} bytes, or all of it
     * @param size its full size in bytes
     */
    public static List<Candidate> detect(byte[] head, long size) {
        TextSample sample = TextSample.of(head, size);
        List<Candidate> candidates = new ArrayList<>();
        for (Dialect dialect : ALL) {
            Recognition recognition = dialect.recognise(sample);
            if (recognition.possible()) {
                candidates.add(new Candidate(dialect, recognition.confidence(), recognition.reason()));
            }
        }
        candidates.sort(Comparator.comparingInt(Candidate::confidence).reversed());
        return List.copyOf(candidates);
    }

    /** One way to read a dump. Confidence and reason are as in {@link Recognition}. */
    public record Candidate(Dialect dialect, int confidence, String reason) {
        /** The same as a layer to take off. */
        public Peelable peelable() {
            return new Peelable(Step.whole(dialect.id()), Recognition.of(confidence, reason));
        }
    }
}
