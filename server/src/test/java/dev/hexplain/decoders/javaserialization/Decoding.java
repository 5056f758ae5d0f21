package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.testing.Samples;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Severity;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** Short ways to a tree and to what it says. */
final class Decoding {
    private Decoding() {}

    static FieldTree of(byte[] bytes) {
        return of(Source.ofBytes("bytes", bytes), 0);
    }

    static FieldTree sample(String name) {
        return of(Samples.javaSource(name), 0);
    }

    /** Decodes from an offset on. */
    static FieldTree of(Source source, long offset) {
        return new JavaSerialization()
                .decode(source, DecodeOptions.DEFAULT.from(offset), TreeStorage.inMemory(), Progress.NONE);
    }

    /** The field at a path, which must be there. */
    static Field at(FieldTree tree, String path) {
        return tree.find(path).orElseThrow(() -> new AssertionError("No field at " + path));
    }

    /** The actual value at a path. */
    static String actual(FieldTree tree, String path) {
        return tree.value(at(tree, path)).actual();
    }

    static List<Issue> issues(FieldTree tree, Severity severity) {
        return tree.facts().issues().stream()
                .filter(issue -> issue.severity() == severity)
                .toList();
    }

    /** Whether every byte is explained and nothing is wrong. */
    static boolean isComplete(FieldTree tree) {
        return !tree.facts().hasErrors()
                && tree.facts().covered() == tree.source().length();
    }
}
