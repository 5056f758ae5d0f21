package dev.hexplain.inspect;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.sun.management.ThreadMXBean;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.differences.DifferenceKind;
import dev.hexplain.inspect.differences.DifferenceNotes;
import dev.hexplain.inspect.differences.Differences;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.inspect.edits.EditContext;
import dev.hexplain.inspect.edits.ValueEdits;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.print.PrintSubject;
import dev.hexplain.store.TemporaryStore;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.values.TreeValues;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;

/** Asks of a tree what it says: prints it in each form, compares it with another one, writes another value into it. */
final class ValueQuestions {
    /** Of the heap, for one form of a small input. */
    static final long MOST_ALLOCATED = 100L << 20;

    /** An edit decodes what it has tried, a few hundred times at most. */
    private static final long MOST_ALLOCATED_BY_EDIT = 1L << 30;

    /** What a deadline leaves of an answer is said in it: each of these is asked for with as much time. */
    private static final Duration TIME = Duration.ofSeconds(2);

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final Duration FAR_TOO_LONG = Duration.ofSeconds(20);
    private static final int SMALL = 4 << 10;
    private static final int MOST_LISTED = 200;
    private static final long MOST_OF_ALL_FIELDS = 1 << 20;
    private static final List<String> WRITTEN =
            List.of("7", "-1", "", "true", "null", "2.5", "a text of some length", "1970-01-01T00:00:00Z", "NaN");
    private static final Pattern HALVES = Pattern.compile("((?<!\\\\)(?:\\\\\\\\)*)\\\\u[dD][89a-fA-F][0-9a-fA-F]{2}");
    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final Decoder decoder;
    private final DecodeOptions options;
    private final FieldTree tree;

    ValueQuestions(Decoder decoder, DecodeOptions options, FieldTree tree) {
        this.decoder = decoder;
        this.options = options;
        this.tree = tree;
    }

    /** Prints it in one form; what is JSON has to be JSON. */
    void print(PrintForm form) {
        boolean isJson = !form.isForPeople() && form != PrintForm.LEAVES;
        StringWriter kept = new StringWriter();
        bounded("Printed as " + form, MOST_ALLOCATED, () -> {
            try (PrintWriter out = new PrintWriter(isJson ? kept : Writer.nullWriter())) {
                form.print(new PrintSubject("mutated", "any", "raw", 0, "complete", 0, List.of()), tree, out);
            }
        });
        if (isJson) {
            requireJson(form, kept.toString());
        }
    }

    /** Half a character is escaped, which this parser does not take in a name. */
    private static void requireJson(PrintForm form, String text) {
        String whole = HALVES.matcher(text).replaceAll("$1?");
        try (JsonParser parser = JSON.createParser(whole)) {
            while (parser.nextToken() != null) {
                parser.skipChildren();
            }
        } catch (IOException e) {
            throw new AssertionError("Printed as %s it is no JSON: %s".formatted(form, e.getMessage()), e);
        }
    }

    /** Compares it with the tree that it would be, had nothing been changed. */
    void compare(FieldTree original, Random random) {
        List<DifferenceKind> kinds = List.of(DifferenceKind.values());
        DifferenceKind as = kinds.get(random.nextInt(kinds.size()));
        bounded(
                "Compared by " + as,
                MOST_ALLOCATED,
                () -> Differences.of(
                        original,
                        tree,
                        as,
                        random.nextBoolean(),
                        new DifferenceNotes(List.of(), List.of()),
                        MOST_LISTED));
    }

    /** Writes something where any value stands; that it cannot be is an answer, too. */
    void edit(Random random) {
        long offset = (long) (random.nextDouble() * tree.source().length());
        Field field = tree.at(offset).orElse(tree.root());
        String path = new TreeValues(tree).pathTo(field);
        String text = WRITTEN.get(random.nextInt(WRITTEN.size()));
        bounded("Edited at `%s`".formatted(path), MOST_ALLOCATED_BY_EDIT, () -> {
            try (TemporaryStore store = new TemporaryStore(tree.source())) {
                EditContext work = new EditContext(store::work, MOST_OF_ALL_FIELDS, Progress.NONE);
                new ValueEdits(tree, decoder, options)
                        .apply(List.of(new Assignment(path, text)), work)
                        .close();
            } catch (Refusal said) {
                require(!String.valueOf(said.getMessage()).isBlank(), "An edit was refused without a word");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** What a question costs: of long inputs the time alone is bounded here. */
    private void bounded(String what, long mostAllocated, Runnable question) {
        long time = THREADS.getCurrentThreadCpuTime();
        long heap = THREADS.getCurrentThreadAllocatedBytes();
        RequestDeadline.of(TIME, () -> false, () -> {
            question.run();
            return what;
        });
        Duration taken = Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - time);
        long allocated = THREADS.getCurrentThreadAllocatedBytes() - heap;
        require(taken.compareTo(FAR_TOO_LONG) < 0, "%s: it took %s of the processor".formatted(what, taken));
        require(
                tree.source().length() > SMALL || allocated < mostAllocated,
                "%s: %,d bytes allocated for %,d"
                        .formatted(what, allocated, tree.source().length()));
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new AssertionError(message);
        }
    }
}
