package dev.hexplain.inspect.work;

import dev.hexplain.inspect.common.WorkPool;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A queue for each pool. What comes next is the first of the pool whose turn was longest ago: a pool with much work
 * waits for itself. Not for several threads.
 */
final class PoolSlots<T> {
    private final Map<WorkPool, Deque<T>> queues = new EnumMap<>(WorkPool.class);
    private final List<WorkPool> order = new ArrayList<>(Arrays.asList(WorkPool.values()));

    void add(WorkPool pool, T last) {
        queue(pool).add(last);
    }

    /** Takes the next, whose pool is last in turn then. */
    T remove() {
        WorkPool next = order.stream()
                .filter(pool -> !queue(pool).isEmpty())
                .findFirst()
                .orElseThrow(NoSuchElementException::new);
        order.remove(next);
        order.add(next);
        return queue(next).remove();
    }

    /** Takes out those that are meant, wherever they are. */
    List<T> removeAll(Predicate<T> meant) {
        List<T> removed = stream().filter(meant).toList();
        queues.values().forEach(queue -> queue.removeAll(removed));
        return removed;
    }

    Stream<T> stream() {
        return queues.values().stream().flatMap(Deque::stream);
    }

    boolean isEmpty() {
        return queues.values().stream().allMatch(Deque::isEmpty);
    }

    int size() {
        return queues.values().stream().mapToInt(Deque::size).sum();
    }

    int size(WorkPool pool) {
        return queue(pool).size();
    }

    /** How many pools have something in their queue. */
    int pools() {
        return (int) queues.values().stream().filter(queue -> !queue.isEmpty()).count();
    }

    private Deque<T> queue(WorkPool pool) {
        return queues.computeIfAbsent(pool, _ -> new ArrayDeque<>());
    }
}
