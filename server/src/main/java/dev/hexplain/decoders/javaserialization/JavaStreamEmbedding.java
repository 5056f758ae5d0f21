package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.embedding.EmbeddedDecoder;
import dev.hexplain.decode.embedding.EmbeddingContext;
import dev.hexplain.decode.embedding.EmbeddingSite;

/** Decodes streams inside another format, one after the other, reusing one decoder. */
final class JavaStreamEmbedding extends EmbeddedDecoder {
    private final JavaStreamFrameStack frames = new JavaStreamFrameStack();
    private final JavaStreamState state;
    private final JavaStreamDecoder decoder;

    JavaStreamEmbedding(EmbeddingSite site, EmbeddingContext context, JavaStreamExternalBodies bodies) {
        super(site);
        this.state = new JavaStreamState(
                new ParseInput(site.bytes(), site.gaps(), 0), site.out(), frames, bodies, context, site.budget());
        this.decoder = new JavaStreamDecoder(state);
    }

    @Override
    protected long read(long offset, long end) {
        state.restart(offset, end);
        decoder.run();
        return state.in.pos;
    }

    @Override
    public void close() {
        frames.close();
    }
}
