package dev.hexplain.inspect.work;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.view.WorkView;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Work that {@link Workers} do not run: it has threads or processes of its own, or sends a long answer on the thread of a
 * request. It is listed, and ended by operators, like theirs. Safe for many threads.
 */
public final class OtherWork {
    private final Map<Long, Entry> all = new ConcurrentSkipListMap<>();

    /**
     * Lists work for who asks on this thread, until it is closed.
     *
     * @param what it does
     * @param end ends it, on the thread of an operator; what waits for it is told the reason
     */
    public Entry begin(WorkPool pool, String what, Consumer<Refusal> end) {
        Entry entry = new Entry(pool, what, end);
        all.put(entry.number, entry);
        return entry;
    }

    /** All of it, as it is now. */
    public List<WorkView> work() {
        return all.values().stream().map(Entry::view).toList();
    }

    /** Ends the work with an id; false where there is none any more. */
    public boolean end(String id) {
        Optional<Entry> meant =
                all.values().stream().filter(each -> each.id().equals(id)).findFirst();
        meant.ifPresent(Entry::end);
        return meant.isPresent();
    }

    /** One that is listed; it waits until it {@link #runs}. */
    public final class Entry implements AutoCloseable {
        private final long number = Job.nextNumber();
        private final WorkPool pool;
        private final String what;
        private final Consumer<Refusal> end;
        private final String by = Asker.current().name();
        private final Instant since = Instant.now();
        private final JobTurn turn = new JobTurn();
        private double fraction;
        private @Nullable Refusal ended;

        private Entry(WorkPool pool, String what, Consumer<Refusal> end) {
            this.pool = pool;
            this.what = what;
            this.end = end;
        }

        /** It has begun, on threads that nobody counts. */
        public synchronized Entry runs() {
            turn.to(JobTurn.Place.SHORT);
            return this;
        }

        /** It has begun on this thread, up to {@link #close}: its costs are known. */
        public synchronized void runsHere() {
            turn.begin();
            turn.to(JobTurn.Place.SHORT);
        }

        /** How far it is. */
        public synchronized void at(long done, long total) {
            fraction = total == 0 ? 0 : Math.clamp((double) done / total, 0, 1);
        }

        /** Goes on, unless an operator has ended it: that is thrown as a {@link Refusal}. */
        public synchronized void requireWanted() {
            if (ended != null) {
                throw ended;
            }
        }

        private void end() {
            Refusal why = Refusal.busy(pool, what + " was ended by an operator. Try again later.");
            synchronized (this) {
                ended = why;
            }
            end.accept(why);
        }

        private String id() {
            return Long.toString(number);
        }

        private synchronized WorkView view() {
            return Job.view(id(), pool, what, turn, by, since, fraction);
        }

        @Override
        public void close() {
            all.remove(number);
        }
    }
}
