package dev.hexplain.timing;

import java.util.List;

/**
 * What to measure.
 *
 * @param subjects one, or a sample in several sizes, each of which every codec is measured with
 * @param codecs ids, in the order of measuring
 */
public record TimingRequest(List<TimedSubject> subjects, List<String> codecs, TimingPlan plan) {
    public TimingRequest {
        subjects = List.copyOf(subjects);
        codecs = List.copyOf(codecs);
    }
}
