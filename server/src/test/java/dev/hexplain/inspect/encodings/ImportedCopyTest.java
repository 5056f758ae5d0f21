package dev.hexplain.inspect.encodings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@Slow
class ImportedCopyTest {
    private static final Formats FORMATS = SchemaFormats.standard();

    /** Of Java streams, and of every other format whose samples say what they are. */
    @Test
    void each_object_that_can_be_made_of_a_sample_can_be_made_again() {
        List<String> copied = new ArrayList<>();
        for (Samples.Entry sample : Samples.all()) {
            decoder(sample).filter(decoder -> isCopied(sample, decoder)).ifPresent(_ -> copied.add(sample.file()));
        }
        assertThat(copied).hasSizeGreaterThan(300);
    }

    @Test
    void records_and_generic_classes_are_copied() {
        ImportedObject brought = DeclaredObjects.generated(new Declarations(Declarations.JAVA, """
                package com.acme;
                record Order(long id, List<Item> items, Box<Status> box, double[] weights, boolean gift, char grade) {}
                record Item(String sku, BigDecimal price, Item part) {}
                class Box<T> { T value; Map<String, T> named; }
                enum Status { OPEN, PAID }
                """, "", 7));
        ImportedCopy copy = ImportedCopy.of(brought, "", "Order");
        assertThat(copy.className()).isEqualTo("com.acme.Order");
        assertThat(copy.copy().stream()).isNotEmpty();
    }

    private static Optional<Decoder> decoder(Samples.Entry sample) {
        return FORMATS.get(
                sample.format().isEmpty() && sample.category().equals("java") ? "java_serialization" : sample.format());
    }

    /** False where nothing can be made of it; fails where something can, once. */
    private static boolean isCopied(Samples.Entry sample, Decoder decoder) {
        try (FieldTree tree = decoder.decode(
                Source.ofBytes("sample", sample.bytes()),
                DecodeOptions.DEFAULT,
                TreeStorage.inMemory(),
                Progress.NONE)) {
            ImportedObject brought;
            try {
                brought = ImportedObject.of(tree, decoder);
            } catch (Refusal nothing) {
                return false;
            }
            ImportedCopy copy = ImportedCopy.of(brought, "", sample.file());
            assertThat(copy.copy().stream()).isNotEmpty();
            return true;
        }
    }
}
