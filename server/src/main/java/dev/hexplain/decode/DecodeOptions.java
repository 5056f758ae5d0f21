package dev.hexplain.decode;

import java.nio.ByteOrder;
import java.util.Optional;

/**
 * Options for decoding a tree: start offset, limits, byte order.
 *
 * @param offset the first byte to decode; bytes before it are a gap
 * @param limits what decoding may cost
 * @param order byte order for formats in the native order of the writing machine; empty for the more plausible one
 * @param otherSide the other direction of the connection, where the source is one of its directions
 */
public record DecodeOptions(long offset, Limits limits, Optional<ByteOrder> order, Peer.Opening otherSide) {
    public static final DecodeOptions DEFAULT = new DecodeOptions(0, Limits.DEFAULT);

    public DecodeOptions(long offset, Limits limits) {
        this(offset, limits, Optional.empty());
    }

    public DecodeOptions(long offset, Limits limits, Optional<ByteOrder> order) {
        this(offset, limits, order, () -> Peer.NONE);
    }

    public DecodeOptions from(long first) {
        return new DecodeOptions(first, limits, order, otherSide);
    }

    public DecodeOptions in(Optional<ByteOrder> chosen) {
        return new DecodeOptions(offset, limits, chosen, otherSide);
    }

    public DecodeOptions beside(Peer.Opening other) {
        return new DecodeOptions(offset, limits, order, other);
    }
}
