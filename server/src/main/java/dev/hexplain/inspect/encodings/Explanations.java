package dev.hexplain.inspect.encodings;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Formats;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.inspect.common.FaultLog;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Explains what codecs write. Safe for many threads.
 *
 * @param formats those that decode it
 */
public record Explanations(Formats formats) {
    private static final Logger LOG = LoggerFactory.getLogger(Explanations.class);

    /**
     * Explains an encoding; empty where no format decodes it.
     *
     * @param passing whether the schema is of classes that were made for one object: nobody else knows it
     */
    public Optional<Explanation> of(FormatRef format, byte[] bytes, boolean passing) {
        return of(format, bytes, passing, () -> false);
    }

    /** @param over whether nobody waits for it any more: then it may be empty, or of a part */
    Optional<Explanation> of(FormatRef format, byte[] bytes, boolean passing, BooleanSupplier over) {
        return decoder(format, passing).map(decoder -> {
            Source source = Source.ofBytes("encoding", bytes);
            DecodeOptions options = DecodeOptions.DEFAULT.in(format.order());
            try (FieldTree tree = decoder.decode(source, options, TreeStorage.inMemory(), until(over))) {
                return Explanation.of(FaultLog.shown(tree, decoder), over);
            }
        });
    }

    private static Progress until(BooleanSupplier over) {
        return new Progress() {
            @Override
            public void at(long offset) {}

            @Override
            public boolean cancelled() {
                return over.getAsBoolean();
            }
        };
    }

    private Optional<Decoder> decoder(FormatRef format, boolean passing) {
        try {
            return passing && format.schema().isPresent() ? SchemaFormats.withSchema(format) : formats.get(format.id());
        } catch (SchemaDiagnostic unspeakable) {
            LOG.debug("No class list for {}", format.id(), unspeakable);
            return Optional.empty();
        }
    }
}
