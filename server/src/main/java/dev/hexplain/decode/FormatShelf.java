package dev.hexplain.decode;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Some formats. What a shelf holds may change at any time. */
public interface FormatShelf {
    /** Those that are offered for any source, in the order they are offered where they are equally likely. */
    List<Decoder> offered();

    /** The decoder of a format; also of one that is not offered. */
    Optional<Decoder> get(String id);

    /** A shelf that does not change. */
    static FormatShelf of(List<? extends Decoder> decoders) {
        Map<String, Decoder> byId = new LinkedHashMap<>();
        decoders.forEach(decoder -> byId.put(decoder.id(), decoder));
        List<Decoder> offered = List.copyOf(byId.values());
        return new FormatShelf() {
            @Override
            public List<Decoder> offered() {
                return offered;
            }

            @Override
            public Optional<Decoder> get(String id) {
                return Optional.ofNullable(byId.get(id));
            }
        };
    }
}
