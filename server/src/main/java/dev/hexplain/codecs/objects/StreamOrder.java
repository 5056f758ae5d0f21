package dev.hexplain.codecs.objects;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * Sorted collections in the order of a stream. Collections of the JDK that copy a sorted one take over its order, and
 * compare nothing: neither need elements be comparable, nor does any comparator run.
 */
@SuppressWarnings("JdkObsolete") // what collections of the JDK look for
final class StreamOrder {
    private StreamOrder() {}

    static SortedMap<Object, Object> map(@Nullable Comparator<Object> by, List<Map.Entry<Object, Object>> entries) {
        return new Entries(by, entries);
    }

    static SortedSet<Object> set(@Nullable Comparator<Object> by, List<Object> elements) {
        return new Elements(by, elements);
    }

    private static UnsupportedOperationException onlyCopied() {
        return new UnsupportedOperationException("it is only copied");
    }

    private static final class Entries extends AbstractMap<Object, Object> implements SortedMap<Object, Object> {
        private final @Nullable Comparator<Object> by;
        private final Set<Entry<Object, Object>> all;

        Entries(@Nullable Comparator<Object> by, List<Entry<Object, Object>> entries) {
            this.by = by;
            this.all = new AbstractSet<>() {
                @Override
                public Iterator<Entry<Object, Object>> iterator() {
                    return entries.iterator();
                }

                @Override
                public int size() {
                    return entries.size();
                }
            };
        }

        @Override
        public Set<Entry<Object, Object>> entrySet() {
            return all;
        }

        @Override
        public @Nullable Comparator<Object> comparator() {
            return by;
        }

        @Override
        public SortedMap<Object, Object> subMap(Object from, Object to) {
            throw onlyCopied();
        }

        @Override
        public SortedMap<Object, Object> headMap(Object to) {
            throw onlyCopied();
        }

        @Override
        public SortedMap<Object, Object> tailMap(Object from) {
            throw onlyCopied();
        }

        @Override
        public Object firstKey() {
            return all.iterator().next().getKey();
        }

        @Override
        public Object lastKey() {
            throw onlyCopied();
        }
    }

    private static final class Elements extends AbstractSet<Object> implements SortedSet<Object> {
        private final @Nullable Comparator<Object> by;
        private final List<Object> all;

        Elements(@Nullable Comparator<Object> by, List<Object> all) {
            this.by = by;
            this.all = all;
        }

        @Override
        public Iterator<Object> iterator() {
            return all.iterator();
        }

        @Override
        public int size() {
            return all.size();
        }

        @Override
        public @Nullable Comparator<Object> comparator() {
            return by;
        }

        @Override
        public SortedSet<Object> subSet(Object from, Object to) {
            throw onlyCopied();
        }

        @Override
        public SortedSet<Object> headSet(Object to) {
            throw onlyCopied();
        }

        @Override
        public SortedSet<Object> tailSet(Object from) {
            throw onlyCopied();
        }

        @Override
        public Object first() {
            return all.getFirst();
        }

        @Override
        public Object last() {
            return all.getLast();
        }
    }
}
