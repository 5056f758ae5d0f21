package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Decodes one file in a JVM of its own and prints what became of it, a line a fact: {@code FILE INDEX-FOLDER}. */
final class DeepChain {
    private DeepChain() {}

    public static void main(String[] arguments) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        long start = System.nanoTime();
        try (Source source = Source.ofFile(Path.of(arguments[0]));
                FieldTree tree = new JavaSerialization()
                        .decode(source, DecodeOptions.DEFAULT, TreeStorage.in(Path.of(arguments[1])), Progress.NONE)) {
            long decoded = System.nanoTime();
            Field deepest = tree.at(source.length() - 1).orElseThrow();
            out.println("complete=" + Decoding.isComplete(tree));
            out.println("covered=" + tree.facts().covered());
            out.println("depth=" + tree.facts().maxDepth());
            out.println("errors=" + tree.facts().issueCount());
            out.println("handles=" + tree.handles().count());
            out.println("deepest=" + deepest.name() + "@" + deepest.offset() + "+" + deepest.length());
            out.println("path=" + Paths.of(tree, deepest));
            out.println("found=" + tree.field(deepest.id()).equals(java.util.Optional.of(deepest)));
            out.println("decodeMillis=" + (decoded - start) / 1_000_000);
            out.println("readMillis=" + (System.nanoTime() - decoded) / 1_000_000);
        }
    }
}
