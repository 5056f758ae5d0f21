package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Progress;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.TextIssue;
import dev.hexplain.ingest.Transcript;
import dev.hexplain.inspect.print.JsonPrinter;
import dev.hexplain.inspect.print.LeavesPrinter;
import dev.hexplain.inspect.print.Outline;
import dev.hexplain.inspect.print.Subject;
import dev.hexplain.inspect.view.QueryView;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** One dump decoded here and now, without a data folder. Closing it deletes what it left in temporary files. */
public final class Reading implements AutoCloseable {
    private final Scratch scratch;
    private final Source dump;
    private final Source source;
    private final Dialect dialect;
    private final Candidate chosen;
    private final List<TextIssue> textIssues;
    private final Decoder decoder;
    private final FieldTree tree;

    /** How a reading is written out; {@code docs/cli.md} has the shapes. */
    public enum Form {
        /** For people: an indented line for each field, with its bytes. */
        TREE,
        /** Nested objects. */
        JSON,
        /** A line for each leaf, in byte order. */
        LEAVES
    }

    private record Spelled(Source source, List<TextIssue> issues) {}

    private Reading(Source dump, Choices choices, Detector detector, Bounds bounds, Scratch scratch)
            throws IOException {
        this.dump = dump;
        this.scratch = scratch;
        this.dialect = detector.dialect(dump, choices);
        Spelled spelled = spell(dump, dialect, bounds, scratch);
        this.source = spelled.source();
        this.textIssues = spelled.issues();
        this.chosen = detector.settle(source, choices);
        if (chosen.offset() > source.length()) {
            throw Refusal.badRequest("There is no byte %d to start at: %s has %d."
                    .formatted(chosen.offset(), dump.name(), source.length()));
        }
        this.decoder = detector.decoder(chosen.format());
        this.tree = decoder.decode(
                source,
                bounds.from(chosen.offset(), choices.order()),
                scratch.storageFor(source.length()),
                Progress.NONE);
    }

    /** Reads a dump, which it closes at the end. */
    static Reading of(Source dump, Choices choices, Detector detector, Bounds bounds) throws IOException {
        Scratch scratch = new Scratch();
        try {
            return new Reading(dump, choices, detector, bounds, scratch);
        } catch (IOException | RuntimeException e) {
            scratch.close();
            dump.close();
            throw e;
        }
    }

    private static Spelled spell(Source dump, Dialect dialect, Bounds bounds, Scratch scratch) throws IOException {
        if (dialect.id().equals(Detector.RAW)) {
            return new Spelled(dump, List.of());
        }
        String name = dump.name() + " (" + dialect.title() + ")";
        long limit = bounds.derivedBytes();
        if (Scratch.isSmall(dump.length())) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            Transcript transcript = dialect.decode(Texts.stream(dump), bytes, limit);
            return new Spelled(Source.ofBytes(name, bytes.toByteArray()), transcript.issues());
        }
        Path file = scratch.file();
        try (OutputStream bytes = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
            Transcript transcript = dialect.decode(Texts.stream(dump), bytes, limit);
            bytes.flush();
            return new Spelled(Source.ofFile(name, file), transcript.issues());
        }
    }

    public Status status() {
        return Status.of(tree, chosen.format(), textIssues);
    }

    /** Id of the format it was read as. */
    public String format() {
        return chosen.format();
    }

    /** Id of the dialect it is written in. */
    public String dialect() {
        return dialect.id();
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

    /** Issues of the tree and of the text. */
    public long issueCount() {
        return tree.facts().issueCount() + textIssues.size();
    }

    /**
     * What an expression of the descriptor language comes to on the object at the top.
     *
     * @throws Refusal where it has no value, or the format has no descriptor
     */
    public QueryView ask(String expression) {
        FieldViews views = new FieldViews(tree, new IssuesByField(tree));
        return new TreeQueries(tree, decoder, views).ask(expression, FieldId.ROOT);
    }

    /** Writes it out; stops where the other end of {@code out} does not listen any more. */
    public void print(Form form, PrintWriter out) {
        Subject subject = new Subject(
                dump.name(),
                chosen.format(),
                dialect.id(),
                chosen.offset(),
                status().id(),
                issueCount(),
                new IssueViews(tree, new IssuesByField(tree), textIssues)
                        .page(0, Integer.MAX_VALUE)
                        .items());
        switch (form) {
            case TREE -> new Outline(subject, tree, out).print();
            case JSON -> new JsonPrinter(subject, tree, out).print();
            case LEAVES -> new LeavesPrinter(tree, out).print();
        }
    }

    @Override
    public void close() {
        tree.close();
        source.close();
        dump.close();
        scratch.close();
    }
}
