package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.embedding.EmbeddingContext;
import dev.hexplain.tree.Issue;

/** Reads the rules {@code stream} and {@code contents}: what is between objects. */
final class JavaStreamContents {
    private static final int HEADER = 4;

    private final JavaStreamState state;
    private final ParseInput in;
    private final JavaStreamValues values;
    private final JavaStreamRecovery recovery;

    JavaStreamContents(JavaStreamState state, JavaStreamValues values, JavaStreamRecovery recovery) {
        this.state = state;
        this.in = state.in;
        this.values = values;
        this.recovery = recovery;
    }

    /** stream: magic version contents. Opens it at the current position; the header may be missing. */
    void open() {
        if (!startsWithMagic()) {
            state.openStream(JavaStreamGrammarShapes.CONTENTS, in.pos);
        } else if (in.left() < HEADER) {
            brokenHeader();
        } else {
            state.openStream(JavaStreamGrammarShapes.STREAM, in.pos);
            state.out.computed(2);
            checkVersion(in.bytes.u2(in.pos + 2));
            in.pos += HEADER;
        }
    }

    private boolean startsWithMagic() {
        return in.left() >= 2 && in.bytes.u2(in.pos) == JavaStreamTerminals.STREAM_MAGIC;
    }

    private void brokenHeader() {
        state.openStream(JavaStreamGrammarShapes.prefix(JavaStreamGrammarShapes.STREAM, 1), in.pos);
        state.out.computed(1);
        in.pos += 2;
        state.out.issue(MalformedJavaStream.endOfSource(in.pos, "the stream's version", 2, in.left(), false)
                .issue());
        state.out.unparsed(in.pos, in.left());
        in.pos = in.end;
    }

    private void checkVersion(int version) {
        if (version != JavaStreamTerminals.STREAM_VERSION) {
            state.out.issue(Issue.error(
                    in.pos + 2, 2, "No such version of the stream protocol is known", "5", Integer.toString(version)));
        }
    }

    /** contents: content, one after the other, to the end of the source or to where the embedding format goes on. */
    void contents() {
        int depth = state.frames.depth();
        while (state.frames.depth() == depth && !hasEnded()) {
            state.tick();
            content(JavaStreamTerminals.tag(in));
        }
        if (state.frames.depth() == depth) {
            state.close();
        }
    }

    private boolean hasEnded() {
        return in.atEnd() || (state.embedded && state.context.goesOnAt(in.pos));
    }

    private void content(int tag) {
        switch (tag) {
            case JavaStreamTerminals.BLOCKDATA, JavaStreamTerminals.BLOCKDATALONG ->
                values.blockOfContext(tag, EmbeddingContext.NO_CLASS);
            case JavaStreamTerminals.RESET -> {
                values.reset(false);
                state.classes.truncate(0);
            }
            case JavaStreamTerminals.EXCEPTION -> exception();
            case JavaStreamTerminals.STREAM_MAGIC >>> 8 -> nextStream();
            default -> values.element();
        }
    }

    /** Another stream header where contents could begin: handles are counted from the base again. */
    private void nextStream() {
        if (!JavaStreamRecognizer.isHeader(in, in.pos)) {
            throw values.unexpected("contents of the stream, or the header AC ED 00 05 of another");
        }
        if (state.frames.depth() > 1) {
            state.close();
        }
        state.reset(in.pos);
        state.classes.truncate(0);
        open();
    }

    /** An exception in place of the object being written, which is left incomplete. */
    void brokenOff(MalformedJavaStream exception) {
        JavaStreamAlternative choice = state.choices.peek();
        if (choice != null && choice.second() && choice.position() < in.pos) {
            state.out.issue(JavaStreamObjects.annotationOnlyNote(choice));
        }
        state.out.brokenOff(exception.issue());
        recovery.breakOff();
        exception();
    }

    /** exception: TC_EXCEPTION reset (Throwable) object reset. */
    private void exception() {
        state.reset(in.pos);
        state.classes.truncate(0);
        state.open(JavaStreamGrammarShapes.EXCEPTION, in.pos, JavaStreamFrameStack.Rule.EXCEPTION, 1);
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
