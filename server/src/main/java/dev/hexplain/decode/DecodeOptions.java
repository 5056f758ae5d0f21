package dev.hexplain.decode;

/**
 * Choices of who asks for a tree.
 *
 * @param offset the first byte to decode; what stands before it is a gap
 * @param limits what decoding may cost
 */
public record DecodeOptions(long offset, Limits limits) {
    public static final DecodeOptions DEFAULT = new DecodeOptions(0, Limits.DEFAULT);

    public DecodeOptions from(long first) {
        return new DecodeOptions(first, limits);
    }
}
