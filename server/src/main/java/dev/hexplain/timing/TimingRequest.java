package dev.hexplain.timing;

import java.util.List;

/**
 * What to measure.
 *
 * @param sample the id of a sample
 * @param values JSON: values that replace those of the sample
 * @param size how large the sample is, in its own unit; 0 where it has none
 * @param codecs ids, in the order of measuring
 */
public record TimingRequest(String sample, String values, int size, List<String> codecs, TimingPlan plan) {
    public TimingRequest {
        codecs = List.copyOf(codecs);
    }
}
