package dev.hexplain.decode.documents;

import dev.hexplain.tree.Checkpoint;
import dev.hexplain.tree.Issue;
import org.jspecify.annotations.Nullable;

/**
 * How far reading is certain, in formats whose bytes do not say what they are: they are read by what a schema says, and
 * that it does not fit shows only later, at bytes that cannot be. Then all that was read on the way there is in doubt, and
 * is taken back, to be left unparsed ({@link MalformedInput#misread}).
 *
 * <p>A place is certain where something stands that no misread bytes spell, such as the name of a class that is known; or
 * once so many weaker checks behind it have held that chance hardly passed them all.
 */
public final class Certainty {
    /** Checks of which misread bytes pass perhaps one in five. */
    private static final int ENOUGH = 16;

    private final Parse parse;

    private @Nullable Place certain;
    /** Certain as soon as enough checks have held behind it. */
    private @Nullable Place next;

    private int held;
    /** The first thing since the certain place that was wrong, and did not end reading. */
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

    /** All that is written up to here was read rightly. */
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

    /** Bytes that only some could be are such. */
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

    /** Something is wrong that reading can go on behind, and that may show that it was misread. */
    public void doubt(Issue issue) {
        held = 0;
        doubted = doubted == null ? issue : doubted;
        parse.issue(issue);
    }

    /**
     * Reading broke off. Takes back what is in doubt now: where the bytes cannot be, or something before them was wrong
     * already. Returns what to say of it.
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
