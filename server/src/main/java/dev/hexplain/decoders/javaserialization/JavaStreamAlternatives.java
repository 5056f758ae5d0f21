package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/**
 * Backtracking over classes whose data can be read in two ways ({@link JavaStreamAlternative}). When decoding fails,
 * the innermost choice with another reading takes it; where none gets past the object in question, the first reading of
 * all choices is kept and the failure is reported.
 */
final class JavaStreamAlternatives {
    private static final int MAX_OPEN = 32;
    private static final int MAX_RETRIES = 10_000;
    /** Retries may read this many times the source's length again. */
    private static final int MAX_REREADS = 4;

    private final JavaStreamState state;
    private int retries;
    /** The offset after the furthest failure with first readings only. */
    private long firstReadingsEnd;

    private long reread;

    JavaStreamAlternatives(JavaStreamState state) {
        this.state = state;
    }

    /** Adds a choice for the level that begins here; its first reading is taken. */
    static void add(JavaStreamState state, int address, JavaStreamClassPlan level) {
        if (state.choices.size() == MAX_OPEN) {
            state.choices.removeLast();
        }
        state.choices.push(new JavaStreamAlternative(
                state.in.pos,
                state.out.checkpoint(),
                state.frames.depth(),
                address,
                state.frames.plan(),
                level,
                state.classes.size(),
                state.epochFirst,
                state.frames.left(),
                false));
    }

    /**
     * An annotation of the object on top was read to its end: if its class had two readings, the current one is right.
     */
    static void settle(JavaStreamState state) {
        JavaStreamAlternative choice = state.choices.peek();
        if (choice == null || choice.frames() != state.frames.depth()) {
            return;
        }
        state.choices.pop();
        choice.level().decided = true;
        choice.level().annotationOnly = choice.second();
        if (choice.second()) {
            state.out.issue(JavaStreamObjects.annotationOnlyNote(choice));
        } else if (looksLikeAnnotation(state.in, choice.position())) {
            state.out.issue(Issue.note(
                            choice.position(),
                            0,
                            "The data can be read in two ways. It is shown as the class's default fields; its first"
                                    + " bytes could also be a block that its writeObject wrote without them")
                    .about("classdata"));
        }
    }

    /** Whether a block of data could begin at an offset: one that is followed by another token. */
    private static boolean looksLikeAnnotation(ParseInput in, long at) {
        if (in.end - at < 3 || in.bytes.u1(at) != JavaStreamTerminals.BLOCKDATA) {
            return false;
        }
        long after = at + 2 + in.bytes.u1(at + 1);
        return after < in.end && JavaStreamTerminals.isToken(in.bytes.u1(after));
    }

    /** Backtracks to a choice and reads on from there. False where no choice is left. */
    boolean retry() {
        long failed = state.in.pos;
        if (state.choices.isEmpty()) {
            return false;
        }
        if (state.choices.stream().noneMatch(JavaStreamAlternative::second)) {
            firstReadingsEnd = Math.max(firstReadingsEnd, failed + 1);
        }
        while (true) {
            JavaStreamAlternative choice = state.choices.pop();
            restore(choice);
            reread += failed - choice.position();
            boolean affordable = ++retries <= MAX_RETRIES && reread <= MAX_REREADS * state.in.end + (1 << 20);
            if (!choice.second() && affordable) {
                takeSecond(choice);
                return true;
            }
            if (state.choices.isEmpty()) {
                takeFirst(choice);
                return true;
            }
        }
    }

    private void restore(JavaStreamAlternative choice) {
        state.in.pos = choice.position();
        state.frames.truncate(choice.frames());
        state.frames.replace(JavaStreamFrameStack.Rule.OBJECT, choice.address(), choice.object(), choice.variant());
        state.out.rollback(choice.written());
        state.classes.truncate(choice.classes());
        state.epochFirst = choice.epochFirst();
    }

    private void takeSecond(JavaStreamAlternative choice) {
        state.choices.push(choice.other());
        JavaStreamClassPlan plan = state.classes.get(choice.object());
        state.frames.step(JavaStreamObjects.annotationOnly(state, plan, choice.address()));
    }

    /** All readings failed: the failure with first readings is final, and no choices are added before it again. */
    private void takeFirst(JavaStreamAlternative choice) {
        state.settledUntil = Math.max(state.settledUntil, firstReadingsEnd);
        state.frames.step(choice.address() + 2);
    }
}
