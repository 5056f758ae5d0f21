package dev.hexplain.decoders.fst;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decoders.fst.Content.Part;
import dev.hexplain.decoders.fst.Content.Place;
import dev.hexplain.decoders.fst.Rules.Elements;
import java.util.List;

/** Goes on with what is open, value by value. */
final class FstGrammar implements Grammar {
    private final Parse parse;
    private final Rules rules;
    private final Values values;

    FstGrammar(Parse parse, Bound bound) {
        this.parse = parse;
        this.rules = new Rules(bound);
        this.values = new Values(parse, bound, rules);
    }

    @Override
    public void begin() {
        parse.open(Fixed.STREAM, parse.in.pos, parse.in.pos, Rules.word(Rules.STREAM, 0), 0);
    }

    @Override
    public void step() {
        long word = parse.frames.word();
        switch (Rules.rule(word)) {
            case Rules.STREAM -> next();
            case Rules.PARTS -> part(rules.partsOf(word), Rules.step(word));
            case Rules.ELEMENTS -> element(rules.elementsOf(word));
            case Rules.ENTRIES -> entry(word);
            case Rules.ENTRY -> keyOrValue(word);
            case Rules.RAW -> raw(Rules.about(word));
            default -> marked(word);
        }
    }

    private void advance() {
        parse.frames.word(Rules.next(parse.frames.word()));
    }

    private void next() {
        if (parse.in.atEnd()) {
            parse.close();
        } else {
            values.value(Bound.ELEMENT, Place.Value.ANY);
        }
    }

    private void part(List<Part> parts, int step) {
        if (step == parts.size()) {
            parse.close();
            return;
        }
        advance();
        Part part = parts.get(step);
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
            case TAG -> values.value(Bound.ELEMENT, each.expected());
            case MARK -> values.openMarked(Bound.ELEMENT);
            case CLASS -> values.subarray(each.expected());
        }
    }

    /** Counts one off; closes the row where none is left. */
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
            long entry = Rules.word(Rules.ENTRY, Rules.about(word));
            parse.open(values.entryShape(), parse.in.pos, parse.in.pos, entry, 0);
        }
    }

    private void keyOrValue(long word) {
        int step = Rules.step(word);
        if (step == 2) {
            parse.close();
            return;
        }
        if (step == 1) {
            parse.out.reshape(values.entryShape());
        }
        advance();
        int name = step == 0 ? Bound.KEY : Bound.VALUE;
        if (Rules.isMarked(word)) {
            values.openMarked(name);
        } else {
            values.value(name, Place.Value.ANY);
        }
    }

    /** The value behind a mark, in its row. */
    private void marked(long word) {
        if (Rules.step(word) == 1) {
            parse.close();
            return;
        }
        advance();
        values.value(Rules.about(word) == Bound.KEY ? Bound.KEY : Bound.VALUE, Place.Value.ANY);
    }

    private void raw(int leaf) {
        for (long left = parse.frames.left(); left > 0; left--) {
            values.raw(Bound.ELEMENT, leaf);
        }
        parse.close();
    }
}
