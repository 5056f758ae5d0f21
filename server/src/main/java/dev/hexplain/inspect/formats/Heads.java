package dev.hexplain.inspect.formats;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Signature;
import dev.hexplain.ksy.model.Descriptor;
import java.util.List;
import java.util.Map;

/** What is shown of a format without going into its structure, from its descriptor. */
final class Heads {
    private Heads() {}

    /** @param id the one it is asked for by: its own, or that of a draft */
    static FormatDescription of(Descriptor descriptor, String id, String category) {
        return new FormatDescription(
                id,
                descriptor.meta().title().isEmpty() ? descriptor.meta().id() : descriptor.meta().title(),
                category,
                descriptor.top().doc().text().strip(),
                descriptor.top().doc().references(),
                descriptor.meta().license(),
                descriptor.meta().fileExtensions(),
                descriptor.hexplain().signatures().stream()
                        .map(signature -> new Signature(signature.offset(), signature.bytes()))
                        .toList(),
                descriptor.hexplain().samples(),
                "",
                Map.of());
    }

    /** Of a text nothing is known of. */
    static FormatDescription nameless(String id, String category) {
        return new FormatDescription(
                id, id, category, "", List.of(), "", List.of(), List.of(), List.of(), "", Map.of());
    }
}
