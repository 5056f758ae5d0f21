package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.layers.LayerDetector;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What real libraries write of many objects is named: first where the bytes show their format, and never as another. */
@Slow
class LibrariesDetectedTest {
    private static final Detector DETECTOR = Detector.standard();
    private static final boolean PRINTED = Boolean.getBoolean("confusion.print");
    private static final int SHOWN = 40;
    private static final int AMONG = 3;

    /** Percent named first, of what shows its format. */
    private static final double FLOOR = 97;

    /** Objects that each library writes, of all. */
    private static final int OBJECTS = 16;

    /** Random inputs: none is named. */
    private static final int RANDOM = Selection.size(500, 10_000);

    /** How an answer is right or wrong, best first. */
    private enum Answer {
        FIRST,
        AMONG_THREE,
        PERHAPS,
        NOTHING,
        WRONG
    }

    private record Detected(WritingLibrary library, String object, Answer answer, String said) {
        /** Whether the bytes show what they are. */
        boolean shows() {
            return DetectedObjects.structure(object).compareTo(library.shows()) >= 0;
        }
    }

    @Test
    void what_libraries_write_is_named() {
        List<Detected> all = new ArrayList<>();
        List<String> names = Selection.of(List.copyOf(DetectedObjects.all().keySet()), OBJECTS);
        for (WritingLibrary library : WritingLibrary.all()) {
            names.forEach(name -> written(library, DetectedObjects.all().get(name))
                    .ifPresent(bytes -> all.add(detected(library, name, bytes))));
        }
        if (PRINTED) {
            System.out.println(table(all));
        }
        List<Detected> showing = all.stream().filter(Detected::shows).toList();
        assertThat(percentFirst(showing))
                .as(() -> without(showing, Answer.FIRST))
                .isGreaterThanOrEqualTo(FLOOR);
        assertThat(all)
                .filteredOn(each -> each.shows() && each.answer() == Answer.WRONG)
                .isEmpty();
    }

    @Test
    void no_random_input_is_named() {
        Random random = new Random(41);
        List<String> named = new ArrayList<>();
        for (int i = 0; i < RANDOM; i++) {
            byte[] bytes = new byte[1 + random.nextInt(i % 2 == 0 ? 64 : 2000)];
            random.nextBytes(bytes);
            Candidate first = DETECTOR.candidates(Source.ofBytes("dump", bytes)).getFirst();
            if (first.confidence() >= Candidate.CONVINCING) {
                named.add(first + " " + HexFormat.of().formatHex(bytes, 0, Math.min(SHOWN, bytes.length)));
            }
        }
        assertThat(named).isEmpty();
    }

    /** Empty where the library does not write such an object. */
    private static Optional<byte[]> written(WritingLibrary library, Object object) {
        try {
            return Optional.of(library.writing().write(object));
        } catch (Exception | StackOverflowError refused) {
            return Optional.empty();
        }
    }

    private static Detected detected(WritingLibrary library, String object, byte[] bytes) {
        LayerDetector.Chain chain = DETECTOR.layers(Source.ofBytes("dump", bytes), DecodeChoices.AUTO);
        List<Candidate> candidates = DETECTOR.candidates(chain.inside());
        String said = "%s %s %s"
                .formatted(
                        chain.path(),
                        candidates.getFirst(),
                        HexFormat.of().formatHex(bytes, 0, Math.min(SHOWN, bytes.length)));
        return new Detected(library, object, answer(library, chain, candidates), said);
    }

    private static Answer answer(WritingLibrary library, LayerDetector.Chain chain, List<Candidate> candidates) {
        Candidate first = candidates.getFirst();
        boolean convinces = first.confidence() >= Candidate.CONVINCING;
        boolean among = candidates.stream()
                .limit(AMONG)
                .anyMatch(each -> library.formats().contains(each.format()));
        if (!chain.links().isEmpty() || (convinces && !among)) {
            return Answer.WRONG;
        }
        if (!library.formats().contains(first.format())) {
            return among && convinces ? Answer.AMONG_THREE : Answer.NOTHING;
        }
        return convinces ? Answer.FIRST : Answer.PERHAPS;
    }

    private static double percentFirst(List<Detected> some) {
        return 100.0
                * some.stream().filter(each -> each.answer() == Answer.FIRST).count()
                / some.size();
    }

    private static String without(List<Detected> some, Answer answer) {
        StringBuilder out = new StringBuilder();
        some.stream()
                .filter(each -> each.answer() != answer)
                .forEach(each -> out.append(
                        "%s/%s: %s %s%n".formatted(each.library().name(), each.object(), each.answer(), each.said())));
        return out.toString();
    }

    private static String table(List<Detected> all) {
        StringBuilder out = new StringBuilder("library: answers for what shows its format; for what does not\n");
        List<String> libraries =
                all.stream().map(each -> each.library().name()).distinct().toList();
        for (String library : libraries) {
            List<Detected> its = all.stream()
                    .filter(each -> each.library().name().equals(library))
                    .toList();
            out.append("  %-36s %s; %s%n"
                    .formatted(
                            library,
                            counts(its.stream().filter(Detected::shows).toList()),
                            counts(its.stream().filter(each -> !each.shows()).toList())));
        }
        List<Detected> showing = all.stream().filter(Detected::shows).toList();
        out.append("first %.2f %% of %d%n".formatted(percentFirst(showing), showing.size()));
        return out.append(without(all, Answer.FIRST)).toString();
    }

    private static Map<Answer, Integer> counts(List<Detected> some) {
        Map<Answer, Integer> counts = new EnumMap<>(Answer.class);
        some.forEach(each -> counts.merge(each.answer(), 1, Integer::sum));
        return counts;
    }
}
