package dev.hexplain.decode;

import dev.hexplain.bytes.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every format that can be decoded. There is always {@link UnknownBytes}, so that any source has a reading. */
public final class Formats {
    private final Map<String, Decoder> byId = new LinkedHashMap<>();

    /** The formats of these decoders, in the order they are offered where they are equally likely. */
    public Formats(List<Decoder> decoders) {
        decoders.forEach(decoder -> byId.put(decoder.id(), decoder));
        byId.put(UnknownBytes.ID, new UnknownBytes());
    }

    public List<Decoder> all() {
        return List.copyOf(byId.values());
    }

    public Optional<Decoder> get(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The readings of a source that look like some format, most likely first; the last is always {@link UnknownBytes}. */
    public List<Candidate> detect(Source source) {
        List<Candidate> candidates = new ArrayList<>();
        byId.values().forEach(decoder -> candidates.addAll(decoder.probe(source)));
        candidates.sort(Comparator.comparingInt(Candidate::confidence).reversed());
        return List.copyOf(candidates);
    }
}
