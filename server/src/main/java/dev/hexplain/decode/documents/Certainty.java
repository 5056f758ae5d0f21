package dev.hexplain.decode.documents;

import dev.hexplain.tree.Checkpoint;
import dev.hexplain.tree.Issue;
import org.jspecify.annotations.Nullable;

/**
 * Takes back rows that were probably misread, in formats that can only be read by a schema: a schema that does not fit
 * shows only later, at bytes that are not allowed. Then everything read since the last certain place is in doubt, and
 * is rolled back and left unparsed ({@link MalformedInput#misread}).
 *
 * <p>A place is certain where bytes match that misreading would not produce, such as the name of a known class; or once
 * enough weaker checks after it have passed.
 */
public final class Certainty {
    /** Number of weak checks, each of which misread bytes pass perhaps one time in five. */
    private static final int ENOUGH = 16;

    private final Parse parse;

    private @Nullable Place certain;
    /** Becomes certain once enough checks after it have passed. */
    private @Nullable Place next;

    private int held;
    /** The first issue since the certain place that did not end reading. */
    private @Nullable Issue doubted;

    /** @param shape what the open row is without what follows; null where it stays as it is */
    private record Place(
            Checkpoint written,
            int frames,
            long at,
            @Nullable Integer shape) {}

    Certainty(Parse parse) {
        this.parse = parse;
    }

    /** Called where everything written so far is known to be read correctly. */
    public void reached() {
        reached(here(parse.in.pos, null));
    }

    /**
     * The same, inside the head of the row that is open.
     *
     * @param at up to where
     * @param shape of the row as far as that
     */
    public void reached(long at, int shape) {
        reached(here(at, shape));
    }

    private void reached(Place place) {
        certain = place;
        next = place;
        held = 0;
        doubted = null;
    }

    private Place here(long at, @Nullable Integer shape) {
        return new Place(parse.out.checkpoint(), parse.frames.depth(), at, shape);
    }

    /** Called where a weak check has passed. */
    public void held() {
        if (++held < ENOUGH || next == null) {
            return;
        }
        certain = next;
        if (doubted != null && doubted.offset() < certain.at()) {
            doubted = null;
        }
        next = here(parse.in.pos, null);
        held = 0;
    }

    /** Reports an issue that does not end reading, but may mean that bytes were misread. */
    public void doubt(Issue issue) {
        held = 0;
        doubted = doubted == null ? issue : doubted;
        parse.issue(issue);
    }

    /**
     * Called when reading breaks off. Rolls back what is in doubt, if these bytes show misreading or an issue came
     * before them. Returns the issue to report.
     */
    Issue settle(MalformedInput malformed) {
        boolean misread = malformed.isMisread() || (doubted != null && !malformed.hasStopped());
        if (!misread || certain == null || certain.at() >= parse.in.pos) {
            return malformed.issue();
        }
        takeBack(certain);
        Issue wrong = malformed.issue();
        String since = "; what was read from 0x%X on was misread, and is not shown".formatted(parse.in.pos);
        return wrong.saying(wrong.message() + since);
    }

    private void takeBack(Place place) {
        parse.out.rollback(place.written());
        if (place.shape() != null) {
            parse.out.reshape(place.shape());
        }
        while (parse.frames.depth() > place.frames()) {
            parse.frames.pop();
        }
        parse.in.pos = place.at();
        if (doubted != null) {
            parse.issue(doubted);
        }
    }
}
