package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a pattern of {@code jdk.serialFilter} says to a stream.
 *
 * @param accepted whether it rejects nothing of what was read
 * @param allowed checks that a part of it allows
 * @param undecided checks that no part decides: they pass, unless another filter rejects
 * @param first the first rejections; reading ends at the first one
 * @param complete whether all of the stream was read: where not, notes say what was not
 * @param notes where reading ended, and why, a sentence each
 */
public record FilterTrialView(
        boolean accepted,
        long allowed,
        long undecided,
        long rejected,
        List<RejectionView> first,
        boolean complete,
        List<String> notes) {
    /** The same of a stream of which this was not read. */
    public FilterTrialView without(List<String> unread) {
        return new FilterTrialView(accepted, allowed, undecided, rejected, first, unread.isEmpty(), unread);
    }

    /**
     * A check that is rejected.
     *
     * @param path of the field that leads to it; empty where it is not known
     * @param check what it is: {@code class descriptor}, {@code array}
     * @param className as {@code Class.getName} gives it; empty where no class is checked
     * @param part of the pattern that rejects it
     * @param depth of nested calls of {@code readObject}, from 1
     * @param references read so far
     * @param streamBytes read so far
     * @param arrayLength absent where no array is made
     */
    public record RejectionView(
            long offset,
            String path,
            String check,
            String className,
            String part,
            long depth,
            long references,
            long streamBytes,
            @Nullable Long arrayLength) {}
}
