package dev.hexplain.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.javaserialization.Says;
import dev.hexplain.testing.Decoded;
import dev.hexplain.tree.FieldTree;
import org.junit.jupiter.api.Test;

class StreamHandlesTest {
    @Test
    void more_references_than_are_numbered_anew_are_refused() throws Exception {
        Object shared = "shared";
        Object[] all = {shared, shared, shared, shared, shared, shared};
        FieldTree tree = Decoded.of(new JavaSerialization(), Says.written(all)).tree();

        assertThat(StreamHandles.of(tree, 5)).isPresent();
        assertThatExceptionOfType(EditRefused.class)
                .isThrownBy(() -> StreamHandles.of(tree, 4))
                .withMessageContaining("There are 5 references to one object, and at most 4 are numbered anew.");
    }
}
