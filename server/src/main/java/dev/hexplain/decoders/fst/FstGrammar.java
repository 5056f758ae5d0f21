package dev.hexplain.decoders.fst;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decoders.fst.Content.Part;
import dev.hexplain.decoders.fst.Content.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The stack of what is open. A frame's word is a rule (8 bits), a step (24) and what the rule is about, by number (32);
 * what is left are elements, entries or nothing.
 */
final class FstGrammar implements Grammar {
    private static final int STREAM = 0;
    private static final int PARTS = 1;
    private static final int ELEMENTS = 2;
    private static final int ENTRIES = 3;
    private static final int ENTRY = 4;
    private static final int RAW = 5;
    private static final int MARKED = 6;

    private static final int STEP_SHIFT = 32;
    private static final int RULE_SHIFT = 56;

    private final Parse parse;
    private final Bound bound;
    private final Values values;
    private final List<List<Part>> lists = new ArrayList<>();
    private final Map<List<Part>, Integer> numbers = new HashMap<>();
    private final Map<TypeRef, Integer> members = new HashMap<>();
    private final List<Elements> elements = new ArrayList<>();
    private final Map<Elements, Integer> elementNumbers = new HashMap<>();

    /** How elements are written: with a mark before each, or as arrays that have no tag. */
    private record Elements(Place.Value expected, boolean marked, boolean arrays) {}

    FstGrammar(Parse parse, Bound bound) {
        this.parse = parse;
        this.bound = bound;
        this.values = new Values(parse, bound, this);
    }

    private static long word(int rule, int about) {
        return (long) rule << RULE_SHIFT | about;
    }

    @Override
    public void begin() {
        parse.open(Fixed.STREAM, parse.in.pos, parse.in.pos, word(STREAM, 0), 0);
    }

    @Override
    public void step() {
        long word = parse.frames.word();
        int about = (int) word;
        int step = (int) (word >>> STEP_SHIFT) & 0xFF_FFFF;
        switch ((int) (word >>> RULE_SHIFT)) {
            case STREAM -> next();
            case PARTS -> part(lists.get(about), step);
            case ELEMENTS -> element(elements.get(about));
            case ENTRIES -> entry(about);
            case ENTRY -> keyOrValue(about != 0, step);
            case RAW -> raw(about);
            default -> marked(about, step);
        }
    }

    private void advance() {
        parse.frames.word(parse.frames.word() + (1L << STEP_SHIFT));
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
            case Place.Value expected -> value(part, expected);
        }
    }

    private void value(Part part, Place.Value expected) {
        if (part.equals(textPart())) {
            values.rawText(part.name());
        } else {
            values.value(part.name(), expected);
        }
    }

    /** The name that an object of {@code Class} consists of; it has no tag. */
    Part textPart() {
        return new Part(Bound.CLASS_NAME, Place.Value.ANY);
    }

    private void element(Elements each) {
        if (!more()) {
            return;
        }
        if (each.marked()) {
            values.openMarked(Bound.ELEMENT);
        } else if (each.arrays()) {
            values.subarray(each.expected());
        } else {
            values.value(Bound.ELEMENT, each.expected());
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

    private void entry(int marked) {
        if (more()) {
            parse.open(values.entryShape(), parse.in.pos, parse.in.pos, word(ENTRY, marked), 0);
        }
    }

    private void keyOrValue(boolean marked, int step) {
        if (step == 2) {
            parse.close();
            return;
        }
        if (step == 1) {
            parse.out.reshape(values.entryShape());
        }
        advance();
        int name = step == 0 ? Bound.KEY : Bound.VALUE;
        if (marked) {
            values.openMarked(name);
            parse.frames.word(word(MARKED, name));
        } else {
            values.value(name, Place.Value.ANY);
        }
    }

    private void marked(int name, int step) {
        if (step == 1) {
            parse.close();
            return;
        }
        advance();
        values.value(name == Bound.KEY ? Bound.KEY : Bound.VALUE, Place.Value.ANY);
    }

    private void raw(int leaf) {
        for (long left = parse.frames.left(); left > 0; left--) {
            values.raw(Bound.ELEMENT, leaf);
        }
        parse.close();
    }

    // -- what values open

    void openMembers(int shape, long at, long body, TypeRef type) {
        int about = members.computeIfAbsent(
                type,
                of -> number(bound.contents.members(
                        bound.classes.classNamed(of.name()).orElseThrow())));
        parse.open(shape, at, body, word(PARTS, about), 0);
    }

    void openParts(int shape, long at, long body, List<Part> parts) {
        parse.open(shape, at, body, word(PARTS, number(parts)), 0);
    }

    private int number(List<Part> parts) {
        return numbers.computeIfAbsent(parts, added -> {
            lists.add(added);
            return lists.size() - 1;
        });
    }

    void openCounted(int shape, long at, long body, boolean entries, boolean marked, long count, Place.Value expected) {
        if (entries) {
            parse.open(shape, at, body, word(ENTRIES, marked ? 1 : 0), count);
        } else {
            parse.open(shape, at, body, word(ELEMENTS, number(new Elements(expected, marked, false))), count);
        }
    }

    void openArray(int shape, long at, long body, long count, Place.Value expected, boolean arrays) {
        parse.open(shape, at, body, word(ELEMENTS, number(new Elements(expected, false, arrays))), count);
    }

    private int number(Elements each) {
        return elementNumbers.computeIfAbsent(each, added -> {
            elements.add(added);
            return elements.size() - 1;
        });
    }

    void openRaw(int shape, long at, long body, int leaf, long count) {
        parse.open(shape, at, body, word(RAW, leaf), count);
    }

    void openMark(int shape, long at, long body) {
        parse.open(shape, at, body, word(MARKED, Bound.VALUE), 0);
    }
}
