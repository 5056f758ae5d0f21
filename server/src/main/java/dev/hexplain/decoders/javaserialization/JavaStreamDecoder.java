package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Budget;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.embedding.EmbeddingContext;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;

/** Runs the grammar: executes the rule of the frame on top until none is left. */
final class JavaStreamDecoder {
    private final JavaStreamState state;
    private final JavaStreamValues values;
    private final JavaStreamClassDescs classDescs;
    private final JavaStreamClassAnnotations annotations;
    private final JavaStreamObjects objects;
    private final JavaStreamContents contents;
    private final JavaStreamRecovery recovery;

    JavaStreamDecoder(JavaStreamState state) {
        this.values = new JavaStreamValues(state);
        JavaStreamVirtualValues virtual = new JavaStreamVirtualValues(state, values);
        JavaStreamRecognizer recognizer = new JavaStreamRecognizer(state);
        this.state = state;
        this.classDescs = new JavaStreamClassDescs(state, values);
        this.annotations = new JavaStreamClassAnnotations(state, values, virtual, recognizer);
        this.objects = new JavaStreamObjects(state, values, virtual, classDescs, annotations);
        this.recovery = new JavaStreamRecovery(state, recognizer);
        this.contents = new JavaStreamContents(state, values, recovery);
    }

    static FieldTree decode(
            Source source, DecodeOptions options, TreeStorage storage, Progress progress, JavaStreamShapes shapes) {
        TreeWriter out = new TreeWriter(source, storage);
        ParseInput in = new ParseInput(source.segment(), Math.min(options.offset(), source.length()));
        try (JavaStreamFrameStack frames = new JavaStreamFrameStack()) {
            Budget budget = new Budget(options.limits(), progress);
            JavaStreamState state =
                    new JavaStreamState(in, out, frames, shapes.bodies(), EmbeddingContext.NONE, budget);
            new JavaStreamDecoder(state).decodeDump();
        }
        return out.finish(shapes, JavaStreamTerminals.BASE_WIRE_HANDLE);
    }

    private void decodeDump() {
        boolean foreign = state.in.pos > 0;
        if (foreign) {
            state.out.open(JavaStreamGrammarShapes.DUMP, 0);
            state.out.gap(0, state.in.pos);
            state.rowsBelowFrames = 1;
        }
        run();
        if (foreign) {
            state.out.close(state.in.end);
        }
    }

    /** Decodes a stream and those appended to it, to the end of the source or to where the embedding format goes on. */
    void run() {
        contents.open();
        while (state.frames.depth() > 0) {
            try {
                while (state.frames.depth() > 0) {
                    step();
                }
            } catch (MalformedJavaStream malformed) {
                goOn(malformed);
            }
        }
    }

    /** Decodes one object, without a row around it; whether it is whole. */
    boolean one() {
        try {
            values.element();
        } catch (MalformedJavaStream malformed) {
            return brokenOff(malformed);
        }
        while (state.frames.depth() > 0) {
            try {
                while (state.frames.depth() > 0) {
                    step();
                }
            } catch (MalformedJavaStream malformed) {
                if (!recovery.retry(malformed)) {
                    return brokenOff(malformed);
                }
            }
        }
        return true;
    }

    private boolean brokenOff(MalformedJavaStream malformed) {
        state.out.brokenOff(malformed.issue());
        recovery.breakOff(malformed.inside());
        return false;
    }

    private void goOn(MalformedJavaStream malformed) {
        if (malformed.kind() == MalformedJavaStream.Kind.EXCEPTION) {
            contents.brokenOff(malformed);
        } else {
            recovery.recover(malformed);
        }
    }

    private void step() {
        switch (state.frames.rule()) {
            case CONTENTS -> contents.contents();
            case OBJECT_DESC -> objects.objectDesc();
            case OBJECT -> objects.object();
            case ARRAY_DESC -> objects.arrayDesc();
            case ARRAY -> objects.elements();
            case ENUM_DESC -> objects.enumDesc();
            case ENUM_NAME -> objects.enumName();
            case CLASS -> objects.classObject();
            case CLASSDESC -> classDescs.newClassDesc();
            case PROXYCLASSDESC -> classDescs.newProxyClassDesc();
            case CLASS_ANNOTATION -> annotations.contents();
            case OBJECT_ANNOTATION -> annotations.objectContents();
            case EXCEPTION -> contents.throwable();
        }
    }
}
