package dev.hexplain.decoders.kafka;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.tree.Enumeration;
import org.jspecify.annotations.Nullable;

/** What {@code kafka.ksy} and {@code kafka_record_batch.ksy} say, read when somebody first wants to know. */
enum Description {
    FLOW("kafka"),
    BATCH("kafka_record_batch");

    final String id;

    @SuppressWarnings("ImmutableEnumChecker") // what it is does not change, only whether it was needed yet
    private volatile @Nullable FormatDescription loaded;

    Description(String id) {
        this.id = id;
    }

    FormatDescription get() {
        FormatDescription known = loaded;
        if (known == null) {
            known = FormatDescription.load("network", id);
            loaded = known;
        }
        return known;
    }

    static Enumeration apiKeys() {
        return FLOW.get().enumeration("api_key");
    }
}
