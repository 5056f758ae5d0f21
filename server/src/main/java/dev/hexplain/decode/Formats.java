package dev.hexplain.decode;

import dev.hexplain.bytes.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The registry of all formats that can be decoded, over several shelves. {@link UnknownBytes} is always among them, so
 * every source has a candidate.
 */
public final class Formats {
    private final List<FormatShelf> shelves;

    /** The formats of these decoders, equally likely ones keep this order. */
    public Formats(List<Decoder> decoders) {
        this(FormatShelf.of(decoders));
    }

    /** The formats on these shelves; of two with the same id, the first one counts. */
    public Formats(FormatShelf... shelves) {
        List<FormatShelf> all = new ArrayList<>(List.of(shelves));
        if (all.stream().allMatch(shelf -> shelf.get(UnknownBytes.ID).isEmpty())) {
            all.add(FormatShelf.of(List.of(new UnknownBytes())));
        }
        this.shelves = List.copyOf(all);
    }

    /** These formats with those of another shelf in front. */
    public Formats and(FormatShelf more) {
        return new Formats(Stream.concat(Stream.of(more), shelves.stream()).toArray(FormatShelf[]::new));
    }

    /** The decoders that are offered; others may be found by their id only. */
    public List<Decoder> all() {
        List<Decoder> all = new ArrayList<>();
        shelves.forEach(shelf -> all.addAll(shelf.offered()));
        return List.copyOf(all);
    }

    public Optional<Decoder> get(String id) {
        for (FormatShelf shelf : shelves) {
            Optional<Decoder> found = shelf.get(id);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** The first of {@link #detect}, found sooner where one is certain. */
    public Candidate likeliest(Source source) {
        Candidate best = new Candidate(UnknownBytes.ID, 0, -1, "");
        for (Decoder decoder : all()) {
            for (Candidate candidate : decoder.probe(source)) {
                best = candidate.confidence() > best.confidence() ? candidate : best;
            }
            if (best.confidence() >= Candidate.CERTAIN) {
                break;
            }
        }
        return best;
    }

    /** The candidates for a source, most likely first; the last is always {@link UnknownBytes}. */
    public List<Candidate> detect(Source source) {
        return detect(source, all());
    }

    /** The candidates for a source that these decoders find, most likely first. */
    public static List<Candidate> detect(Source source, List<Decoder> asked) {
        List<Candidate> candidates = new ArrayList<>();
        for (Decoder decoder : asked) {
            candidates.addAll(decoder.probe(source));
        }
        candidates.sort(Comparator.comparingInt(Candidate::confidence).reversed());
        return List.copyOf(candidates);
    }
}
