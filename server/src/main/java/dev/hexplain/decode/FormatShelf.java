package dev.hexplain.decode;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A registry of formats, whose content may change at any time. */
public interface FormatShelf {
    /** The decoders that are offered for any source; equally likely ones keep this order. */
    List<Decoder> offered();

    /** The decoder of a format; also of one that is not offered. */
    Optional<Decoder> get(String id);

    /** A shelf with a fixed content. */
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
