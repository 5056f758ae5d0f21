package dev.hexplain.inspect.timings;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.codecs.Codec;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.encodings.CheckedRequest;
import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.ImportedCopy;
import dev.hexplain.inspect.view.TimingView;
import dev.hexplain.timing.TimedSubject;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is measured, once it is known that it can be made.
 *
 * @param timed one object, or the same in several sizes
 * @param title of the object, for people
 * @param sample null where the object is of a dump
 * @param object null for a sample
 */
record TimingSubject(
        List<TimedSubject> timed,
        String title,
        @Nullable CheckedRequest sample,
        TimingView.@Nullable ObjectView object,
        List<Codec> codecs) {
    /** Sizes of one object. */
    private static final int MOST_SIZES = 12;

    /**
     * A sample, in several sizes where some are given.
     *
     * @throws Refusal where there is no such sample or codec, or the values or sizes are wrong
     */
    static TimingSubject of(EncodeRequest order, List<Integer> sizes) {
        if (sizes.isEmpty()) {
            CheckedRequest checked = CheckedRequest.of(order);
            return of(checked, List.of(timed(checked)));
        }
        requireSizes(sizes);
        List<TimedSubject> timed = sizes.stream()
                .map(size -> timed(CheckedRequest.of(order.withSize(size))))
                .toList();
        return of(CheckedRequest.of(order), timed);
    }

    /**
     * Checks the sizes in which one object is to be measured.
     *
     * @throws Refusal where there are too many, one is there twice, or is below 1
     */
    static void requireSizes(List<Integer> sizes) {
        if (sizes.size() > MOST_SIZES || Set.copyOf(sizes).size() < sizes.size()) {
            throw Refusal.badRequest(
                    "An object is measured in at most %d sizes, each of them once.".formatted(MOST_SIZES));
        }
        if (sizes.stream().anyMatch(size -> size < 1)) {
            throw Refusal.badRequest("The sizes in which an object is measured are 1 and above.");
        }
    }

    private static TimedSubject timed(CheckedRequest checked) {
        return new TimedSubject.OfSample(
                checked.sample().id(),
                checked.values().toString(),
                checked.size().orElse(0));
    }

    private static TimingSubject of(CheckedRequest checked, List<TimedSubject> timed) {
        return new TimingSubject(timed, checked.sample().title(), checked, null, checked.codecs());
    }

    /** An imported object, in several sizes where there is more than one copy. */
    static TimingSubject of(List<ImportedCopy> copies, List<Codec> codecs) {
        ImportedCopy first = copies.getFirst();
        return new TimingSubject(
                copies.stream()
                        .<TimedSubject>map(copy -> new TimedSubject.OfObject(copy.copy(), copy.elements()))
                        .toList(),
                first.title(),
                null,
                new TimingView.ObjectView(first.className(), first.at()),
                codecs);
    }

    /** How often codecs are measured. */
    int total() {
        return timed.size() * codecs.size();
    }

    @Nullable String sampleId() {
        return sample == null ? null : sample.sample().id();
    }

    @Nullable JsonNode values() {
        return sample == null ? null : sample.values();
    }

    /** That was chosen; null where none was, or several were. */
    @Nullable Integer size() {
        if (sample != null) {
            return sample.size().isEmpty() ? null : sample.size().getAsInt();
        }
        int elements = timed.getFirst().elements();
        return timed.size() > 1 || elements == 0 ? null : elements;
    }
}
