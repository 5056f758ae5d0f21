package dev.hexplain.store;

import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * The spaces whose dumps are there for the work on a thread, and the space of what it brings. A request says which; work
 * that no request asks for, such as deleting what is old, is for all. What others do for a request carries its access.
 *
 * @param seen their names; empty for all
 * @param home where new dumps go
 * @param follows whether home is that of a dump that was looked up
 */
public record SpaceAccess(Optional<Set<String>> seen, String home, boolean follows) {
    /** The space of everybody, and of all that was there before there were others. */
    public static final String PUBLIC = "public";

    /** All dumps; new ones are everybody's. */
    public static final SpaceAccess ALL = new SpaceAccess(Optional.empty(), PUBLIC);

    private static final ThreadLocal<SpaceAccess> OF_THREAD = ThreadLocal.withInitial(() -> ALL);

    /** Of a request that has not looked up any dump. */
    public SpaceAccess(Optional<Set<String>> seen, String home) {
        this(seen, home, false);
    }

    /** That of this thread. */
    public static SpaceAccess current() {
        return OF_THREAD.get();
    }

    /** From here on, this thread works with it. */
    public void enter() {
        OF_THREAD.set(this);
    }

    /** From here on, this thread works for nobody in particular. */
    public static void leave() {
        OF_THREAD.remove();
    }

    /** Whether some dumps are not there. */
    boolean isNarrow() {
        return seen.isPresent();
    }

    /**
     * A dump of a space was looked up: what the request makes of it goes there; what it makes of several, one of which is
     * not everybody's, never becomes everybody's. Work that no request asks for stays as it is.
     */
    public static void follow(String space) {
        SpaceAccess access = current();
        boolean widens = access.follows && space.equals(PUBLIC);
        if (access != ALL && !widens) {
            new SpaceAccess(access.seen, space, true).enter();
        }
    }

    /** Whether dumps of a space are there. */
    public boolean sees(String space) {
        return seen.map(names -> names.contains(space)).orElse(true);
    }

    /** Works in a space, whatever else the request has looked up. */
    public static <R> R in(String space, Supplier<R> work) {
        return new SpaceAccess(current().seen, space, true).during(work);
    }

    /** Wraps work for another thread, which then has the access of this one. */
    public static Runnable carriedBy(Runnable work) {
        SpaceAccess access = current();
        return () -> access.during(() -> {
            work.run();
            return access;
        });
    }

    /** The same for work with numbers. */
    public static <R> IntFunction<R> carriedBy(IntFunction<R> work) {
        SpaceAccess access = current();
        return number -> access.during(() -> work.apply(number));
    }

    private <R> R during(Supplier<R> work) {
        SpaceAccess before = current();
        enter();
        try {
            return work.get();
        } finally {
            before.enter();
        }
    }
}
