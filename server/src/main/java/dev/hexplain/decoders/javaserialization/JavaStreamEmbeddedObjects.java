package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.embedding.EmbeddedObjects;
import dev.hexplain.decode.embedding.EmbeddingContext;
import dev.hexplain.decode.embedding.EmbeddingSite;

/** Decodes the objects of one stream inside another format, one at a time. */
final class JavaStreamEmbeddedObjects extends EmbeddedObjects {
    private final JavaStreamFrameStack frames = new JavaStreamFrameStack();
    private final JavaStreamState state;
    private final JavaStreamDecoder decoder;

    JavaStreamEmbeddedObjects(EmbeddingSite site, JavaStreamExternalBodies bodies) {
        super(site);
        ParseInput in = new ParseInput(site.bytes(), site.gaps(), 0);
        this.state = new JavaStreamState(in, site.out(), frames, bodies, EmbeddingContext.NONE, site.budget());
        state.epochFirst = site.out().handleCount(); // of the handles of streams before this one, none is valid here
        this.decoder = new JavaStreamDecoder(state);
    }

    @Override
    public void goOn(int first) {
        state.classes.shift((int) (first - state.epochFirst));
        state.epochFirst = first;
    }

    @Override
    protected long read(long offset) {
        state.in.pos = offset;
        state.rowsBelowFrames = state.out.depth();
        return decoder.one() ? state.in.pos : BROKEN;
    }

    @Override
    public long reached() {
        return state.in.pos;
    }

    @Override
    public void close() {
        frames.close();
    }
}
