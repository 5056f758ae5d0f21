package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Samples;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayInputStream;
import java.io.ObjectInputStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The JDK reads the project's own samples; the tree must hold the same values. */
class ObjectGraphTest {
    /** The JDK nests three frames for each object inside another. */
    private static final long STACK = 64L << 20;

    private static final Map<String, String> NOT_COMPARED = Map.of(
            "exception", "the JDK throws the recorded exception",
            "tokens", "the JDK throws the recorded exception",
            "skip-default-same-objects", "the bytes cannot tell which field was written first",
            "skip-default-below-and-above", "a block of data reads as the int that was not written",
            "streams-in-a-row", "the JDK reads one stream",
            "stream-without-header", "the JDK wants a header",
            "stream-without-header-block-data", "the JDK wants a header",
            "externalizable-v1-only-objects", "values stand behind the object that wrote them");

    static List<String> samples() {
        return Samples.names("java").stream()
                .filter(name -> !NOT_COMPARED.containsKey(name))
                .filter(name -> Decoding.isComplete(Decoding.sample(name)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void the_tree_holds_the_values_that_the_jdk_reads(String name) throws Exception {
        compare(name);
    }

    @Test
    void the_comparison_sees_thousands_of_values() throws Exception {
        int compared = 0;
        for (String name : List.of("arrays-of-primitives", "array-objects", "linked-list-1000", "array-bytes")) {
            compared += compare(name);
        }
        assertThat(compared).isGreaterThan(2_000);
    }

    private static int compare(String name) throws Exception {
        FieldTree tree = Decoding.sample(name);
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(Samples.java(name)));
        FutureTask<Integer> comparison = new FutureTask<>(() -> compare(tree, in));
        new Thread(null, comparison, "reader", STACK).start();
        return comparison.get();
    }

    private static int compare(FieldTree tree, ObjectInputStream in) throws Exception {
        ObjectGraph graph = new ObjectGraph(tree);
        for (Field content : tree.children(tree.root(), 0, 1_000)) {
            if (content.type().equals("block data")) {
                in.readNBytes((int) tree.child(content, "data").orElseThrow().length());
            } else if (content.name().startsWith("contents") && !content.shape().isLeaf()) {
                graph.compare(content, in.readObject());
            } else if (tree.value(content).symbol().equals("TC_NULL")) {
                graph.compare(content, in.readObject());
            }
        }
        assertThat(in.available()).isZero();
        return graph.compared();
    }
}
