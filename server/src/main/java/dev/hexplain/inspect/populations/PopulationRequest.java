package dev.hexplain.inspect.populations;

import dev.hexplain.inspect.common.DecodeChoices;
import java.util.List;
import java.util.Optional;

/**
 * Stored dumps, the objects of which are to be measured.
 *
 * @param dumps ids; one that is named twice counts once
 * @param choices how each is decoded
 * @param at the path of the value in each dump; empty for the whole
 * @param each whether the elements of a list are the objects, rather than the list
 * @param codecs ids; empty for all
 */
public record PopulationRequest(
        List<String> dumps, DecodeChoices choices, Optional<String> at, boolean each, Optional<List<String>> codecs) {
    public PopulationRequest {
        dumps = List.copyOf(dumps);
    }
}
