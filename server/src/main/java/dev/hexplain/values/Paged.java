package dev.hexplain.values;

import dev.hexplain.tree.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Parts of a value, by page. Their fields are in byte order, unless the view of a class says otherwise.
 *
 * @param <T> what is in it
 */
public interface Paged<T> {
    /** How many there are. */
    long count();

    /**
     * Some of them.
     *
     * @param from number of the first
     * @param limit how many at most
     */
    List<T> page(long from, int limit);

    /** The number of the part that holds a field, where that is known without looking at others. */
    default OptionalLong indexHolding(Field field) {
        return OptionalLong.empty();
    }

    /**
     * Tells all of them in one pass over their bytes, many times faster than their fields are looked up, and with the same
     * result. False where that is not possible, as they are long or their bytes are not the usual ones: what was read up
     * to there is void then.
     */
    default boolean tell(ValueSink sink) {
        return false;
    }

    /**
     * Tells some of them in one pass over their bytes, each followed by {@link ValueSink#endPart}, with the same result.
     *
     * @param from number of the first
     * @param limit how many at most
     * @return how many were read; what was read behind these is void
     */
    default int tell(long from, int limit, ValueSink sink) {
        return 0;
    }

    /** These, which one who knows their bytes can {@link #tell}. */
    default Paged<T> toldBy(StreamedValueReader teller) {
        return new StreamedValues<>(this, teller);
    }

    /** These ones. */
    static <T> Paged<T> of(List<T> parts) {
        return new Paged<>() {
            @Override
            public long count() {
                return parts.size();
            }

            @Override
            public List<T> page(long from, int limit) {
                int first = (int) Math.min(from, parts.size());
                return parts.subList(first, (int) Math.min((long) first + limit, parts.size()));
            }
        };
    }

    /** Parts that are found when they are first asked for. */
    static <T> Paged<T> later(Supplier<Paged<T>> parts) {
        return new Paged<>() {
            private volatile @Nullable Paged<T> found;

            private Paged<T> found() {
                Paged<T> known = found;
                if (known == null) {
                    known = parts.get();
                    found = known;
                }
                return known;
            }

            @Override
            public long count() {
                return found().count();
            }

            @Override
            public List<T> page(long from, int limit) {
                return found().page(from, limit);
            }

            @Override
            public OptionalLong indexHolding(Field field) {
                return found().indexHolding(field);
            }
        };
    }

    /** What a function makes of each. */
    default <R> Paged<R> map(Function<? super T, ? extends R> function) {
        Paged<T> parts = this;
        return new Paged<>() {
            @Override
            public long count() {
                return parts.count();
            }

            @Override
            public List<R> page(long from, int limit) {
                List<T> page = parts.page(from, limit);
                List<R> mapped = new ArrayList<>(page.size());
                for (T part : page) {
                    mapped.add(function.apply(part));
                }
                return mapped;
            }

            @Override
            public OptionalLong indexHolding(Field field) {
                return parts.indexHolding(field);
            }
        };
    }

    /** Some of these, as parts of their own. */
    default Paged<T> range(long from, long count) {
        Paged<T> parts = this;
        return new Paged<>() {
            @Override
            public long count() {
                return count;
            }

            @Override
            public List<T> page(long first, int limit) {
                return first >= count ? List.of() : parts.page(from + first, (int) Math.min(limit, count - first));
            }

            @Override
            public int tell(long first, int limit, ValueSink sink) {
                return first >= count ? 0 : parts.tell(from + first, (int) Math.min(limit, count - first), sink);
            }

            @Override
            public OptionalLong indexHolding(Field field) {
                OptionalLong index = parts.indexHolding(field);
                boolean inside = index.orElse(-1) >= from && index.orElse(-1) < from + count;
                return inside ? OptionalLong.of(index.getAsLong() - from) : OptionalLong.empty();
            }
        };
    }

    /** These, then others. */
    default Paged<T> then(Paged<T> others) {
        return new Joined<>(this, others);
    }

    /** Two runs of parts, one after the other. */
    record Joined<T>(Paged<T> first, Paged<T> second) implements Paged<T> {
        @Override
        public long count() {
            return first.count() + second.count();
        }

        @Override
        public List<T> page(long from, int limit) {
            long border = first.count();
            if (from >= border) {
                return second.page(from - border, limit);
            }
            List<T> page = first.page(from, limit);
            if (page.size() == limit) {
                return page;
            }
            List<T> both = new ArrayList<>(page);
            both.addAll(second.page(0, limit - page.size()));
            return both;
        }
    }

    /** Each two of these as one. */
    default <R> Paged<R> pairs(BiFunction<? super T, ? super T, ? extends R> pair) {
        Paged<T> parts = this;
        return new Paged<>() {
            @Override
            public long count() {
                return parts.count() / 2;
            }

            @Override
            public List<R> page(long from, int limit) {
                List<T> flat = parts.page(from * 2, (int) Math.min(Integer.MAX_VALUE, limit * 2L));
                List<R> page = new ArrayList<>(flat.size() / 2);
                for (int i = 0; i + 1 < flat.size(); i += 2) {
                    page.add(pair.apply(flat.get(i), flat.get(i + 1)));
                }
                return page;
            }

            @Override
            public OptionalLong indexHolding(Field field) {
                OptionalLong index = parts.indexHolding(field);
                return index.isPresent() ? OptionalLong.of(index.getAsLong() / 2) : index;
            }
        };
    }
}
