package dev.hexplain.inspect.edits;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.edit.ValueEdit;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;

/** Decodes edited bytes in memory, with a bound on all of them together: each way to write a value is tried. */
final class BoundedDecoding implements ValueEdit.Decoding {
    private static final long MOST = 1L << 30;

    private final String name;
    private final Decoder decoder;
    private final DecodeOptions options;
    private long left = MOST;

    BoundedDecoding(String name, Decoder decoder, DecodeOptions options) {
        this.name = name;
        this.decoder = decoder;
        this.options = options;
    }

    /** @throws Refusal where too much was tried already */
    @Override
    public FieldTree decode(byte[] bytes) {
        left -= bytes.length;
        if (left < 0) {
            throw Refusal.conflict(
                    "To change this, more than %,d MiB would have to be decoded: change fewer values at once."
                            .formatted(MOST >> 20));
        }
        return decoder.decode(Source.ofBytes(name, bytes), options, TreeStorage.inMemory(), Progress.NONE);
    }
}
