package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.FormatDescription;
import org.jspecify.annotations.Nullable;

/** What the descriptors {@code thrift_binary.ksy} and {@code thrift_compact.ksy} say, read when first wanted. */
enum Description {
    BINARY("thrift_binary"),
    COMPACT("thrift_compact");

    final String id;

    @SuppressWarnings("ImmutableEnumChecker") // what it is does not change, only whether it was needed yet
    private volatile @Nullable FormatDescription loaded;

    Description(String id) {
        this.id = id;
    }

    FormatDescription get() {
        FormatDescription known = loaded;
        if (known == null) {
            known = FormatDescription.load("idl", id);
            loaded = known;
        }
        return known;
    }
}
