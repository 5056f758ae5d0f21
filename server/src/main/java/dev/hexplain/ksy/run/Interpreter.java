package dev.hexplain.ksy.run;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;
import java.util.List;

/** Runs a program over a source and writes its tree. */
public final class Interpreter {
    private Interpreter() {}

    /** Returns the tree. */
    public static FieldTree decode(
            Program program, Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return interpret(program, source, options, storage, progress).tree();
    }

    /** Returns the tree and the root object. */
    public static Interpretation interpret(
            Program program, Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return interpret(program, source, options, List.of(), storage, progress);
    }

    /** The same, with additional issues in the tree. */
    public static Interpretation interpret(
            Program program,
            Source source,
            DecodeOptions options,
            List<Issue> notes,
            TreeStorage storage,
            Progress progress) {
        TreeWriter writer = new TreeWriter(source, storage);
        notes.forEach(writer::issue);
        Machine machine =
                new Machine(program, writer, options.limits(), options.order().orElse(program.nativeOrder()), progress);
        StreamBytes medium = StreamBytes.ofSource(source.segment());
        KsyStream whole = new KsyStream(medium, Math.min(options.offset(), source.length()), source.length());
        KsyObject root = machine.readAll(whole);
        return new Interpretation(
                writer.finish(program.shapes(), 0), root, machine.breaks().first());
    }
}
