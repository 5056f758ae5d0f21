package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Parts of sorted maps of the JDK, between bounds. A part writes the whole map and its bounds; it shows what lies within
 * them, as far as the order of the map is known ({@link SortedKeyOrder}).
 */
final class SubMaps {
    private static final String PACKAGE = "java.util.";
    private static final String TREE_MAP = PACKAGE + "TreeMap";
    private static final String SKIP_LIST_MAP = PACKAGE + "concurrent.ConcurrentSkipListMap";
    private static final String NAVIGABLE = TREE_MAP + "$NavigableSubMap";
    /** Keys that are looked at where no more is known of their order than that one is a bound. */
    private static final int MOST_LOOKS = 1 << 12;

    private static final int PAGE = 64;

    static final Map<String, JavaView> VIEWS = Map.of(
            TREE_MAP + "$AscendingSubMap",
            (object, _) -> ofTreeMap(object, object.above(NAVIGABLE), false),
            TREE_MAP + "$DescendingSubMap",
            (object, _) -> ofTreeMap(object, object.above(NAVIGABLE), true),
            TREE_MAP + "$SubMap",
            SubMaps::ofJdk5,
            SKIP_LIST_MAP + "$SubMap",
            SubMaps::ofSkipListMap);

    private SubMaps() {}

    /**
     * A bound.
     *
     * @param key null where there is none
     * @param inclusive whether its key is within
     */
    private record Bound(LogicalValue key, boolean given, boolean inclusive) {
        static Bound in(ClassData written, String key, boolean given, boolean inclusive) throws MisfitException {
            return new Bound(written.unfollowed(key), given, inclusive);
        }

        static Bound orNull(ClassData written, String key, String inclusive) throws MisfitException {
            LogicalValue found = written.unfollowed(key);
            boolean given = !(found instanceof LogicalValue.Scalar scalar) || scalar.kind() != ScalarKind.NULL;
            return new Bound(found, given, written.truth(inclusive));
        }
    }

    /** F{fromStart, toEnd, lo, hi, loInclusive, hiInclusive, m} of NavigableSubMap. */
    private static LogicalValue ofTreeMap(StreamObject object, ClassData written, boolean descending)
            throws MisfitException {
        Bound low = Bound.in(written, "lo", !written.truth("fromStart"), written.truth("loInclusive"));
        Bound high = Bound.in(written, "hi", !written.truth("toEnd"), written.truth("hiInclusive"));
        return between(object, written.unfollowed("m"), TREE_MAP, low, high, descending);
    }

    /** F{fromStart, toEnd, fromKey, toKey, this$0}: of JDK 5. */
    private static LogicalValue ofJdk5(StreamObject object, ClassData written) throws MisfitException {
        Bound low = Bound.in(written, "fromKey", !written.truth("fromStart"), true);
        Bound high = Bound.in(written, "toKey", !written.truth("toEnd"), false);
        return between(object, written.unfollowed("this$0"), TREE_MAP, low, high, false);
    }

    /** F{lo, hi, loInclusive, hiInclusive, isDescending, m}: a bound that is null is none. */
    private static LogicalValue ofSkipListMap(StreamObject object, ClassData written) throws MisfitException {
        Bound low = Bound.orNull(written, "lo", "loInclusive");
        Bound high = Bound.orNull(written, "hi", "hiInclusive");
        return between(object, written.unfollowed("m"), SKIP_LIST_MAP, low, high, written.truth("isDescending"));
    }

    private static LogicalValue between(
            StreamObject object, LogicalValue map, String mapClass, Bound low, Bound high, boolean descending)
            throws MisfitException {
        boolean stands = !(map instanceof LogicalValue.Reference);
        LogicalValue found = map instanceof LogicalValue.Reference elsewhere
                ? object.values().inside().of(elsewhere)
                : map;
        if (!(found instanceof LogicalValue.Mapping whole)) {
            return object.plain("");
        }
        SortedKeyOrder order = SortedKeyOrder.of(
                object.values(),
                new StreamObject(object.values().inside(), found.field())
                        .above(mapClass)
                        .unfollowed("comparator"));
        long from = low.given ? position(whole.entries(), order, low.key, !low.inclusive) : 0;
        long to = high.given
                ? position(whole.entries(), order, high.key, high.inclusive)
                : whole.entries().count();
        if (from < 0 || to < 0) {
            return object.plain("What lies within the bounds of this %s is not known: that depends on its comparator."
                    .formatted(object.className()));
        }
        Paged<LogicalValue.Entry> within = whole.entries().range(from, Math.max(0, to - from));
        return stands || hasOnlyScalars(within)
                ? new LogicalValue.Mapping(
                        object.field(), object.className(), descending ? new Backwards<>(within) : within)
                : object.plain("");
    }

    /** How many keys come before a bound, or not after it; negative where that is not known. */
    private static long position(
            Paged<LogicalValue.Entry> entries, SortedKeyOrder order, LogicalValue bound, boolean withIt) {
        if (!order.knows(bound)) {
            return positionOfSame(entries, order, bound, withIt);
        }
        long low = 0;
        long high = entries.count();
        while (low < high) {
            long middle = (low + high) >>> 1;
            OptionalInt follows =
                    order.compare(entries.page(middle, 1).getFirst().key(), bound);
            if (follows.isEmpty()) {
                return -1;
            }
            if (follows.getAsInt() < (withIt ? 1 : 0)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static long positionOfSame(
            Paged<LogicalValue.Entry> entries, SortedKeyOrder order, LogicalValue bound, boolean withIt) {
        for (long from = 0; from < MOST_LOOKS; from += PAGE) {
            List<LogicalValue.Entry> page = entries.page(from, PAGE);
            for (int i = 0; i < page.size(); i++) {
                if (order.compare(page.get(i).key(), bound).isPresent()) {
                    return from + i + (withIt ? 1 : 0);
                }
            }
            if (page.size() < PAGE) {
                break;
            }
        }
        return -1;
    }

    /** Of a map that stands elsewhere, perhaps where it is not shown, nothing may be shown here that has parts. */
    private static boolean hasOnlyScalars(Paged<LogicalValue.Entry> entries) {
        for (long from = 0; from < entries.count(); from += PAGE) {
            boolean scalars = from < MOST_LOOKS
                    && entries.page(from, PAGE).stream()
                            .allMatch(entry -> entry.key() instanceof LogicalValue.Scalar
                                    && entry.value() instanceof LogicalValue.Scalar);
            if (!scalars) {
                return false;
            }
        }
        return true;
    }
}
