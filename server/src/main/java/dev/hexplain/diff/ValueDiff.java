package dev.hexplain.diff;

import dev.hexplain.diff.ValueChange.Kind;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.LogicalValue.Reference;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ValuePath;
import dev.hexplain.values.ValueSummary;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Compares what two trees say. Members are matched by name, entries by key, elements of lists by what they say, elements of
 * sets in any order. What only an encoding has (handles, capacities, the order of class descriptors) is no part of values.
 * Where two references refer to objects that were compared already, these are not compared again; where they refer to
 * different ones, the references differ.
 */
public final class ValueDiff {
    private static final int DEEPEST = 200;
    private static final int PAGE = 256;
    /** Elements of lists that are aligned: of longer ones, those with the same number are compared. */
    private static final int MOST_ALIGNED = 1 << 18;

    private static final int BRIEF = 200;
    /** Objects whose partners are kept: of others, references are compared by what they say in brief. */
    private static final int MOST_PARTNERS = 200_000;

    private static final Duration ALL_VALUES = Duration.ofDays(1);

    private final DiffSide before;
    private final DiffSide after;
    private final boolean typed;
    private final Listener listener;
    private final Fingerprints fingerprints;
    private final Fingerprints newFingerprints;
    private final Map<FieldId, FieldId> partners = new HashMap<>();
    private final Set<FieldId> partnersAfter = new HashSet<>();
    private boolean stopped;
    private boolean complete = true;

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
        this.fingerprints = new Fingerprints(before, typed);
        this.newFingerprints = new Fingerprints(after, typed);
    }

    /**
     * Tells all changes.
     *
     * @param typed whether types count: between two formats, the same value has other names of types
     * @return false where the listener wanted no more, or a map is too long to be compared in an order so different
     */
    public static boolean tell(DiffSide before, DiffSide after, boolean typed, Listener listener) {
        ValueDiff diff = new ValueDiff(before, after, typed, listener);
        // No value is left out of what is compared: two would seem to be the same.
        return RequestDeadline.within(ALL_VALUES, () -> {
            diff.compare(before.root(), after.root(), DiffPlace.WHOLE, 0);
            return diff.complete && !diff.stopped;
        });
    }

    private void hear(ValueChange change) {
        if (!stopped) {
            stopped = !listener.hear(change);
        }
    }

    private void changed(Kind kind, DiffPlace place, LogicalValue one, LogicalValue other) {
        hear(new ValueChange(kind, place.path(), Optional.of(one), Optional.of(other), place.newPath()));
    }

    private void compare(LogicalValue one, LogicalValue other, DiffPlace place, int depth) {
        RequestDeadline.requireAsked();
        if (stopped) {
            return;
        }
        if (one instanceof Reference reference && other instanceof Reference newReference) {
            if (!haveSameTarget(reference, newReference)) {
                changed(Kind.CHANGED, place, one, other);
            }
            return;
        }
        LogicalValue said = one instanceof Reference reference ? before.target(reference) : one;
        LogicalValue newSaid = other instanceof Reference reference ? after.target(reference) : other;
        if (said instanceof Reference || newSaid instanceof Reference || depth > DEEPEST) {
            compareBriefly(said, newSaid, place);
            return;
        }
        if (!areAlike(said, newSaid)) {
            compareSaid(said, newSaid, place, depth);
        }
    }

    private boolean areAlike(LogicalValue one, LogicalValue other) {
        return typed && before.isWrittenAlike(one, after, other);
    }

    private void compareSaid(LogicalValue one, LogicalValue other, DiffPlace place, int depth) {
        Optional<Paged<NamedPart>> parts = NamedPart.of(one, fingerprints);
        Optional<Paged<NamedPart>> newParts = NamedPart.of(other, newFingerprints);
        boolean sameType = !typed || one.type().equals(other.type());
        if (parts.isPresent() && newParts.isPresent()) {
            becomePartners(one, other);
            tellType(sameType, place, one, other);
            if (!compareNamed(parts.get(), newParts.get(), place, depth)) {
                changed(Kind.CHANGED, place, one, other);
                complete = false;
            }
        } else if (one instanceof LogicalValue.Sequence list && other instanceof LogicalValue.Sequence newList) {
            becomePartners(one, other);
            tellType(sameType, place, one, other);
            if (Math.max(list.elements().count(), newList.elements().count()) > MOST_ALIGNED) {
                compareByNumber(list.elements(), newList.elements(), place, depth);
            } else {
                compareElements(list, newList, place, depth);
            }
        } else if (!Texts.same(one, other)) {
            changed(Kind.CHANGED, place, one, other);
        } else {
            tellType(sameType, place, one, other);
        }
    }

    private void tellType(boolean same, DiffPlace place, LogicalValue one, LogicalValue other) {
        if (!same) {
            changed(Kind.TYPE_CHANGED, place, one, other);
        }
    }

    private boolean compareNamed(Paged<NamedPart> parts, Paged<NamedPart> newParts, DiffPlace place, int depth) {
        return NamedMatches.tell(parts, newParts, new NamedMatches.Told() {
            @Override
            public void both(NamedPart one, NamedPart other) {
                compare(one.value(), other.value(), place.then(one.step()), depth + 1);
            }

            @Override
            public void onlyBefore(NamedPart part) {
                hear(ValueChange.removed(place.then(part.step()).path(), part.value()));
            }

            @Override
            public void onlyAfter(NamedPart part) {
                hear(ValueChange.added(place.then(part.step()).newPath(), part.value()));
            }

            @Override
            public boolean goesOn() {
                return !stopped;
            }
        });
    }

    private void compareElements(
            LogicalValue.Sequence list, LogicalValue.Sequence newList, DiffPlace place, int depth) {
        boolean isSet = list.isSet() && newList.isSet();
        new ListDiff(
                        list.elements(),
                        newList.elements(),
                        fingerprints,
                        newFingerprints,
                        this::areAlike,
                        new ListDiff.Told() {
                            @Override
                            public void both(int number, LogicalValue one, int newNumber, LogicalValue other) {
                                compare(one, other, at(number, newNumber), depth + 1);
                            }

                            @Override
                            public void moved(int number, LogicalValue one, int newNumber, LogicalValue other) {
                                if (!isSet) {
                                    changed(Kind.MOVED, at(number, newNumber), one, other);
                                }
                            }

                            @Override
                            public void onlyBefore(int number, LogicalValue one) {
                                hear(ValueChange.removed(at(number, number).path(), one));
                            }

                            @Override
                            public void onlyAfter(int number, LogicalValue other) {
                                hear(ValueChange.added(at(number, number).newPath(), other));
                            }

                            private DiffPlace at(int number, int newNumber) {
                                return place.then(ValuePath.element(number), ValuePath.element(newNumber));
                            }
                        })
                .tell();
    }

    private void compareByNumber(
            Paged<LogicalValue> elements, Paged<LogicalValue> newElements, DiffPlace place, int depth) {
        boolean more = true;
        for (long from = 0; more && !stopped; from += PAGE) {
            List<LogicalValue> page = elements.page(from, PAGE);
            List<LogicalValue> newPage = newElements.page(from, PAGE);
            for (int i = 0; i < Math.max(page.size(), newPage.size()); i++) {
                DiffPlace at = place.then(ValuePath.element(from + i));
                if (i >= newPage.size()) {
                    hear(ValueChange.removed(at.path(), page.get(i)));
                } else if (i >= page.size()) {
                    hear(ValueChange.added(at.newPath(), newPage.get(i)));
                } else {
                    compare(page.get(i), newPage.get(i), at, depth + 1);
                }
            }
            more = page.size() == PAGE || newPage.size() == PAGE;
        }
    }

    private void compareBriefly(LogicalValue one, LogicalValue other, DiffPlace place) {
        if (!ValueSummary.of(one, BRIEF).equals(ValueSummary.of(other, BRIEF))) {
            changed(Kind.CHANGED, place, one, other);
        }
    }

    private void becomePartners(LogicalValue one, LogicalValue other) {
        if (partners.size() < MOST_PARTNERS) {
            partners.putIfAbsent(one.field().id(), other.field().id());
            partnersAfter.add(other.field().id());
        }
    }

    private boolean haveSameTarget(Reference one, Reference other) {
        FieldId target = one.target().id();
        FieldId newTarget = other.target().id();
        if (partners.containsKey(target) || partnersAfter.contains(newTarget)) {
            return newTarget.equals(partners.get(target));
        }
        String brief = ValueSummary.of(before.target(one), BRIEF);
        return brief.equals(ValueSummary.of(after.target(other), BRIEF));
    }
}
