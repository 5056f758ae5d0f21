package dev.hexplain.inspect.flexibility;

import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.evolution.MemberFate;
import dev.hexplain.codecs.evolution.Trial;
import dev.hexplain.codecs.evolution.VersionBytes;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.inspect.common.DecodeChoices;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A trial as the process that makes it tells of it. Cells come in the order of changes, their directions, and codecs.
 *
 * @param reason empty where all is the same
 */
record TrialCell(
        String outcome,
        String reason,
        List<MemberFate> members,
        @Nullable TriedBytes written,
        @Nullable TriedBytes rewritten,
        @Nullable TriedBytes own) {
    static TrialCell of(Trial trial) {
        return new TrialCell(
                FlexibilityCases.id(trial.outcome()),
                trial.reason(),
                trial.members(),
                trial.written().map(TriedBytes::of).orElse(null),
                trial.rewritten().map(TriedBytes::of).orElse(null),
                trial.own().map(TriedBytes::of).orElse(null));
    }

    /**
     * An encoding, and by what it is decoded.
     *
     * @param bytes null where there are too many
     * @param format null where none is known
     * @param root of the schema
     * @param schema its text; null where the format needs none
     */
    @SuppressWarnings("ArrayRecordComponent") // for JSON only
    record TriedBytes(
            int size,
            byte @Nullable [] bytes,
            @Nullable String format,
            @Nullable String root,
            @Nullable String schema,
            @Nullable String order) {
        private static final String NAME = "trial";

        private static TriedBytes of(VersionBytes written) {
            Optional<FormatRef> format = written.format();
            Optional<Schema> schema = format.flatMap(FormatRef::schema);
            byte[] bytes = written.bytes();
            return new TriedBytes(
                    bytes.length,
                    bytes.length <= FlexibilityCases.MOST_BYTES ? bytes : null,
                    format.map(FormatRef::format).orElse(null),
                    schema.map(Schema::root).orElse(null),
                    schema.map(Schema::text).orElse(null),
                    format.flatMap(FormatRef::order).map(DecodeChoices::name).orElse(null));
        }

        /** The format that decodes the bytes, where one is known. */
        Optional<FormatRef> decodedBy() {
            return Optional.ofNullable(format)
                    .map(id -> new FormatRef(
                            id,
                            Optional.ofNullable(schema).map(text -> Schema.of(NAME, String.valueOf(root), text)),
                            Optional.ofNullable(order).flatMap(DecodeChoices::order)));
        }

        /** The same, with its schema being one object where it is the same text. */
        TriedBytes sharing(SharedTexts texts) {
            return new TriedBytes(size, bytes, texts.shared(format), texts.shared(root), texts.shared(schema), order);
        }
    }

    /** The same, with texts that are in many cells being one object. */
    TrialCell sharing(SharedTexts texts) {
        return new TrialCell(
                String.valueOf(texts.shared(outcome)),
                String.valueOf(texts.shared(reason)),
                members,
                written == null ? null : written.sharing(texts),
                rewritten == null ? null : rewritten.sharing(texts),
                own == null ? null : own.sharing(texts));
    }
}
