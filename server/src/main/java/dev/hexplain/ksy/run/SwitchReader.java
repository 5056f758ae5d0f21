package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Comparisons;
import dev.hexplain.ksy.eval.Eval;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads one of several types, chosen by {@code switch-on}. */
final class SwitchReader implements ElementReader {
    private final Eval on;
    private final List<Case> cases;
    private final List<ElementReader> readers;
    private final long @Nullable [] numbers;

    /** A type and the value it is for. */
    record Case(Eval when, ElementReader reader) {}

    /** Takes the integers that the cases are for where all are constants and {@code on} is an integer, too. */
    SwitchReader(Eval on, List<Case> cases, ElementReader otherwise, long @Nullable [] numbers) {
        this.on = on;
        this.cases = List.copyOf(cases);
        this.readers = Stream.concat(cases.stream().map(Case::reader), Stream.of(otherwise))
                .toList();
        this.numbers = numbers;
    }

    /** The readers of the cases, and behind them that of everything else. */
    List<ElementReader> readers() {
        return readers;
    }

    @Override
    public boolean read(Machine machine, ObjectFrame frame, AttributeOp op) {
        return readers.get(choose(frame.struct)).read(machine, frame, op);
    }

    /** The number of the reader for the value that an object has. */
    int choose(KsyObject struct) {
        return numbers == null ? byValue(struct) : byNumber(numbers, on.integer(struct));
    }

    private static int byNumber(long[] numbers, long wanted) {
        int at = 0;
        while (at < numbers.length && numbers[at] != wanted) {
            at++;
        }
        return at;
    }

    private int byValue(KsyObject struct) {
        Object value = on.value(struct);
        struct.on = value;
        int at = 0;
        while (at < cases.size() && !Comparisons.equal(value, cases.get(at).when.value(struct), struct)) {
            at++;
        }
        return at;
    }

    @Override
    public boolean endsAtByte() {
        return readers.stream().allMatch(ElementReader::endsAtByte);
    }

    @Override
    public String typeName() {
        return "switch";
    }
}
