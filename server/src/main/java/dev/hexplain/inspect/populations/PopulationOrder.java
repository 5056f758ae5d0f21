package dev.hexplain.inspect.populations;

import dev.hexplain.codecs.Codec;
import java.util.List;
import java.util.Optional;

/**
 * What is to be measured.
 *
 * @param at the path of the value in each dump; empty for the whole
 * @param each whether the elements of a list are the objects, rather than the list
 */
public record PopulationOrder(
        List<PopulationSource> sources,
        Optional<String> at,
        boolean each,
        List<Codec> codecs,
        PopulationLimits limits) {
    public PopulationOrder {
        sources = List.copyOf(sources);
        codecs = List.copyOf(codecs);
    }
}
