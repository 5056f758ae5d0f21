package dev.hexplain.decode;

import dev.hexplain.bytes.Source;
import java.util.Optional;

/**
 * What the other side of a connection said, for formats whose messages leave out what those they answer have said. Closed
 * by the decoder that opened it.
 *
 * @param source empty where there is no other side, or it is not known
 */
public record Peer(Optional<Source> source) implements AutoCloseable {
    /** No other side. */
    public static final Peer NONE = new Peer(Optional.empty());

    /** Finds the other side when a decoder asks. */
    @FunctionalInterface
    public interface Opening {
        Peer open();
    }

    @Override
    public void close() {
        source.ifPresent(Source::close);
    }
}
