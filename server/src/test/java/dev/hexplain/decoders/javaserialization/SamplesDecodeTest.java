package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Severity;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every dump of the samples folder, read from its first byte. */
@Slow
class SamplesDecodeTest {
    /** What cannot be complete, and the first issue that says why. */
    private static final Map<String, String> INCOMPLETE = Map.ofEntries(
            // Foreign bytes before the stream: complete from the offset of its header on.
            Map.entry("stream-after-http-header", "This byte starts nothing that may stand here"),
            // Only the class knows where bytes without blocks end.
            Map.entry("externalizable-v1", "External contents of protocol version 1 have no marked end"),
            Map.entry("externalizable-v1-nested", "External contents of protocol version 1 have no marked end"),
            // Damaged on purpose.
            Map.entry("order-truncated", "Unexpected end of data in the elements of an array"),
            Map.entry("order-truncated-in-descriptor", "Unexpected end of data in the name of a field"),
            Map.entry("order-wrong-token", "This byte starts nothing that may stand here"),
            Map.entry("order-wrong-field-count", "This is no typecode of a field"),
            Map.entry("order-wrong-length", "Unexpected end of data in the elements of an array"),
            Map.entry("order-then-garbage", "This byte starts nothing that may stand here"),
            Map.entry("forged-array-length", "Unexpected end of data in the elements of an array"),
            Map.entry("forged-block-length", "Unexpected end of data in block data"),
            Map.entry("forged-negative-length", "An array has a negative size"),
            Map.entry("forged-string-length", "Unexpected end of data in a string"),
            Map.entry("bad-handle", "The handle refers to nothing written before"),
            Map.entry("bad-handle-below-base", "The handle refers to nothing written before"),
            Map.entry("bad-handle-kind", "The handle refers to no class descriptor"),
            Map.entry("bad-handle-after-reset", "The handle refers to nothing written before"),
            Map.entry("bad-version", "No such version of the stream protocol is known"),
            Map.entry("bad-utf", "The text is not modified UTF-8"),
            Map.entry("bad-type-code", "This is no typecode of a field"),
            Map.entry("header-truncated", "Unexpected end of data in the stream's version"));

    static List<String> samples() {
        return Samples.names("java");
    }

    @ParameterizedTest
    @MethodSource("samples")
    void leaves_tile_it_and_every_field_has_its_addresses(String name) {
        FieldTree tree = Decoding.sample(name);
        List<Field> fields = TreeInvariants.check(tree);
        TreeInvariants.checkAddresses(tree, fields);
        if (!INCOMPLETE.containsKey(name)) {
            TreeInvariants.checkPaths(tree, fields);
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void it_is_complete_or_known_not_to_be(String name) {
        FieldTree tree = Decoding.sample(name);
        String reason = INCOMPLETE.get(name);
        if (reason == null) {
            assertThat(Decoding.issues(tree, Severity.ERROR)).isEmpty();
            assertThat(tree.facts().covered()).isEqualTo(tree.source().length());
        } else {
            assertThat(Decoding.isComplete(tree)).isFalse();
            assertThat(tree.facts().issues().getFirst().message()).startsWith(reason);
        }
    }

    @Test
    void the_list_of_incomplete_samples_names_samples() {
        assertThat(samples()).containsAll(INCOMPLETE.keySet());
    }
}
