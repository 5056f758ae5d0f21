package dev.hexplain.decoders.fst;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decoders.fst.ClassNumbers.ClassNumber;
import dev.hexplain.decoders.fst.Content.Place;
import dev.hexplain.decoders.fst.Rules.Head;

/** Arrays behind their tag, if they have one: a class, a length, elements. */
final class ArrayValues {
    private static final long ABSENT = -1;

    private final Input in;
    private final Bound bound;
    private final Rules rules;
    private final ValueRow row;

    ArrayValues(Input in, Bound bound, Rules rules, ValueRow row) {
        this.in = in;
        this.bound = bound;
        this.rules = rules;
        this.row = row;
    }

    /** @param expected what the field that the array is in says of its elements */
    void array(ClassNumber number, Place.Value expected) {
        row.classOf(number);
        int width = Texts.lengthWidth(in, bound.settings, row.pos(), "an array");
        if (Texts.length(in, bound.settings, row.pos(), width) == ABSENT) {
            row.part(Leaves.LENGTH, width);
            row.part(Leaves.NULL, 0);
            row.leaf();
        } else if (number.type().isArray()) {
            elements(number.type().component(), expected);
        } else {
            throw Malformed.wrong(
                    row.at(),
                    1,
                    "An array is of an array's class",
                    "an array",
                    number.type().toString());
        }
    }

    private void elements(TypeRef component, Place.Value expected) {
        if (component.isArray()) {
            long count = row.count("an array");
            row.open(Leaves.LIST, rules.elements(Place.Value.ANY, Head.CLASS), count);
        } else if (!component.isPrimitive()) {
            long count = row.count("an array");
            row.open(Leaves.LIST, rules.elements(expected, Head.TAG), count);
        } else if (component.name().equals("byte")) {
            bytes(Leaves.BLOB);
        } else {
            primitives(component.name());
        }
    }

    private void primitives(String component) {
        int leaf = bound.contents.element(component);
        int form = Leaves.repeated(leaf);
        long count = row.count("an array");
        if (form < 0) {
            row.open(Leaves.LIST, Rules.word(Rules.RAW, leaf), count);
            return;
        }
        long size = count * Leaves.all().get(leaf).type().fixedSize();
        in.require(row.pos(), size, "an array");
        row.repeated(form, count, row.pos() + size);
    }

    /** A length, and so many bytes as a leaf. */
    void bytes(int leaf) {
        long count = row.count("bytes");
        in.require(row.pos(), count, "bytes");
        row.leaf(leaf, row.pos() + count);
    }
}
