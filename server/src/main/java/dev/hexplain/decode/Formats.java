package dev.hexplain.decode;

import dev.hexplain.bytes.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Every format that can be decoded. There is always {@link UnknownBytes}, so that any source has a reading. */
public final class Formats {
    private final List<FormatShelf> shelves;

    /** The formats of these decoders, in the order they are offered where they are equally likely. */
    public Formats(List<Decoder> decoders) {
        this(FormatShelf.of(decoders));
    }

    /** The formats on these shelves; where two have the same id, the one that comes first is meant. */
    public Formats(FormatShelf... shelves) {
        List<FormatShelf> all = new ArrayList<>(List.of(shelves));
        if (all.stream().allMatch(shelf -> shelf.get(UnknownBytes.ID).isEmpty())) {
            all.add(FormatShelf.of(List.of(new UnknownBytes())));
        }
        this.shelves = List.copyOf(all);
    }

    /** These and some more, which come first. */
    public Formats and(FormatShelf more) {
        return new Formats(Stream.concat(Stream.of(more), shelves.stream()).toArray(FormatShelf[]::new));
    }

    /** Those that are offered; there may be more that are only found by their id. */
    public List<Decoder> all() {
        return shelves.stream().flatMap(shelf -> shelf.offered().stream()).toList();
    }

    public Optional<Decoder> get(String id) {
        return shelves.stream().flatMap(shelf -> shelf.get(id).stream()).findFirst();
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

    /** The readings of a source that look like some format, most likely first; the last is always {@link UnknownBytes}. */
    public List<Candidate> detect(Source source) {
        List<Candidate> candidates = new ArrayList<>();
        all().forEach(decoder -> candidates.addAll(decoder.probe(source)));
        candidates.sort(Comparator.comparingInt(Candidate::confidence).reversed());
        return List.copyOf(candidates);
    }
}
