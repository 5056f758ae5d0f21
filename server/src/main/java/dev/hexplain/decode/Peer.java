package dev.hexplain.decode;

import dev.hexplain.bytes.Source;
import java.util.Optional;

/**
 * The other direction of a connection, for protocols whose responses can only be read with their requests. Closed by
 * the decoder that opened it.
 *
 * @param source empty where there is none, or it is not known
 */
public record Peer(Optional<Source> source) implements AutoCloseable {
    /** No other side. */
    public static final Peer NONE = new Peer(Optional.empty());

    /** Opens the other direction when a decoder needs it. */
    @FunctionalInterface
    public interface Opening {
        Peer open();
    }

    @Override
    public void close() {
        source.ifPresent(Source::close);
    }
}
