package dev.hexplain.decode.objects;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import org.jspecify.annotations.Nullable;

/**
 * The row of the value that is being read: its offset and the parts so far. It is written when its layout is complete:
 * as one leaf where that is all, as a row with its parts, or opened for rows in it. A class name among its parts is a
 * row of its own, which the format writes.
 *
 * @param <C> a class as bytes name it
 */
public abstract class ValueRow<C> {
    protected final Parse parse;
    protected final ParseInput in;
    protected final ObjectLayouts layouts;
    protected final ObjectLayout layout = new ObjectLayout();
    /** The layout of a row in that of the value. */
    protected final ObjectLayout inner = new ObjectLayout();

    private final Vocabulary vocabulary;
    /** The class among the parts, where its name is written there; null otherwise. */
    private @Nullable C named;

    private int name;
    private long at;
    private long pos;

    /**
     * Numbers of a format.
     *
     * @param scalar the form of a value that its last part holds
     * @param single the form of a row that is one leaf
     * @param valueLeaf the leaf that a value's last part is named like
     * @param valueName the name of that part
     * @param classLeaf the leaf of a class
     * @param keyName the name of the key of an entry
     */
    public record Vocabulary(int scalar, int single, int valueLeaf, int valueName, int classLeaf, int keyName) {}

    protected ValueRow(Parse parse, ObjectLayouts layouts, Vocabulary vocabulary) {
        this.parse = parse;
        this.in = parse.in;
        this.layouts = layouts;
        this.vocabulary = vocabulary;
    }

    /** Begins a value here, in the position of a name by number. */
    public void begin(int called) {
        name = called;
        at = in.pos;
        pos = at;
        named = null;
        layout.begin(called);
    }

    protected final int name() {
        return name;
    }

    /** The offset of the value. */
    public final long at() {
        return at;
    }

    /** The offset of its next part, of which nothing is written yet. */
    public final long pos() {
        return pos;
    }

    public final boolean isKey() {
        return name == vocabulary.keyName;
    }

    /** Sets the class of the value, where it is known without its bytes. */
    public final void type(long code) {
        layout.type(code);
    }

    /** The value defines the next handle. */
    public final void define() {
        layout.defines();
        parse.out.define(at);
    }

    // -- parts

    /** Adds a leaf of so many bytes. */
    public final void part(int leaf, int width) {
        layout.slot(leaf, width);
        pos += width;
    }

    /**
     * Adds the class of the value.
     *
     * @param withName the class if its name is in the bytes, which makes a row of its own
     * @param width bytes of the class's number
     * @param end the offset after all of it
     */
    protected final void classOf(long code, @Nullable C withName, int width, long end) {
        layout.type(code);
        if (withName == null) {
            layout.slot(vocabulary.classLeaf, width);
        } else {
            layout.row(vocabulary.classLeaf);
            named = withName;
        }
        pos = end;
    }

    /** Adds a class, in a row of its own. */
    protected final void classRow(long end) {
        layout.row(vocabulary.classLeaf);
        pos = end;
    }

    // -- writing

    /** Writes the value, all of whose parts are read, up to an offset. */
    public final void leaf(long end) {
        int shape = layouts.shape(layout, vocabulary.scalar);
        if (named != null) {
            parse.tick();
            parse.out.open(shape, at);
            writeParts(0);
            end(end);
            return;
        }
        if (layout.count() != 1 || layout.inline() != 1) {
            parse.out.computed(layout.inline());
        }
        parse.leaf(shape, at, end);
    }

    /** Writes the value with a last part as a row of its own; a value that is only such a part is that row. */
    public void leaf(int last, long from, long end) {
        if (layout.count() == 0) {
            parse.leaf(single(name, last), from, end);
            return;
        }
        layout.row(vocabulary.valueLeaf);
        openParts(vocabulary.scalar, 0);
        parse.out.leaf(single(vocabulary.valueName, last), from, end - from);
        end(end);
    }

    /** Writes the value with elements of one size, up to an offset, which its form computes. */
    public final void repeated(int form, long count, long end) {
        openParts(form, count);
        end(end);
    }

    private void openParts(int form, long computed) {
        parse.tick();
        parse.out.open(layouts.shape(layout, form), at);
        writeParts(computed);
    }

    private void end(long end) {
        parse.out.close(end);
        in.pos = end;
    }

    /** Opens the row of the value, with a frame's state. */
    public final void open(int form, long word, long left) {
        parse.open(layouts.shape(layout, form), at, pos, word, left);
        writeParts(0);
    }

    /** Writes the parts in the open row, and counts fields that it computes. */
    protected final void writeParts(long computed) {
        if (named != null) {
            writeClass(named);
        }
        parse.out.computed(layout.inline() + computed);
    }

    /** Writes the row of a class in the open row of its value. */
    protected abstract void writeClass(C of);

    /** The shape of a leaf of any length. */
    protected final int single(int called, int leaf) {
        return layouts.shape(inner.begin(called).slot(leaf, 0), vocabulary.single);
    }
}
