package dev.hexplain.decoders.avro;

import dev.hexplain.decode.FormatDescription;
import org.jspecify.annotations.Nullable;

/** What the descriptors {@code avro.ksy} and {@code avro_container.ksy} say, read when somebody first wants to know. */
enum Description {
    DATA("avro"),
    CONTAINER("avro_container");

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
