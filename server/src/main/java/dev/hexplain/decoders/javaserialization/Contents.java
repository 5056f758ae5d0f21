package dev.hexplain.decoders.javaserialization;

import dev.hexplain.tree.Issue;

/** The rules {@code stream} and {@code contents}: what stands between objects. */
final class Contents {
    private final State state;
    private final Input in;
    private final Values values;
    private final Recovery recovery;

    Contents(State state, Values values, Recovery recovery) {
        this.state = state;
        this.in = state.in;
        this.values = values;
        this.recovery = recovery;
    }

    /** Opens the stream at the current position; its header may be missing. */
    void open() {
        boolean header = Recognizer.isHeader(in, in.pos);
        state.open(header ? GrammarShapes.STREAM : GrammarShapes.CONTENTS, in.pos, Frames.Rule.CONTENTS, 0);
        if (header) {
            state.out.computed(2);
            in.pos += 4;
        }
    }

    /** contents: content, one after the other, to the end of the source. */
    void contents() {
        int depth = state.frames.depth();
        while (state.frames.depth() == depth && !in.atEnd()) {
            state.tick();
            content(in.tag());
        }
        if (state.frames.depth() == depth) {
            state.close();
        }
    }

    private void content(int tag) {
        switch (tag) {
            case Tc.BLOCKDATA, Tc.BLOCKDATALONG -> values.blockData(tag);
            case Tc.RESET -> {
                values.reset(false);
                state.classes.truncate(0);
            }
            case Tc.EXCEPTION -> exception();
            case Tc.STREAM_MAGIC >>> 8 -> nextStream();
            default -> values.element();
        }
    }

    /** Another stream begins where contents of this one could: it counts handles from the base again. */
    private void nextStream() {
        if (!Recognizer.isHeader(in, in.pos)) {
            throw values.unexpected("contents of the stream, or the header AC ED 00 05 of another");
        }
        if (state.frames.depth() > 1) {
            state.close();
        }
        state.reset(in.pos);
        state.classes.truncate(0);
        open();
    }

    /** exception: TC_EXCEPTION reset (Throwable) object reset. What was being written is left incomplete. */
    void exception() {
        if (state.frames.rule() != Frames.Rule.CONTENTS) {
            state.out.issue(Issue.warning(
                    in.pos, 1, "Writing was broken off by an exception; the object before it is incomplete", "", ""));
            recovery.breakOff();
        }
        state.reset(in.pos);
        state.classes.truncate(0);
        state.open(GrammarShapes.EXCEPTION, in.pos, Frames.Rule.EXCEPTION, 1);
        in.pos++;
        state.out.computed(1);
    }

    /** The throwable of an exception. */
    void throwable() {
        if (state.frames.left() == 0) {
            state.frames.left(1);
            if (!values.inline()) {
                values.begin();
                return;
            }
        }
        state.close();
        state.reset(in.pos);
        state.classes.truncate(0);
    }
}
