package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.embedding.Guest;
import dev.hexplain.decode.embedding.Host;
import dev.hexplain.tree.TreeWriter;

/** Streams inside another format, one after the other, by one decoder: what it needs is made once. */
final class EmbeddedStreams implements Guest {
    private final Frames frames = new Frames();
    private final State state;
    private final StreamDecoder decoder;

    EmbeddedStreams(Source source, TreeWriter out, Bodies bodies, Limits limits, Progress progress, Host host) {
        this.state = new State(new Input(source.segment(), 0), out, frames, bodies, host, limits, progress);
        this.decoder = new StreamDecoder(state);
    }

    @Override
    public long decode(long offset) {
        state.restart(offset);
        decoder.run();
        return state.in.pos;
    }

    @Override
    public void close() {
        frames.close();
    }
}
