package dev.hexplain.ksy.plausible;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.NativeOrder;
import dev.hexplain.ksy.run.Interpretation;
import dev.hexplain.ksy.run.Interpreter;
import dev.hexplain.ksy.run.Program;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Severity;
import dev.hexplain.tree.TreeStorage;
import java.nio.ByteOrder;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Runs programs whose byte order is that of the writing machine. The chosen order and the reason are stored as a note
 * in the tree's issues.
 */
public final class NativeOrders {
    /** Limits of a trial: a few thousand rows are enough evidence. */
    private static final Limits TRIAL = new Limits(10_000, 1_000, 1, Duration.ofSeconds(1), 1 << 20);

    /** The order of nearly every machine, chosen where the evidence is equal. */
    private static final ByteOrder USUAL = ByteOrder.LITTLE_ENDIAN;

    private static final String READ_AS = "Read as ";
    private static final String BECAUSE = ": ";

    private NativeOrders() {}

    /**
     * Runs a program in the chosen byte order, or in the more plausible one; programs with a fixed order run normally.
     */
    public static Interpretation interpret(
            Program program, Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        if (!program.leavesOrderOpen()) {
            return Interpreter.interpret(program, source, options, storage, progress);
        }
        long start = System.nanoTime();
        NativeOrder taken = options.order()
                .map(order -> new NativeOrder(order, "chosen"))
                .orElseGet(() -> morePlausible(
                        program,
                        source,
                        options.offset(),
                        progress.ofTrials(options.limits().end())));
        DecodeOptions settled = options.in(Optional.of(taken.order()));
        return Interpreter.interpret(
                program, source, settled, List.of(note(taken, options)), storage, progress.since(start));
    }

    private static Issue note(NativeOrder taken, DecodeOptions options) {
        return Issue.note(options.offset(), 0, READ_AS + taken.name() + BECAUSE + taken.reason());
    }

    /** The order that a tree was decoded in, from its note. */
    public static Optional<NativeOrder> of(FieldTree tree) {
        return tree.facts().issues().stream()
                .filter(issue -> issue.severity() == Severity.NOTE)
                .flatMap(issue -> read(issue.message()).stream())
                .findFirst();
    }

    private static Optional<NativeOrder> read(String note) {
        for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
            String start = READ_AS + NativeOrder.name(order) + BECAUSE;
            if (note.startsWith(start)) {
                return Optional.of(new NativeOrder(order, note.substring(start.length())));
            }
        }
        return Optional.empty();
    }

    /** The more plausible order of the bytes from an offset on, and the reason. */
    public static NativeOrder morePlausible(Program program, Source source, long offset) {
        return morePlausible(program, source, offset, Progress.NONE);
    }

    private static NativeOrder morePlausible(Program program, Source source, long offset, Progress progress) {
        Plausibility usual = trial(program, source, offset, USUAL, progress);
        Plausibility other = trial(program, source, offset, opposite(USUAL), progress);
        if (usual.points() == other.points()) {
            return new NativeOrder(
                    USUAL,
                    "both orders are equally plausible, %d points of 100; most machines have this one"
                            .formatted(usual.points()));
        }
        boolean taken = usual.points() > other.points();
        ByteOrder order = taken ? USUAL : opposite(USUAL);
        return new NativeOrder(order, taken ? reason(usual, other, order) : reason(other, usual, order));
    }

    private static String reason(Plausibility taken, Plausibility left, ByteOrder order) {
        return "%d points of 100 (%s), against %d for %s (%s)"
                .formatted(
                        taken.points(),
                        taken.summary(),
                        left.points(),
                        NativeOrder.name(opposite(order)),
                        left.summary());
    }

    private static Plausibility trial(Program program, Source source, long offset, ByteOrder order, Progress progress) {
        DecodeOptions options = new DecodeOptions(offset, TRIAL, Optional.of(order));
        try (TreeStorage storage = TreeStorage.inMemory()) {
            Interpretation read = Interpreter.interpret(program, source, options, storage, progress);
            try (FieldTree _ = read.tree()) {
                return Plausibility.of(read, Math.min(offset, source.length()));
            }
        }
    }

    private static ByteOrder opposite(ByteOrder order) {
        return order == ByteOrder.BIG_ENDIAN ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    }
}
