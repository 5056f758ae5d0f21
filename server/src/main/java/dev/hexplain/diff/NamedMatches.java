package dev.hexplain.diff;

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
final class NamedMatches implements PairedParts {
    /** Parts that wait at most. */
    private static final int MOST_WAITING = 1 << 19;

    private final Paged<NamedPart> before;
    private final Paged<NamedPart> after;
    private final Map<String, Deque<NamedPart>> waiting = new HashMap<>();
    private final Map<String, Deque<NamedPart>> waitingAfter = new HashMap<>();
    private final int pageSize;
    private final int most;
    private final StreamedValues told;
    private int waitingParts;
    private List<NamedPart> page = List.of();
    private List<NamedPart> pageAfter = List.of();
    private long from;
    private long fromAfter;
    /** The next of both pages: of the first one and of the second one in turn. */
    private int at;

    /** Receives each part. */
    interface StreamedValues {
        void both(NamedPart before, NamedPart after);

        void onlyBefore(NamedPart part);

        void onlyAfter(NamedPart part);

        /** The orders differ so much that too many parts would have to wait: the others are not reported. */
        void tooManyWait();
    }

    NamedMatches(Paged<NamedPart> before, Paged<NamedPart> after, int pageSize, StreamedValues told) {
        this(before, after, pageSize, MOST_WAITING, told);
    }

    /** @param most parts that wait */
    NamedMatches(Paged<NamedPart> before, Paged<NamedPart> after, int pageSize, int most, StreamedValues told) {
        this.before = before;
        this.after = after;
        this.pageSize = pageSize;
        this.most = most;
        this.told = told;
    }

    /** Tells of one part more, or of all that have met none at the end; returns false there. */
    @Override
    public boolean next() {
        if (waitingParts > most) {
            told.tooManyWait();
            return false;
        }
        if (at == 2 * Math.max(page.size(), pageAfter.size()) && !turnsPage()) {
            tellRest();
            return false;
        }
        int number = at / 2;
        boolean isBefore = at++ % 2 == 0;
        List<NamedPart> own = isBefore ? page : pageAfter;
        if (number < own.size()) {
            meet(own.get(number), isBefore ? waitingAfter : waiting, isBefore ? waiting : waitingAfter, isBefore);
        }
        return true;
    }

    private boolean turnsPage() {
        from += page.size();
        fromAfter += pageAfter.size();
        page = before.page(from, pageSize);
        pageAfter = after.page(fromAfter, pageSize);
        at = 0;
        return !page.isEmpty() || !pageAfter.isEmpty();
    }

    private void meet(
            NamedPart part, Map<String, Deque<NamedPart>> others, Map<String, Deque<NamedPart>> own, boolean isBefore) {
        Deque<NamedPart> queue = others.get(part.name());
        if (queue == null) {
            own.computeIfAbsent(part.name(), _ -> new ArrayDeque<>(1)).add(part);
            waitingParts++;
            return;
        }
        NamedPart met = queue.remove();
        waitingParts--;
        if (queue.isEmpty()) {
            others.remove(part.name());
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
