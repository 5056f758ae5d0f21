package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Tail;

/** Moves over values that need no rows: short ones of Hessian 2 in lists, maps and objects. */
final class HessianPassedValues implements Hessian2Numbers {
    private final Parse parse;
    private final HessianGrammar grammar;
    private final Hessian2PlainValues values;
    private final boolean mayBePlain;

    /** @param mayBePlain whether there are such values at all */
    HessianPassedValues(HessianGrammar grammar, boolean mayBePlain) {
        this.parse = grammar.parse;
        this.grammar = grammar;
        this.values = new Hessian2PlainValues(grammar.in.bytes, this);
        this.mayBePlain = mayBePlain;
    }

    /** Passes the value of a field here; false if it needs a row, or is a long one that the field's slot may have. */
    boolean value() {
        return mayBePlain
                && passed(values.value(grammar.in.pos, grammar.in.end, parse.room(), grammar.validHandles(), null));
    }

    /** Passes the next value of a list; false if it needs a row. */
    boolean nextValue() {
        return counts() && value();
    }

    /** Passes the next entry of a map, or its end; false if it needs a row. */
    boolean nextEntry() {
        return counts()
                && passed(values.entry(grammar.in.pos, grammar.in.end, parse.room(), grammar.validHandles(), null));
    }

    /** Counts what is next in the open list or map; whether it is one of the first, which may be without rows. */
    private boolean counts() {
        int step = grammar.stepNumber();
        if (!mayBePlain || step >= Tail.Scanned.MOST || !grammar.rule().scans()) {
            return false;
        }
        grammar.goTo(step + 1);
        return true;
    }

    private boolean passed(int length) {
        if (length < 0) {
            return false;
        }
        for (int i = 0; i < values.definedCount(); i++) {
            grammar.define(values.defined(i));
        }
        parse.passed(grammar.in.pos + length, values.fields(), values.levels());
        return true;
    }

    @Override
    public int fieldsOf(int classNumber) {
        return classNumber < MOST ? grammar.objects.fieldsOf(classNumber) : -1;
    }

    @Override
    public boolean isType(int number) {
        return number < MOST && grammar.isType(number);
    }
}
