package dev.hexplain.inspect.differences;

import dev.hexplain.values.WalkRemarks;
import java.util.List;
import java.util.stream.Stream;

/**
 * Notes on two trees that are compared, beside their differences; a sentence each.
 *
 * @param changes what changed in the classes that they describe
 * @param unread what is not in the trees, so that it cannot be compared
 */
public record DifferenceNotes(List<String> changes, List<String> unread) {
    void tellUnread(WalkRemarks remarks) {
        unread.forEach(remarks::end);
    }

    List<String> with(WalkRemarks remarks) {
        return Stream.concat(changes.stream(), remarks.sentences().stream()).toList();
    }
}
