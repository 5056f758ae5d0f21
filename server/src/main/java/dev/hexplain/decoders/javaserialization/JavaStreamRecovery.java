package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/**
 * Handles failures of the grammar: backtracks if possible; otherwise closes all open productions with the slots they
 * have, and continues with contents at the next recognizable place.
 */
final class JavaStreamRecovery {
    private final JavaStreamState state;
    private final ParseInput in;
    private final JavaStreamAlternatives choices;
    private final JavaStreamRecognizer recognizer;

    private int lastPlan = -1;
    private int lastAddress;
    private long lastVariant;
    private int lastShape;

    JavaStreamRecovery(JavaStreamState state, JavaStreamRecognizer recognizer) {
        this.state = state;
        this.in = state.in;
        this.choices = new JavaStreamAlternatives(state);
        this.recognizer = recognizer;
    }

    void recover(MalformedJavaStream malformed) {
        if (retry(malformed)) {
            return;
        }
        state.out.brokenOff(malformed.issue());
        switch (malformed.kind()) {
            case END_OF_SOURCE -> endOfSource(malformed.inside());
            case STOPPED -> skipTo(in.end, malformed.inside());
            case WRONG -> resume(malformed.inside());
            case EXCEPTION -> throw new IllegalStateException("An exception is part of the grammar", malformed);
        }
    }

    /** Goes back to where another reading is possible; whether there is one. */
    boolean retry(MalformedJavaStream malformed) {
        return malformed.kind() != MalformedJavaStream.Kind.STOPPED && choices.retry();
    }

    /** Closes all open productions at the current position, except the contents of the stream. */
    void breakOff() {
        breakOff(false);
    }

    /** @param inside whether the innermost production has a row for the part that broke off */
    void breakOff(boolean inside) {
        closeOpen(inside);
        state.choices.clear();
    }

    private void endOfSource(boolean inside) {
        state.out.unparsed(in.pos, in.left());
        in.pos = in.end;
        closeOpen(inside);
    }

    private void resume(boolean inside) {
        long from = in.pos;
        long next = next(from + 1);
        skipTo(next, inside);
        if (next < in.end) {
            state.out.issue(Issue.note(
                    next,
                    0,
                    "Decoding resumes here, after %d bytes that were not understood; handles defined in them are not"
                                    .formatted(next - from)
                            + " counted"));
        }
    }

    /** The offset where contents continue; the end where a limit stopped the search. */
    private long next(long from) {
        try {
            return recognizer.next(from);
        } catch (MalformedJavaStream stopped) {
            state.out.issue(stopped.issue());
            return in.end;
        }
    }

    private void skipTo(long next, boolean inside) {
        closeOpen(inside);
        state.out.unparsed(in.pos, next - in.pos);
        in.pos = next;
    }

    /** @param inside whether the innermost production has a row for the part that broke off */
    private void closeOpen(boolean inside) {
        JavaStreamFrameStack frames = state.frames;
        closeRowsWithoutFrame();
        boolean begun = inside;
        while (frames.depth() > 0 && frames.rule() != JavaStreamFrameStack.Rule.CONTENTS) {
            cut(begun);
            begun = true;
            state.close();
        }
        lastPlan = -1;
    }

    /** Rows of a class descriptor's fields have no frames: the innermost one contains the part that broke off. */
    private void closeRowsWithoutFrame() {
        while (state.out.depth() > state.frames.depth() + state.rowsBelowFrames) {
            state.out.close(in.pos);
            if (state.frames.depth() > 0 && state.frames.rule() != JavaStreamFrameStack.Rule.CONTENTS) {
                state.headBegun = true;
            }
        }
    }

    /** Gives the row on top the shape for its present slots. */
    private void cut(boolean begun) {
        JavaStreamFrameStack frames = state.frames;
        int step = frames.step() + (begun ? 1 : 0);
        switch (frames.rule()) {
            case OBJECT -> cutObject(begun);
            case OBJECT_DESC -> reshape(JavaStreamGrammarShapes.OBJECT, step);
            case ARRAY_DESC -> reshape(JavaStreamGrammarShapes.ARRAY, step);
            case ENUM_DESC, ENUM_NAME -> reshape(JavaStreamGrammarShapes.ENUM, step);
            case CLASS -> reshape(JavaStreamGrammarShapes.CLASS, step);
            case CLASSDESC -> reshape(JavaStreamGrammarShapes.CLASSDESC, step + (state.headBegun ? 1 : 0));
            case PROXYCLASSDESC -> reshape(JavaStreamGrammarShapes.PROXYCLASSDESC, step + (state.headBegun ? 1 : 0));
            case EXCEPTION -> reshape(JavaStreamGrammarShapes.EXCEPTION, step);
            case ARRAY, CLASS_ANNOTATION, OBJECT_ANNOTATION, CONTENTS -> {
                // With any number of rows it is complete.
            }
        }
        state.headBegun = false;
    }

    private void reshape(int shape, int slots) {
        state.out.reshape(JavaStreamGrammarShapes.prefix(shape, slots));
    }

    private void cutObject(boolean begun) {
        JavaStreamFrameStack frames = state.frames;
        if (frames.left() < 0) {
            return;
        }
        int address = begun ? frames.step() : state.address;
        if (frames.plan() != lastPlan || address != lastAddress || frames.left() != lastVariant) {
            JavaStreamClassPlan plan = state.classes.get(frames.plan());
            lastPlan = frames.plan();
            lastAddress = address;
            lastVariant = frames.left();
            lastShape = JavaStreamObjects.cutShape(state, plan, lastVariant, plan.slotsBefore(address, lastVariant));
        }
        state.out.reshape(lastShape);
    }
}
