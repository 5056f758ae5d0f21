package dev.hexplain.inspect.risks;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.function.Consumer;

/** Short ways to what is found in a stream. */
final class CheckedStream {
    private CheckedStream() {}

    static FieldTree tree(byte[] stream) {
        return new JavaSerialization()
                .decode(Source.ofBytes("stream", stream), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
    }

    /** The checks of a stream, in order. */
    static void of(byte[] stream, Consumer<FilterCheck> checks) {
        try (FieldTree tree = tree(stream)) {
            new ObjectStreamWalk(tree, new JavaSerialization(), new ObjectStreamVisitor() {
                        @Override
                        public void check(FilterCheck check) {
                            checks.accept(check);
                        }
                    })
                    .run();
        }
    }
}
