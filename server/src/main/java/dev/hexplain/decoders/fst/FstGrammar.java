package dev.hexplain.decoders.fst;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decoders.fst.FstObjectContent.Part;
import dev.hexplain.decoders.fst.FstObjectContent.Place;
import dev.hexplain.decoders.fst.FstRules.Elements;
import dev.hexplain.tree.Tail;
import java.util.List;

/** Executes the rule of the frame on top, one value at a time. */
final class FstGrammar implements Grammar {
    private final Parse parse;
    private final FstRules rules;
    private final FstValues values;

    FstGrammar(Parse parse, FstClassModel bound) {
        this.parse = parse;
        this.rules = new FstRules(bound);
        this.values = new FstValues(parse, bound, rules);
    }

    @Override
    public void begin() {
        parse.open(FstFixedShapes.STREAM, parse.in.pos, parse.in.pos, FstRules.word(FstRules.STREAM, 0), 0);
    }

    @Override
    public void step() {
        long word = parse.frames.word();
        switch (FstRules.rule(word)) {
            case FstRules.STREAM -> next();
            case FstRules.PARTS -> part(rules.partsOf(word), FstRules.step(word));
            case FstRules.ELEMENTS -> element(rules.elementsOf(word));
            case FstRules.ENTRIES -> entry(word);
            case FstRules.ENTRY -> keyOrValue(word);
            case FstRules.RAW -> raw(FstRules.about(word));
            case FstRules.OPEN_MEMBERS -> members(rules.partsOf(word));
            case FstRules.OPEN_ELEMENTS -> elements();
            case FstRules.OPEN_ENTRIES -> entries(word);
            default -> marked(word);
        }
    }

    private void advance() {
        parse.frames.word(FstRules.next(parse.frames.word()));
    }

    private void next() {
        if (parse.in.atEnd()) {
            parse.close();
        } else {
            values.value(FstClassModel.ELEMENT, Place.Value.ANY);
        }
    }

    private void part(List<Part> parts, int step) {
        if (step == parts.size()) {
            parse.close();
            return;
        }
        advance();
        part(parts.get(step));
    }

    /** Members of which the first are rows only where their bytes do not say all of them. */
    private void members(List<Part> parts) {
        int depth = parse.frames.depth();
        while (parse.frames.depth() == depth) {
            int step = FstRules.step(parse.frames.word());
            if (step == parts.size()) {
                parse.close();
                return;
            }
            advance();
            Part part = parts.get(step);
            if (step >= Tail.Scanned.MOST || !values.passPart(part)) {
                part(part);
            }
        }
    }

    private void elements() {
        int depth = parse.frames.depth();
        while (parse.frames.depth() == depth && more()) {
            if (!isFirst() || !values.passElement()) {
                values.value(FstClassModel.ELEMENT, Place.Value.ANY);
            }
        }
    }

    private void entries(long word) {
        int depth = parse.frames.depth();
        while (parse.frames.depth() == depth && more()) {
            if (!isFirst() || !values.passEntry()) {
                openEntry(word);
            }
        }
    }

    /** Counts the next field; whether it is one of the first, which may need no rows. */
    private boolean isFirst() {
        boolean first = FstRules.step(parse.frames.word()) < Tail.Scanned.MOST;
        if (first) {
            advance();
        }
        return first;
    }

    private void part(Part part) {
        switch (part.place()) {
            case Place.Raw(int leaf) -> values.raw(part.name(), leaf);
            case Place.RawText text -> values.rawText(part.name());
            case Place.Bit(int bit, boolean last) -> values.bit(part.name(), bit, last);
            case Place.Marked(boolean entries) -> values.marked(part.name(), entries);
            case Place.Value expected -> values.value(part.name(), expected);
        }
    }

    private void element(Elements each) {
        if (!more()) {
            return;
        }
        switch (each.head()) {
            case TAG -> values.value(FstClassModel.ELEMENT, each.expected());
            case MARK -> values.openMarked(FstClassModel.ELEMENT);
            case CLASS -> values.subarray(each.expected());
        }
    }

    /** Decrements the count; closes the row where nothing is left. */
    private boolean more() {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return false;
        }
        parse.frames.left(left - 1);
        return true;
    }

    private void entry(long word) {
        if (more()) {
            openEntry(word);
        }
    }

    private void openEntry(long word) {
        long entry = FstRules.word(FstRules.ENTRY, FstRules.about(word));
        parse.open(values.entryShape(), parse.in.pos, parse.in.pos, entry, 0);
    }

    private void keyOrValue(long word) {
        int step = FstRules.step(word);
        if (step == 2) {
            parse.close();
            return;
        }
        if (step == 1) {
            parse.out.reshape(values.entryShape());
        }
        advance();
        int name = step == 0 ? FstClassModel.KEY : FstClassModel.VALUE;
        if (FstRules.isMarked(word)) {
            values.openMarked(name);
        } else {
            values.value(name, Place.Value.ANY);
        }
    }

    /** The value after a mark, in its row. */
    private void marked(long word) {
        if (FstRules.step(word) == 1) {
            parse.close();
            return;
        }
        advance();
        values.value(
                FstRules.about(word) == FstClassModel.KEY ? FstClassModel.KEY : FstClassModel.VALUE, Place.Value.ANY);
    }

    private void raw(int leaf) {
        for (long left = parse.frames.left(); left > 0; left--) {
            values.raw(FstClassModel.ELEMENT, leaf);
        }
        parse.close();
    }
}
