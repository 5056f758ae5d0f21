package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.embedding.EmbeddingContext;
import dev.hexplain.tree.Issue;

/**
 * Reads what classes write by {@code writeObject} or {@code writeExternal}: annotations, which end with
 * TC_ENDBLOCKDATA, and external contents, which do not.
 */
final class JavaStreamClassAnnotations {
    private final JavaStreamState state;
    private final ParseInput in;
    private final JavaStreamValues values;
    private final JavaStreamVirtualValues virtual;
    private final JavaStreamRecognizer recognizer;

    JavaStreamClassAnnotations(
            JavaStreamState state,
            JavaStreamValues values,
            JavaStreamVirtualValues virtual,
            JavaStreamRecognizer recognizer) {
        this.state = state;
        this.in = state.in;
        this.values = values;
        this.virtual = virtual;
        this.recognizer = recognizer;
    }

    /**
     * Begins an object's annotation; true where it has rows to read.
     *
     * @param blockForm what the class is known to write into blocks
     * @param contextClassNumber the number that the embedding context gave to the class
     * @param declared whether the class list may say what it holds
     */
    boolean object(int blockForm, int contextClassNumber, boolean declared) {
        boolean empty = JavaStreamTerminals.tag(in) == JavaStreamTerminals.ENDBLOCKDATA;
        if (!empty && contextClassNumber == EmbeddingContext.NO_CLASS && !declared && state.room() > 0) {
            if (!virtual.annotation(blockForm)) {
                return true;
            }
            JavaStreamAlternatives.settle(state);
            return false;
        }
        if (!empty) {
            state.openAnnotation(blockForm, contextClassNumber);
            return true;
        }
        state.out.computed(2);
        in.pos++;
        JavaStreamAlternatives.settle(state);
        return false;
    }

    /** objectAnnotation: contents endBlockData. */
    void objectContents() {
        if (contents()) {
            JavaStreamAlternatives.settle(state);
        }
    }

    /** classAnnotation: contents endBlockData. True once the end is read. */
    boolean contents() {
        int depth = state.frames.depth();
        boolean ofObject = state.frames.rule() == JavaStreamFrameStack.Rule.OBJECT_ANNOTATION;
        while (state.frames.depth() == depth) {
            state.tick();
            int tag = JavaStreamTerminals.tag(in);
            boolean early = ofObject && state.frames.nextNeedsNoRow();
            switch (tag) {
                case JavaStreamTerminals.BLOCKDATA, JavaStreamTerminals.BLOCKDATALONG -> block(tag, early);
                case JavaStreamTerminals.RESET -> values.reset(true);
                case JavaStreamTerminals.ENDBLOCKDATA -> {
                    end(early);
                    return true;
                }
                default -> {
                    if (!(early && virtual.read()) && state.frames.depth() == depth) {
                        values.element();
                    }
                }
            }
        }
        return false;
    }

    /** The end of the annotation: of one with few values, it needs no row. */
    private void end(boolean early) {
        if (early) {
            state.out.computed(1);
        } else {
            state.out.leaf(JavaStreamGrammarShapes.END, in.pos, 1);
        }
        in.pos++;
        state.close();
    }

    /**
     * A block, which the embedding context may be able to read if it knows the class that wrote it: the class's number
     * is in the frame.
     */
    private void block(int tag, boolean early) {
        int ofClass = (int) state.frames.left();
        if (ofClass != EmbeddingContext.NO_CLASS) {
            values.blockOfContext(tag, ofClass);
        } else if (early) {
            values.virtualBlock(tag, state.frames.plan());
        } else {
            values.blockData(tag, state.frames.plan());
        }
    }

    /**
     * externalContents of protocol version 1: values without blocks around them and without an end. They are taken to
     * end at the next place where the grammar can go on.
     */
    void external() {
        long start = in.pos;
        long next = recognizer.nextValue(start);
        state.out.open(JavaStreamGrammarShapes.EXTERNAL_CONTENTS, start);
        state.out.unparsed(start, next - start);
        in.pos = next;
        state.out.close(next);
        state.out.issue(Issue.warning(
                start,
                next - start,
                "External contents of protocol version 1 have no marked end and only their class can read them; taken"
                        + " to last to the next recognisable token",
                "block data (protocol version 2)",
                "SC_EXTERNALIZABLE without SC_BLOCK_DATA"));
    }
}
