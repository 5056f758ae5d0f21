package dev.hexplain.inspect.formats;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.ksy.KsyDecoder;
import dev.hexplain.ksy.model.Descriptor;
import java.util.List;
import java.util.Map;

/** Extracts the metadata of a descriptor: id, title, signatures, ports, without its structure. */
final class DescriptorHeads {
    private DescriptorHeads() {}

    /** @param id the one it is asked for by: its own, or that of a draft */
    static FormatDescription of(Descriptors.Checked checked, String id, String category) {
        Descriptor descriptor = checked.descriptor();
        return descriptor == null ? nameless(id, category) : KsyDecoder.description(descriptor, id, category);
    }

    private static FormatDescription nameless(String id, String category) {
        return new FormatDescription(id, id, category, "", List.of(), "", Map.of());
    }
}
