package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.embedding.Guest;
import dev.hexplain.decode.embedding.Host;
import dev.hexplain.decode.embedding.Site;

/** Streams inside another format, one after the other, by one decoder: what it needs is made once. */
final class EmbeddedStreams extends Guest {
    private final Frames frames = new Frames();
    private final State state;
    private final StreamDecoder decoder;

    EmbeddedStreams(Site site, Host host, Bodies bodies) {
        super(site);
        this.state = new State(new Input(site.bytes(), 0), site.out(), frames, bodies, host, site.budget());
        this.decoder = new StreamDecoder(state);
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
