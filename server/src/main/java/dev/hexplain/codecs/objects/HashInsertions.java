package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.samples.ClassMembers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Elements that wait to be put into hash tables until they are complete, since their hash codes follow from what is in
 * them. Objects of defined classes are hashed by identity, but for records; of those and of collections, the cost of a hash code
 * is known before it is asked for: of sets in sets it may double with each level.
 */
final class HashInsertions {
    private static final int MOST_COST = 10_000;
    private static final int DEEPEST = 50;

    private final MakingBudget budget;
    private final IdentityHashMap<Object, Waiting> waiting = new IdentityHashMap<>();
    private final List<Object> order = new ArrayList<>();
    private final IdentityHashMap<Object, Boolean> begun = new IdentityHashMap<>();

    /** What is to be put into one table. */
    private record Waiting(List<? extends @Nullable Object> keys, Insertion insertion, Runnable refused) {}

    /** Puts the key with a number, and its value, into the table. */
    @FunctionalInterface
    interface Insertion {
        void insert(int number);
    }

    HashInsertions(MakingBudget budget) {
        this.budget = budget;
    }

    /** @param refused called for each key that is not inserted */
    void add(Object table, List<? extends @Nullable Object> keys, Insertion insertion, Runnable refused) {
        waiting.put(table, new Waiting(keys, insertion, refused));
        order.add(table);
    }

    /** Inserts what waits, tables in keys first. */
    void run() {
        order.reversed().forEach(table -> insertInto(table, 0));
        order.clear();
    }

    private void insertInto(Object table, int depth) {
        Waiting of = waiting.remove(table);
        if (of == null) {
            return;
        }
        begun.put(table, true);
        for (int i = 0; i < of.keys().size(); i++) {
            budget.step();
            Object key = of.keys().get(i);
            if (cost(key, depth, 0) > MOST_COST) {
                of.refused().run();
            } else {
                of.insertion().insert(i);
            }
        }
        begun.remove(table);
    }

    /** The steps that a hash code takes; more than the limit where it would not end. */
    private int cost(@Nullable Object key, int depth, int before) {
        if (key == null) {
            return before + 1;
        }
        if (depth > DEEPEST || before > MOST_COST || begun.containsKey(key)) {
            return MOST_COST + 1;
        }
        int cost = before + 1;
        for (Object each : hashedIn(key)) {
            cost = cost(each, depth + 1, cost);
        }
        if (cost <= MOST_COST) {
            insertInto(key, depth + 1);
        }
        return cost;
    }

    /** What the hash code of an object is computed from. */
    private Collection<? extends @Nullable Object> hashedIn(Object key) {
        Waiting open = waiting.get(key);
        if (open != null) {
            return open.keys();
        }
        return switch (key) {
            case Record components ->
                ClassMembers.of(key.getClass()).values(components).values();
            case Object defined when !ClassMembers.isJdk(key.getClass()) -> List.of();
            case Collection<?> elements -> elements;
            case Map<?, ?> map -> {
                List<@Nullable Object> all = new ArrayList<>(map.keySet());
                all.addAll(map.values());
                yield all;
            }
            default -> List.of();
        };
    }
}
