package dev.hexplain.diff;

import dev.hexplain.tree.FieldId;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.LogicalValue.Reference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which objects of two trees were compared with each other, and whether references are to such. Those to objects that come
 * later wait for the end; where objects were not compared, as they are equal, what they say decides.
 */
final class Partners {
    /** Objects whose partners are kept, and references that wait. */
    private static final int MOST = 200_000;

    private final DiffSide before;
    private final DiffSide after;
    private final Fingerprints fingerprints;
    private final Fingerprints newFingerprints;
    private final Map<FieldId, FieldId> partners = new HashMap<>();
    private final Set<FieldId> partnersAfter = new HashSet<>();
    private final List<Waiting> waiting = new ArrayList<>();

    /** Two values that are compared. */
    record Pair(FieldId before, FieldId after) {}

    private record Waiting(Reference one, Reference other, DiffLocation place) {}

    /** Hears of references to different objects. */
    @FunctionalInterface
    interface StreamedValues {
        void differ(DiffLocation place, LogicalValue one, LogicalValue other);
    }

    Partners(DiffSide before, DiffSide after, Fingerprints fingerprints, Fingerprints newFingerprints) {
        this.before = before;
        this.after = after;
        this.fingerprints = fingerprints;
        this.newFingerprints = newFingerprints;
    }

    void add(LogicalValue one, LogicalValue other) {
        if (partners.size() < MOST) {
            partners.putIfAbsent(one.field().id(), other.field().id());
            partnersAfter.add(other.field().id());
        }
    }

    void compare(Reference one, Reference other, DiffLocation place, StreamedValues told) {
        if (areKnown(one, other) || waiting.size() >= MOST) {
            decide(one, other, place, told);
        } else {
            waiting.add(new Waiting(one, other, place));
        }
    }

    void settle(StreamedValues told) {
        waiting.forEach(each -> decide(each.one, each.other, each.place, told));
        waiting.clear();
    }

    private boolean areKnown(Reference one, Reference other) {
        return partners.containsKey(one.target().id())
                || partnersAfter.contains(other.target().id());
    }

    private void decide(Reference one, Reference other, DiffLocation place, StreamedValues told) {
        boolean same = areKnown(one, other)
                ? other.target().id().equals(partners.get(one.target().id()))
                : fingerprints.of(before.target(one)) == newFingerprints.of(after.target(other));
        if (!same) {
            told.differ(place, one, other);
        }
    }
}
