package dev.hexplain.inspect.trees;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Progress;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.FaultLog;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.Scratch;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.layers.LayerStepIssue;
import dev.hexplain.inspect.layers.UnwrappedSource;
import dev.hexplain.inspect.print.JsonPrinter;
import dev.hexplain.inspect.print.LeavesPrinter;
import dev.hexplain.inspect.print.OutlinePrinter;
import dev.hexplain.inspect.print.PrintSubject;
import dev.hexplain.inspect.view.QueryView;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;

/** One dump decoded without a data folder. Closing it deletes its temporary files. */
public final class DirectReading implements AutoCloseable {
    private final Scratch scratch;
    private final Source dump;
    private final Source source;
    private final LayerPath layers;
    private final Candidate chosen;
    private final List<LayerStepIssue> inLayers;
    private final Decoder decoder;
    private final FieldTree tree;

    /** Output formats of a reading; {@code docs/cli.md} has the shapes. */
    public enum Form {
        /** An outline: an indented line for each field, with its bytes. */
        TREE,
        /** Nested objects. */
        JSON,
        /** A line for each leaf, in byte order. */
        LEAVES;

        public void print(PrintSubject subject, FieldTree tree, PrintWriter out) {
            switch (this) {
                case TREE -> new OutlinePrinter(subject, tree, out).print();
                case JSON -> new JsonPrinter(subject, tree, out).print();
                case LEAVES -> new LeavesPrinter(tree, out).print();
            }
        }
    }

    private DirectReading(Source dump, DecodeChoices choices, Detector detector, DumpLimits bounds, Scratch scratch)
            throws IOException {
        this.dump = dump;
        this.scratch = scratch;
        this.layers = detector.layers(dump, choices).path();
        UnwrappedSource unwrapped = UnwrappedSource.of(dump, layers, bounds, scratch);
        this.source = unwrapped.inside();
        this.inLayers = LayerStepIssue.of(layers, unwrapped.unwrapped());
        this.chosen = detector.settle(source, choices);
        if (chosen.offset() > source.length()) {
            throw Refusal.badRequest("There is no byte %d to start at: %s has %d."
                    .formatted(chosen.offset(), dump.name(), source.length()));
        }
        this.decoder = detector.decoder(chosen.format());
        this.tree = FaultLog.shown(
                decoder.decode(
                        source,
                        bounds.from(chosen.offset(), choices.order()),
                        scratch.storageFor(source.length()),
                        Progress.NONE),
                decoder);
    }

    /** Reads a dump, which it closes at the end. */
    public static DirectReading of(Source dump, DecodeChoices choices, Detector detector, DumpLimits bounds)
            throws IOException {
        Scratch scratch = new Scratch();
        try {
            return new DirectReading(dump, choices, detector, bounds, scratch);
        } catch (IOException | RuntimeException e) {
            scratch.close();
            dump.close();
            throw e;
        }
    }

    public DecodeStatus status() {
        return DecodeStatus.of(tree, chosen.format(), inLayers);
    }

    /** Id of the format it was read as. */
    public String format() {
        return chosen.format();
    }

    /** The layers that were removed, {@code raw} where there were none. */
    public String layers() {
        return layers.toString();
    }

    /** Bytes of the source. */
    public long size() {
        return source.length();
    }

    /** Fields, computed ones included. */
    public long fields() {
        return tree.facts().fields();
    }

    /** Bytes in leaves other than gaps and unparsed ones. */
    public long covered() {
        return tree.facts().covered();
    }

    /** Issues of the tree and of the layers around it. */
    public long issueCount() {
        return tree.facts().issueCount() + inLayers.size();
    }

    /**
     * The value of an expression of the descriptor language on the root object.
     *
     * @throws Refusal where it has no value, or the format has no descriptor
     */
    public QueryView ask(String expression) {
        FieldViews views = new FieldViews(tree, new IssuesByField(tree));
        return new TreeQueries(tree, decoder, views).ask(expression, FieldId.ROOT);
    }

    /** Writes it out; stops where the other end of {@code out} does not listen any more. */
    public void print(Form form, PrintWriter out) {
        PrintSubject subject = new PrintSubject(
                dump.name(),
                chosen.format(),
                layers(),
                chosen.offset(),
                status().id(),
                issueCount(),
                new IssueViews(tree, new IssuesByField(tree), inLayers)
                        .page(0, Integer.MAX_VALUE)
                        .items());
        form.print(subject, tree, out);
    }

    @Override
    public void close() {
        tree.close();
        source.close();
        dump.close();
        scratch.close();
    }
}
