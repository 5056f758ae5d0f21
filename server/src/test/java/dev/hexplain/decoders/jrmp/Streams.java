package dev.hexplain.decoders.jrmp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.Arrays;
import java.util.List;

/** The streams of a conversation, against what their own decoder makes of each alone. */
final class Streams {
    private static final int MANY = 1_000_000;

    private Streams() {}

    /** Checks that streams decode in place as alone, except that blocks of data have more in them. Returns how many. */
    static int assertAsOnTheirOwn(Talk talk, byte[] bytes) {
        int count = 0;
        FieldTree tree = talk.tree();
        for (Field message : tree.children(tree.root(), 0, MANY)) {
            for (String name : List.of("callData", "returnValue")) {
                for (Field stream : tree.child(message, name).stream().toList()) {
                    byte[] alone = Arrays.copyOfRange(bytes, (int) stream.offset(), (int) stream.end());
                    compare(talk, stream, alone);
                    count++;
                }
            }
        }
        return count;
    }

    private static void compare(Talk talk, Field stream, byte[] alone) {
        JavaSerialization decoder = new JavaSerialization();
        try (FieldTree tree = decoder.decode(
                Source.ofBytes("stream", alone), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            assertThat(tree.facts().hasErrors()).isFalse();
            same(talk, stream, tree, tree.root());
        }
    }

    private static void same(Talk talk, Field here, FieldTree other, Field there) {
        assertThat(here.length()).isEqualTo(there.length());
        assertThat(here.type()).isEqualTo(there.type());
        assertThat(here.role()).isEqualTo(there.role());
        if (here.shape().production().startsWith("blockdata")) {
            return;
        }
        if (here.shape().isLeaf()) {
            assertThat(talk.tree().value(here)).isEqualTo(other.value(there));
        }
        assertThat(talk.decoder().classOf(talk.tree(), here).map(each -> each.displayName()))
                .isEqualTo(new JavaSerialization().classOf(other, there).map(each -> each.displayName()));
        List<Field> ours = talk.tree().children(here, 0, MANY);
        List<Field> theirs = other.children(there, 0, MANY);
        assertThat(ours.stream().map(Field::name).toList())
                .isEqualTo(theirs.stream().map(Field::name).toList());
        for (int i = 0; i < ours.size(); i++) {
            same(talk, ours.get(i), other, theirs.get(i));
        }
    }
}
