package dev.hexplain.testing;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;

/** Decodes what is too deep or too large for every invariant to be asked of every field. */
public record Deep(Decoder decoder) {
    public FieldTree decode(byte[] bytes) {
        return decoder.decode(
                Source.ofBytes("deep", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
    }
}
