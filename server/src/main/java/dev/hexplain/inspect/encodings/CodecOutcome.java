package dev.hexplain.inspect.encodings;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Encoding;
import java.util.Optional;

/**
 * The result of one codec for a sample.
 *
 * @param explanation what the bytes are for, where there are any
 * @param compressed how small they become, where there are any
 * @param nanos encoding, reading back, explaining and compressing
 */
public record CodecOutcome(
        Codec codec,
        Encoding encoding,
        Optional<Explanation> explanation,
        Optional<CompressedSizes> compressed,
        long nanos) {}
