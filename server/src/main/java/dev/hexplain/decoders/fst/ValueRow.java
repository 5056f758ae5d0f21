package dev.hexplain.decoders.fst;

import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.objects.Layout;
import dev.hexplain.decode.objects.Layouts;
import dev.hexplain.decoders.fst.ClassNumbers.ClassNumber;
import org.jspecify.annotations.Nullable;

/**
 * The row of the value that is being read: where it begins, the parts so far, and how far they go. It is written when its
 * layout is complete: as a leaf, or opened for what else is in it. A class that is named in it is a row of its own.
 */
final class ValueRow {
    private final Parse parse;
    private final Input in;
    private final Bound bound;
    private final Layouts layouts;
    private final Layout layout = new Layout();
    private final Layout inner = new Layout();

    private @Nullable ClassNumber named;
    private int name;
    private long at;
    private long pos;

    ValueRow(Parse parse, Bound bound, Layouts layouts) {
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

    /** Where it begins. */
    long at() {
        return at;
    }

    /** Where its next part begins. */
    long pos() {
        return pos;
    }

    boolean isKey() {
        return name == Bound.KEY;
    }

    void type(long code) {
        layout.type(code);
    }

    /** Every object that is no number, truth value or enum can be referred to by where it begins. */
    void define() {
        layout.defines();
        parse.out.define(at);
    }

    // -- parts

    /** The next part is a leaf of so many bytes. */
    void part(int leaf, int width) {
        layout.slot(leaf, width);
        pos += width;
    }

    /** The next part is the class that it is of. */
    void classOf(ClassNumber number) {
        layout.type(number.code());
        if (number.hasName()) {
            named = number;
            layout.row(Leaves.CLASS);
            pos = number.end();
        } else {
            part(Leaves.CLASS, number.width());
        }
    }

    /** The next part is a class, in a row of its own. */
    void classRow(ClassNumber number) {
        layout.row(Leaves.CLASS);
        pos = number.end();
    }

    /** The next part is a number of elements, each of which takes a byte at least. */
    long count(String what) {
        int width = Texts.lengthWidth(in, bound.settings, pos, what);
        long count = Texts.length(in, bound.settings, pos, width);
        if (count < 0 || count > in.end - pos - width) {
            throw Malformed.wrong(
                    pos,
                    width,
                    "The number of elements cannot be",
                    "0 to " + (in.end - pos - width),
                    Long.toString(count));
        }
        part(Leaves.LENGTH, width);
        return count;
    }

    // -- writing

    /** Writes it, when all parts are read. */
    void leaf() {
        int shape = layouts.shape(layout, Leaves.SCALAR);
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

    /** Writes it with a last part, up to an offset, that is a row of its own. */
    void leaf(int last, long end) {
        layout.row(Leaves.VALUE);
        openParts(Leaves.SCALAR, 0);
        parse.out.leaf(single(Bound.VALUE, last), pos, end - pos);
        end(end);
    }

    /** Writes it with elements of one size, up to an offset, which its form computes. */
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

    /** Opens it for what a frame's word says. */
    void open(int form, long word, long left) {
        parse.open(layouts.shape(layout, form), at, pos, word, left);
        parse.out.computed(layout.inline());
        if (named != null) {
            writeClass(named);
        }
    }

    private int single(int called, int leaf) {
        return layouts.shape(inner.begin(called).slot(leaf, 0), Leaves.SCALAR);
    }

    /** Writes the row of a class. */
    void writeClass(ClassNumber number) {
        inner.begin(Bound.CLASS).type(number.code()).slot(Leaves.CLASS, number.width());
        if (!number.hasName()) {
            parse.out.leaf(layouts.shape(inner, Leaves.SCALAR), number.at(), number.width());
            return;
        }
        inner.slot(Leaves.NAME_LENGTH, number.lengthWidth()).row(Leaves.NAME);
        parse.out.open(layouts.shape(inner, Leaves.CLASS_FORM), number.at());
        parse.out.computed(2);
        boolean wide = bound.settings.unsafe() && !number.ascii();
        parse.out.leaf(
                single(Bound.CLASS_NAME, wide ? Leaves.WIDE_CLASS_NAME : Leaves.NAME),
                number.nameAt(),
                number.end() - number.nameAt());
        parse.out.close(number.end());
    }
}
