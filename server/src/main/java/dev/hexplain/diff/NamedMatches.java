package dev.hexplain.diff;

import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.values.Paged;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Matches parts by their names, in one pass over both sides at once: those that have not met yet wait, so that memory grows
 * with how far the orders differ, and not with the number of parts.
 */
final class NamedMatches {
    private static final int PAGE = 256;

    /** Parts that wait at most. */
    private static final int MOST_WAITING = 1 << 19;

    private final Paged<NamedPart> before;
    private final Paged<NamedPart> after;
    private final Map<String, Deque<NamedPart>> waiting = new HashMap<>();
    private final Map<String, Deque<NamedPart>> waitingAfter = new HashMap<>();
    private final Told told;
    private int waitingParts;

    /** What is told of each part. */
    interface Told {
        void both(NamedPart before, NamedPart after);

        void onlyBefore(NamedPart part);

        void onlyAfter(NamedPart part);

        /** Whether anybody listens still. */
        boolean goesOn();
    }

    private NamedMatches(Paged<NamedPart> before, Paged<NamedPart> after, Told told) {
        this.before = before;
        this.after = after;
        this.told = told;
    }

    /** Returns false where the orders differ so much that too many parts would have to wait: then not all were told. */
    static boolean tell(Paged<NamedPart> before, Paged<NamedPart> after, Told told) {
        return tell(before, after, told, MOST_WAITING);
    }

    /** @param most parts that wait */
    static boolean tell(Paged<NamedPart> before, Paged<NamedPart> after, Told told, int most) {
        NamedMatches matches = new NamedMatches(before, after, told);
        matches.pass(most);
        if (matches.waitingParts > most) {
            return false;
        }
        matches.tellRest();
        return true;
    }

    private void pass(int most) {
        boolean more = true;
        for (long from = 0; more && told.goesOn() && waitingParts <= most; from += PAGE) {
            RequestDeadline.requireAsked();
            List<NamedPart> one = before.page(from, PAGE);
            List<NamedPart> other = after.page(from, PAGE);
            for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
                if (i < one.size()) {
                    meet(one.get(i), waitingAfter, waiting, true);
                }
                if (i < other.size()) {
                    meet(other.get(i), waiting, waitingAfter, false);
                }
            }
            more = one.size() == PAGE || other.size() == PAGE;
        }
    }

    private void meet(
            NamedPart part, Map<String, Deque<NamedPart>> others, Map<String, Deque<NamedPart>> own, boolean isBefore) {
        Deque<NamedPart> queue = others.get(part.key());
        if (queue == null) {
            own.computeIfAbsent(part.key(), _ -> new ArrayDeque<>(1)).add(part);
            waitingParts++;
            return;
        }
        NamedPart met = queue.remove();
        waitingParts--;
        if (queue.isEmpty()) {
            others.remove(part.key());
        }
        told.both(isBefore ? part : met, isBefore ? met : part);
    }

    private void tellRest() {
        sorted(waiting).forEach(told::onlyBefore);
        sorted(waitingAfter).forEach(told::onlyAfter);
    }

    /** In byte order. */
    private static List<NamedPart> sorted(Map<String, Deque<NamedPart>> waiting) {
        return waiting.values().stream()
                .flatMap(Deque::stream)
                .sorted((a, b) -> Long.compare(
                        a.value().field().offset(), b.value().field().offset()))
                .toList();
    }
}
