package dev.hexplain.decoders.fst;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.objects.ObjectLayouts;
import dev.hexplain.decode.objects.ValueRow;
import dev.hexplain.decoders.fst.FstClassNumbers.ClassNumber;

/** The row of the value that is being read, with FST's classes and counts among its parts. */
final class FstValueRow extends ValueRow<ClassNumber> {
    private static final Vocabulary VOCABULARY = new Vocabulary(
            FstLeafKinds.SCALAR,
            FstLeafKinds.SCALAR,
            FstLeafKinds.VALUE,
            FstClassModel.VALUE,
            FstLeafKinds.CLASS,
            FstClassModel.KEY);

    private final FstClassModel bound;

    FstValueRow(Parse parse, FstClassModel bound, ObjectLayouts layouts) {
        super(parse, layouts, VOCABULARY);
        this.bound = bound;
    }

    /** Adds the class of the value. */
    void classOf(ClassNumber number) {
        classOf(number.code(), number.hasName() ? number : null, number.width(), number.end());
    }

    /** Adds a class, in a row of its own. */
    void classRow(ClassNumber number) {
        classRow(number.end());
    }

    /** Adds a count of elements, each of which takes at least one byte. */
    long count(String what) {
        int width = FstStrings.lengthWidth(in, bound.settings, pos(), what);
        long count = FstStrings.length(in, bound.settings, pos(), width);
        long most = in.end - pos() - width;
        if (count < 0 || count > most) {
            throw MalformedInput.wrong(
                    pos(), width, "The number of elements cannot be", "0 to " + most, Long.toString(count));
        }
        part(FstLeafKinds.LENGTH, width);
        return count;
    }

    @Override
    protected void writeClass(ClassNumber number) {
        inner.begin(FstClassModel.CLASS).type(number.code()).slot(FstLeafKinds.CLASS, number.width());
        if (!number.hasName()) {
            parse.out.leaf(layouts.shape(inner, FstLeafKinds.SCALAR), number.at(), number.width());
            return;
        }
        inner.slot(FstLeafKinds.NAME_LENGTH, number.lengthWidth()).row(FstLeafKinds.NAME);
        parse.out.open(layouts.shape(inner, FstLeafKinds.CLASS_FORM), number.at());
        parse.out.computed(2);
        boolean wide = bound.settings.unsafe() && !number.ascii();
        parse.out.leaf(
                single(FstClassModel.CLASS_NAME, wide ? FstLeafKinds.WIDE_CLASS_NAME : FstLeafKinds.NAME),
                number.nameAt(),
                number.end() - number.nameAt());
        parse.out.close(number.end());
    }
}
