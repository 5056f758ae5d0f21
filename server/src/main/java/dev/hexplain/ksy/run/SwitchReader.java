package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Comparisons;
import dev.hexplain.ksy.eval.Eval;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads one of several types, chosen by {@code switch-on}. */
final class SwitchReader implements ElementReader {
    private final Eval on;
    private final List<Case> cases;
    private final ElementReader otherwise;

    /** A type and the value it is for. */
    record Case(Eval when, ElementReader reader) {}

    SwitchReader(Eval on, List<Case> cases, ElementReader otherwise) {
        this.on = on;
        this.cases = List.copyOf(cases);
        this.otherwise = otherwise;
    }

    @Override
    public boolean read(Machine machine, ObjectFrame frame, AttributeOp op) {
        Object value = on.value(frame.struct);
        frame.struct.on = value;
        return choose(frame.struct, value).read(machine, frame, op);
    }

    private ElementReader choose(KsyObject struct, @Nullable Object value) {
        for (Case each : cases) {
            if (Comparisons.equal(value, each.when.value(struct), struct)) {
                return each.reader;
            }
        }
        return otherwise;
    }

    @Override
    public boolean endsAtByte() {
        return otherwise.endsAtByte() && cases.stream().allMatch(each -> each.reader.endsAtByte());
    }

    @Override
    public String typeName() {
        return "switch";
    }
}
