package dev.hexplain.decoders.fst;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.objects.ObjectLayout;
import dev.hexplain.decode.objects.ObjectLayouts;
import dev.hexplain.decoders.fst.FstClassNumbers.ClassNumber;
import org.jspecify.annotations.Nullable;

/**
 * The row of the value that is being read: its offset and the parts so far. It is written when its layout is complete:
 * as a leaf, or opened for nested rows. A class name in it is a row of its own.
 */
final class FstValueRow {
    private final Parse parse;
    private final ParseInput in;
    private final FstClassModel bound;
    private final ObjectLayouts layouts;
    private final ObjectLayout layout = new ObjectLayout();
    private final ObjectLayout inner = new ObjectLayout();

    private @Nullable ClassNumber named;
    private int name;
    private long at;
    private long pos;

    FstValueRow(Parse parse, FstClassModel bound, ObjectLayouts layouts) {
        this.parse = parse;
        this.in = parse.in;
        this.bound = bound;
        this.layouts = layouts;
    }

    /** Begins a row here, with a name by number. */
    void begin(int called) {
        name = called;
        at = in.pos;
        pos = at;
        named = null;
        layout.begin(called);
    }

    /** Its offset. */
    long at() {
        return at;
    }

    /** The offset of its next part. */
    long pos() {
        return pos;
    }

    boolean isKey() {
        return name == FstClassModel.KEY;
    }

    void type(long code) {
        layout.type(code);
    }

    /** Every object other than numbers, booleans and enums can be referred to by its offset. */
    void define() {
        layout.defines();
        parse.out.define(at);
    }

    // -- parts

    /** Adds a leaf of so many bytes. */
    void part(int leaf, int width) {
        layout.slot(leaf, width);
        pos += width;
    }

    /** Adds the class of the value. */
    void classOf(ClassNumber number) {
        layout.type(number.code());
        if (number.hasName()) {
            named = number;
            layout.row(FstLeafKinds.CLASS);
            pos = number.end();
        } else {
            part(FstLeafKinds.CLASS, number.width());
        }
    }

    /** Adds a class, in a row of its own. */
    void classRow(ClassNumber number) {
        layout.row(FstLeafKinds.CLASS);
        pos = number.end();
    }

    /** Adds a count of elements, each of which takes at least one byte. */
    long count(String what) {
        int width = FstStrings.lengthWidth(in, bound.settings, pos, what);
        long count = FstStrings.length(in, bound.settings, pos, width);
        if (count < 0 || count > in.end - pos - width) {
            throw MalformedInput.wrong(
                    pos,
                    width,
                    "The number of elements cannot be",
                    "0 to " + (in.end - pos - width),
                    Long.toString(count));
        }
        part(FstLeafKinds.LENGTH, width);
        return count;
    }

    // -- writing

    /** Writes the row, when all parts are read. */
    void leaf() {
        int shape = layouts.shape(layout, FstLeafKinds.SCALAR);
        if (layout.count() > 1 || layout.inline() != 1) {
            parse.out.computed(layout.inline());
        }
        if (named == null) {
            parse.leaf(shape, at, pos);
            return;
        }
        parse.tick();
        parse.out.open(shape, at);
        writeClass(named);
        end(pos);
    }

    /** Writes the row with a last part, up to an offset, as a row of its own. */
    void leaf(int last, long end) {
        layout.row(FstLeafKinds.VALUE);
        openParts(FstLeafKinds.SCALAR, 0);
        parse.out.leaf(single(FstClassModel.VALUE, last), pos, end - pos);
        end(end);
    }

    /** Writes the row with elements of one size, up to an offset, which its form computes. */
    void repeated(int form, long count, long end) {
        openParts(form, count);
        end(end);
    }

    private void openParts(int form, long computed) {
        parse.tick();
        parse.out.open(layouts.shape(layout, form), at);
        parse.out.computed(layout.inline() + computed);
        if (named != null) {
            writeClass(named);
        }
    }

    private void end(long end) {
        parse.out.close(end);
        in.pos = end;
    }

    /** Opens the row, with a frame's state word. */
    void open(int form, long word, long left) {
        parse.open(layouts.shape(layout, form), at, pos, word, left);
        parse.out.computed(layout.inline());
        if (named != null) {
            writeClass(named);
        }
    }

    private int single(int called, int leaf) {
        return layouts.shape(inner.begin(called).slot(leaf, 0), FstLeafKinds.SCALAR);
    }

    /** Writes the row of a class. */
    void writeClass(ClassNumber number) {
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
