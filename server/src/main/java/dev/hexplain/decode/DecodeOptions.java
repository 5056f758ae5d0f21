package dev.hexplain.decode;

import java.nio.ByteOrder;
import java.util.Optional;

/**
 * Choices of who asks for a tree.
 *
 * @param offset the first byte to decode; what stands before it is a gap
 * @param limits what decoding may cost
 * @param order byte order of formats that have the one of the machine that wrote them; empty for the more plausible
 * @param otherSide of the connection, where the source is one of its directions
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
