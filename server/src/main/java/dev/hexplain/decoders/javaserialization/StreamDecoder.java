package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Budget;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.embedding.Host;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;

/** Runs the grammar: the frame on top says which rule goes on. */
final class StreamDecoder {
    private final State state;
    private final ClassDescs classDescs;
    private final Annotations annotations;
    private final Objects objects;
    private final Contents contents;
    private final Recovery recovery;

    StreamDecoder(State state) {
        Values values = new Values(state);
        Recognizer recognizer = new Recognizer(state);
        this.state = state;
        this.classDescs = new ClassDescs(state, values);
        this.annotations = new Annotations(state, values, recognizer);
        this.objects = new Objects(state, values, classDescs, annotations);
        this.recovery = new Recovery(state, recognizer);
        this.contents = new Contents(state, values, recovery);
    }

    static FieldTree decode(
            Source source, DecodeOptions options, TreeStorage storage, Progress progress, StreamShapes shapes) {
        TreeWriter out = new TreeWriter(source, storage);
        Input in = new Input(source.segment(), Math.min(options.offset(), source.length()));
        try (Frames frames = new Frames()) {
            Budget budget = new Budget(options.limits(), progress);
            State state = new State(in, out, frames, shapes.bodies(), Host.NONE, budget);
            new StreamDecoder(state).decodeDump();
        }
        return out.finish(shapes, Tc.BASE_WIRE_HANDLE);
    }

    private void decodeDump() {
        boolean foreign = state.in.pos > 0;
        if (foreign) {
            state.out.open(GrammarShapes.DUMP, 0);
            state.out.gap(0, state.in.pos);
            state.rowsBelowFrames = 1;
        }
        run();
        if (foreign) {
            state.out.close(state.in.end);
        }
    }

    /** Decodes a stream and those appended to it, to the end of the source or of what the host says is theirs. */
    void run() {
        contents.open();
        while (state.frames.depth() > 0) {
            try {
                while (state.frames.depth() > 0) {
                    step();
                }
            } catch (Malformed malformed) {
                goOn(malformed);
            }
        }
    }

    private void goOn(Malformed malformed) {
        if (malformed.kind() == Malformed.Kind.EXCEPTION) {
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
