package dev.hexplain.diff;

import dev.hexplain.diff.ValueChange.Kind;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.LogicalValue.Reference;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ValuePath;
import dev.hexplain.values.ValueSummary;
import dev.hexplain.values.WalkRemarks;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Compares what two trees say. Members are matched by name, entries by key, elements of lists by what they say, elements of
 * sets in any order. What only an encoding has (handles, capacities, the order of class descriptors) is no part of values.
 * Where two references refer to objects that were compared already, these are not compared again; where they refer to
 * different ones, the references differ.
 *
 * <p>What is compared of values in values waits on a stack of its own: they may be nested as deep as decoders read them, up
 * to a bound, which is said where it is met.
 */
public final class ValueDiff {
    private static final int DEEPEST = 200_000;
    private static final int PAGE = 256;
    /** Values in values from which on fewer parts are held of each. */
    private static final int DEEP = 128;

    private static final int DEEP_PAGE = 2;
    /** Elements of lists that are aligned: of longer ones, those with the same number are compared. */
    private static final int MOST_ALIGNED = 1 << 18;
    /** For the lists of both trees together. */
    private static final long MOST_COMPARISONS = 1L << 28;

    private static final int BRIEF = 200;

    private static final Duration ALL_VALUES = Duration.ofDays(1);

    private final DiffSide before;
    private final DiffSide after;
    private final boolean typed;
    private final Listener listener;
    private final Fingerprints fingerprints;
    private final Fingerprints newFingerprints;
    private final EditBound bound;
    private final UnlikeBytes bytes = new UnlikeBytes();
    private final ElementHashes.Alike alike;
    private final Partners partners;
    private final WalkRemarks remarks = new WalkRemarks("compared");
    private final Deque<PairedParts> open = new ArrayDeque<>();
    /** Pairs of which one is a reference, and that are compared: two cycles may meet at many places. */
    private final Set<Partners.Pair> followed = new HashSet<>();

    private boolean stopped;

    /** Hears of changes in the order of the first tree, as far as there is one. */
    @FunctionalInterface
    public interface Listener {
        /** Whether it wants to hear more. */
        boolean hear(ValueChange change);
    }

    private ValueDiff(DiffSide before, DiffSide after, boolean typed, Listener listener) {
        this.before = before;
        this.after = after;
        this.typed = typed;
        this.listener = listener;
        this.bound = EditBound.ofBytes(before.size() + after.size(), MOST_COMPARISONS);
        this.fingerprints = new Fingerprints(before, typed);
        this.newFingerprints = new Fingerprints(after, typed);
        this.partners = new Partners(before, after, fingerprints, newFingerprints);
        boolean known = typed && before.knowsAlike() && after.knowsAlike();
        this.alike = new ElementHashes.Alike() {
            @Override
            public boolean are(LogicalValue one, LogicalValue other) {
                return known && before.isWrittenAlike(one, after, other, bytes);
            }

            @Override
            public boolean isKnown() {
                return known;
            }
        };
    }

    /**
     * Tells all changes.
     *
     * @param typed whether types count: between two formats, the same value has other names of types
     * @return notes on the comparison; it is not complete where the listener wanted no more
     */
    public static WalkRemarks tell(DiffSide before, DiffSide after, boolean typed, Listener listener) {
        ValueDiff diff = new ValueDiff(before, after, typed, listener);
        // No value is left out of what is compared: two would seem to be the same.
        return RequestDeadline.within(ALL_VALUES, diff::compareAll);
    }

    private WalkRemarks compareAll() {
        compare(before.root(), after.root(), DiffLocation.WHOLE);
        while (!stopped && !open.isEmpty()) {
            RequestDeadline.requireAsked();
            if (!open.element().next()) {
                open.pop();
            }
        }
        partners.settle(this::changed);
        if (stopped) {
            remarks.end();
        }
        return remarks;
    }

    private void hear(ValueChange change) {
        if (!stopped) {
            stopped = !listener.hear(change);
        }
    }

    private void changed(DiffLocation place, LogicalValue one, LogicalValue other) {
        changed(Kind.CHANGED, place, one, other);
    }

    private void changed(Kind kind, DiffLocation place, LogicalValue one, LogicalValue other) {
        hear(new ValueChange(kind, place, Optional.of(one), Optional.of(other)));
    }

    private void compare(LogicalValue one, LogicalValue other, DiffLocation place) {
        if (stopped) {
            return;
        }
        if (one instanceof Reference reference && other instanceof Reference newReference) {
            if (isRead(reference, place) && isRead(newReference, place)) {
                partners.compare(reference, newReference, place, this::changed);
            }
            return;
        }
        LogicalValue said = one instanceof Reference reference ? before.target(reference) : one;
        LogicalValue newSaid = other instanceof Reference reference ? after.target(reference) : other;
        boolean follows = one instanceof Reference || other instanceof Reference;
        if (follows
                && !followed.add(
                        new Partners.Pair(said.field().id(), newSaid.field().id()))) {
            return;
        }
        if (said instanceof Reference || newSaid instanceof Reference || place.depth() > DEEPEST) {
            compareBriefly(said, newSaid, place);
        } else if (!alike.are(said, newSaid)) {
            compareSaid(said, newSaid, place);
        }
    }

    /** Whether a reference stands for a value elsewhere, and not for one that a limit left out. */
    private boolean isRead(Reference reference, DiffLocation place) {
        if (!reference.leftOut().isEmpty()) {
            remarks.endAt(place::path, reference.leftOut());
        }
        return reference.leftOut().isEmpty();
    }

    private void compareSaid(LogicalValue one, LogicalValue other, DiffLocation place) {
        Optional<Paged<NamedPart>> parts = NamedPart.of(one, fingerprints);
        Optional<Paged<NamedPart>> newParts = NamedPart.of(other, newFingerprints);
        boolean sameType = !typed || one.type().equals(other.type());
        if (parts.isPresent() && newParts.isPresent()) {
            partners.add(one, other);
            tellType(sameType, place, one, other);
            open.push(new NamedMatches(parts.get(), newParts.get(), page(place), new ToldParts(one, other, place)));
        } else if (one instanceof LogicalValue.Sequence list && other instanceof LogicalValue.Sequence newList) {
            partners.add(one, other);
            tellType(sameType, place, one, other);
            open.push(elements(list, newList, place));
        } else if (!Texts.same(one, other)) {
            changed(place, one, other);
        } else {
            tellType(sameType, place, one, other);
        }
    }

    private static int page(DiffLocation place) {
        return place.depth() < DEEP ? PAGE : DEEP_PAGE;
    }

    private void tellType(boolean same, DiffLocation place, LogicalValue one, LogicalValue other) {
        if (!same) {
            changed(Kind.TYPE_CHANGED, place, one, other);
        }
    }

    /** Compares members and entries. */
    private final class ToldParts implements NamedMatches.StreamedValues {
        private final LogicalValue one;
        private final LogicalValue other;
        private final DiffLocation place;

        ToldParts(LogicalValue one, LogicalValue other, DiffLocation place) {
            this.one = one;
            this.other = other;
            this.place = place;
        }

        @Override
        public void both(NamedPart part, NamedPart newPart) {
            DiffLocation at = place.then(part.step());
            if (part.key().isPresent() && newPart.key().isPresent()) {
                compare(part.key().get(), newPart.key().get(), at); // two keys may have one hash
            }
            compare(part.value(), newPart.value(), at);
        }

        @Override
        public void onlyBefore(NamedPart part) {
            hear(ValueChange.removed(place.then(part.step()), part.value()));
        }

        @Override
        public void onlyAfter(NamedPart part) {
            hear(ValueChange.added(place.then(part.step()), part.value()));
        }

        @Override
        public void tooManyWait() {
            changed(place, one, other);
            remarks.endAt(place::path, "the orders of its parts differ too much for all of them to be compared");
        }
    }

    private PairedParts elements(LogicalValue.Sequence list, LogicalValue.Sequence newList, DiffLocation place) {
        ToldElements told = new ToldElements(list.isSet() && newList.isSet(), place);
        long most = Math.max(list.elements().count(), newList.elements().count());
        if (most <= 1) {
            return new NumberedElements(list.elements(), newList.elements(), 1, told);
        }
        boolean isLong = most > MOST_ALIGNED;
        boolean isSpent = fingerprints.areSpent() || newFingerprints.areSpent();
        if (isLong || isSpent) {
            remarks.sayAt(
                    place::path,
                    "its elements are paired by position, since it is %s".formatted(isLong ? "long" : "nested"));
            return new NumberedElements(list.elements(), newList.elements(), page(place), told);
        }
        ListDiff aligned =
                new ListDiff(list.elements(), newList.elements(), fingerprints, newFingerprints, alike, bound, told);
        if (bound.takeHit()) {
            remarks.sayAt(
                    place::path,
                    "some of its elements are paired by position, since the lists differ too much to look for the best alignment");
        }
        return aligned;
    }

    /** Compares elements. */
    private final class ToldElements implements ListDiff.StreamedValues {
        private final boolean isSet;
        private final DiffLocation place;

        ToldElements(boolean isSet, DiffLocation place) {
            this.isSet = isSet;
            this.place = place;
        }

        @Override
        public void both(long number, LogicalValue one, long newNumber, LogicalValue other) {
            compare(one, other, at(number, newNumber));
        }

        @Override
        public void moved(long number, LogicalValue one, long newNumber, LogicalValue other) {
            if (!isSet) {
                changed(Kind.MOVED, at(number, newNumber), one, other);
            }
        }

        @Override
        public void onlyBefore(long number, LogicalValue one) {
            hear(ValueChange.removed(at(number, number), one));
        }

        @Override
        public void onlyAfter(long number, LogicalValue other) {
            hear(ValueChange.added(at(number, number), other));
        }

        private DiffLocation at(long number, long newNumber) {
            return place.then(ValuePath.element(number), ValuePath.element(newNumber));
        }
    }

    private void compareBriefly(LogicalValue one, LogicalValue other, DiffLocation place) {
        if (!ValueSummary.of(one, BRIEF).equals(ValueSummary.of(other, BRIEF))) {
            changed(place, one, other);
        } else if (place.depth() > DEEPEST) {
            remarks.endAt(
                    place::path, "what stands inside more than %,d others is compared in brief".formatted(DEEPEST));
        } else {
            remarks.endAt(
                    place::path, leftOut(one).orElseGet(() -> leftOut(other).orElse("references lead to references")));
        }
    }

    private static Optional<String> leftOut(LogicalValue value) {
        return value instanceof Reference reference && !reference.leftOut().isEmpty()
                ? Optional.of(reference.leftOut())
                : Optional.empty();
    }
}
