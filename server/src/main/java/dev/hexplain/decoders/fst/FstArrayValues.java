package dev.hexplain.decoders.fst;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.fst.FstClassNumbers.ClassNumber;
import dev.hexplain.decoders.fst.FstObjectContent.Place;
import dev.hexplain.decoders.fst.FstRules.Head;

/** Reads arrays after their tag, if they have one: a class, a length, elements. */
final class FstArrayValues {
    private static final long ABSENT = -1;

    private final ParseInput in;
    private final FstClassModel bound;
    private final FstRules rules;
    private final FstValueRow row;

    FstArrayValues(ParseInput in, FstClassModel bound, FstRules rules, FstValueRow row) {
        this.in = in;
        this.bound = bound;
        this.rules = rules;
        this.row = row;
    }

    /** @param expected the declared element type of the field that holds the array */
    void array(ClassNumber number, Place.Value expected) {
        row.classOf(number);
        int width = FstStrings.lengthWidth(in, bound.settings, row.pos(), "an array");
        if (FstStrings.length(in, bound.settings, row.pos(), width) == ABSENT) {
            row.part(FstLeafKinds.LENGTH, width);
            row.part(FstLeafKinds.NULL, 0);
            row.leaf(row.pos());
        } else if (number.type().isArray()) {
            elements(number.type().component(), expected);
        } else {
            throw MalformedInput.wrong(
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
            row.open(FstLeafKinds.LIST, rules.elements(Place.Value.ANY, Head.CLASS), count);
        } else if (!component.isPrimitive()) {
            long count = row.count("an array");
            row.open(FstLeafKinds.LIST, rules.elements(expected, Head.TAG), count);
        } else if (component.name().equals("byte")) {
            bytes(FstLeafKinds.BLOB);
        } else {
            primitives(component.name());
        }
    }

    private void primitives(String component) {
        int leaf = bound.contents.element(component);
        int form = FstLeafKinds.repeated(leaf);
        long count = row.count("an array");
        if (form < 0) {
            row.open(FstLeafKinds.LIST, FstRules.word(FstRules.RAW, leaf), count);
            return;
        }
        long size = count * FstLeafKinds.all().get(leaf).type().fixedSize();
        in.require(row.pos(), size, "an array");
        row.repeated(form, count, row.pos() + size);
    }

    /** A length, and so many bytes as one leaf. */
    void bytes(int leaf) {
        long count = row.count("bytes");
        in.require(row.pos(), count, "bytes");
        row.leaf(leaf, row.pos(), row.pos() + count);
    }
}
