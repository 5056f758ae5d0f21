package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Limits;
import dev.hexplain.ingest.carve.Carver;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.dumps.CandidateViews;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.messages.PreviewCases;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.trees.FieldDetails;
import dev.hexplain.inspect.trees.FieldViews;
import dev.hexplain.inspect.trees.IssueViews;
import dev.hexplain.inspect.trees.IssuesByField;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Asks of any bytes all that the page asks: a tree that holds together, every row of it, what else the bytes may be. */
final class TreeQuestions {
    private static final Limits SMALL = new Limits(50_000, 2_000, 1_000, Duration.ofSeconds(2), 1 << 20);

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Time of the processor, of which a decoding that is limited to two seconds takes far less. */
    private static final Duration FAR_TOO_LONG = Duration.ofSeconds(20);

    /** Of larger trees only some fields are looked at. */
    private static final int MOST_FIELDS = 4_000;

    private static final int FIELDS_ASKED = 24;
    private static final int OFFSETS_ASKED = 4;
    private static final List<PrintForm> FORMS = List.of(PrintForm.values());
    private static final int COMPARED_ONE_IN = 4;
    private static final int EDITED_ONE_IN = 8;

    private final Random random;

    TreeQuestions(Random random) {
        this.random = random;
    }

    /** Decodes, and asks; anything that is not as it should be is thrown. */
    void decode(Decoder decoder, byte[] bytes, long offset, byte[] original) {
        long start = THREADS.getCurrentThreadCpuTime();
        DecodeOptions options = new DecodeOptions(offset, SMALL);
        try (TreeStorage storage = TreeStorage.inMemory();
                FieldTree tree = decoder.decode(Source.ofBytes("mutated", bytes), options, storage, Progress.NONE)) {
            Duration taken = Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - start);
            require(taken.compareTo(FAR_TOO_LONG) < 0, "It took %s of the processor".formatted(taken));
            ask(tree, decoder);
            ValueQuestions values = new ValueQuestions(decoder, options, tree);
            values.print(FORMS.get(random.nextInt(FORMS.size())));
            if (random.nextInt(COMPARED_ONE_IN) == 0) {
                compare(decoder, values, original);
            }
            if (random.nextInt(EDITED_ONE_IN) == 0) {
                values.edit(random);
            }
        }
    }

    private void compare(Decoder decoder, ValueQuestions values, byte[] original) {
        DecodeOptions options = new DecodeOptions(0, SMALL);
        try (TreeStorage storage = TreeStorage.inMemory();
                FieldTree tree =
                        decoder.decode(Source.ofBytes("original", original), options, storage, Progress.NONE)) {
            values.compare(tree, random);
        }
    }

    private void ask(FieldTree tree, Decoder decoder) {
        tree.facts().issues().forEach(issue -> check(issue, tree));
        List<Field> fields = tree.facts().fields() <= MOST_FIELDS
                ? TreeInvariants.check(tree)
                : tree.children(tree.root(), 0, FIELDS_ASKED);
        List<Field> some = some(fields);
        TreeInvariants.checkAddresses(tree, some);
        IssuesByField issues = new IssuesByField(tree);
        FieldDetails details =
                new FieldDetails(tree, decoder, new FieldViews(tree, issues), new IssueViews(tree, issues, List.of()));
        for (Field field : some) {
            details.of(field);
            tree.value(field).summary();
            tree.children(field, 0, 2);
            tree.handles().definedBy(field).ifPresent(tree.handles()::definition);
            decoder.messageOf(tree, field);
        }
        for (int i = 0; i < OFFSETS_ASKED && tree.source().length() > 0; i++) {
            long offset = (long) (random.nextDouble() * tree.source().length());
            Field leaf = tree.at(offset).orElseThrow(() -> new AssertionError("Nothing at " + offset));
            require(leaf.offset() <= offset && offset < leaf.end(), leaf + " was found at " + offset);
            require(
                    tree.childCount(leaf) == 0 || tree.substreamCount(leaf) > 0,
                    leaf + " at " + offset + " is no leaf");
        }
    }

    private List<Field> some(List<Field> fields) {
        if (fields.size() <= FIELDS_ASKED) {
            return fields;
        }
        List<Field> some = new ArrayList<>();
        for (int i = 0; i < FIELDS_ASKED; i++) {
            some.add(fields.get(random.nextInt(fields.size())));
        }
        return some;
    }

    private static void check(Issue issue, FieldTree tree) {
        long length = tree.source(issue.source()).orElseThrow().length();
        require(
                issue.offset() >= 0 && issue.length() >= 0 && issue.offset() + issue.length() <= length,
                "An issue outside the source: " + issue);
        require(!issue.message().isBlank(), "An issue without a message: " + issue);
        require(!issue.expected().startsWith("expected"), "Expected is said twice: " + issue);
        require(!issue.actual().startsWith("found"), "Found is said twice: " + issue);
    }

    /** What page and command line find out about bytes before they are decoded. */
    void recognise(Detector detector, byte[] bytes) {
        Source source = Source.ofBytes("mutated", bytes);
        new PreviewCases(detector).of(bytes, DecodeChoices.AUTO);
        new CandidateViews(detector).of(source, DecodeChoices.AUTO);
        Carver.carve(source)
                .findings()
                .forEach(finding -> require(
                        finding.range().offset() >= 0
                                && finding.range().offset() + finding.range().length() <= bytes.length,
                        "A finding outside the source: " + finding));
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new AssertionError(message);
        }
    }
}
