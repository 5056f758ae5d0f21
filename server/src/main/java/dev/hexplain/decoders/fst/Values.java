package dev.hexplain.decoders.fst;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.objects.Layout;
import dev.hexplain.decode.objects.Layouts;
import dev.hexplain.decoders.fst.ClassNumbers.ClassNumber;
import dev.hexplain.decoders.fst.Content.Part;
import dev.hexplain.decoders.fst.Content.Place;
import dev.hexplain.decoders.fst.Rules.Head;
import dev.hexplain.tree.Issue;
import java.util.List;

/** Reads a value by its tag, and what is written of its class. */
final class Values {
    private final Parse parse;
    private final Input in;
    private final Bound bound;
    private final Rules rules;
    private final ClassNumbers numbers;
    private final Layouts layouts;
    private final Layout around = new Layout();
    private final ValueRow row;
    private final ArrayValues arrays;
    private final long start;
    /** The text that was read last as a key, with its length; 0 where none was. */
    private long key;

    Values(Parse parse, Bound bound, Rules rules) {
        this.parse = parse;
        this.in = parse.in;
        this.bound = bound;
        this.rules = rules;
        this.numbers = new ClassNumbers(in, bound);
        this.layouts = new Layouts(parse.out);
        this.row = new ValueRow(parse, bound, layouts);
        this.arrays = new ArrayValues(in, bound, rules, row);
        this.start = in.pos;
    }

    // -- values with a tag

    void value(int called, Place.Value expected) {
        row.begin(called);
        int tag = (byte) in.u1(in.pos, "a value");
        switch (tag) {
            case Tag.NULL -> leaf(Leaves.NULL, 1);
            case Tag.BIG_BOOLEAN_TRUE, Tag.BIG_BOOLEAN_FALSE -> leaf(Leaves.TRUTH, 1);
            default -> {
                row.part(Leaves.TAG, 1);
                tagged(tag, expected);
            }
        }
    }

    private void leaf(int leaf, int width) {
        row.part(leaf, width);
        row.leaf();
    }

    private void tagged(int tag, Place.Value expected) {
        switch (tag) {
            case Tag.BIG_INT -> boxed("int", "java.lang.Integer");
            case Tag.BIG_LONG -> boxed("long", "java.lang.Long");
            case Tag.HANDLE -> handle();
            case Tag.ENUM -> enumeration();
            case Tag.ONE_OF -> oneOf(expected.oneOf());
            case Tag.STRING, Tag.ARRAY, Tag.OBJECT, Tag.TYPED -> {
                row.define();
                object(tag, expected);
            }
            default ->
                throw Malformed.wrong(
                        row.at(), 1, "No value begins with this tag", "a tag of FST", "0x%02X".formatted(tag & 0xFF));
        }
    }

    private void boxed(String primitive, String type) {
        row.type(bound.types.code(TypeRef.of(type)));
        scalar(bound.contents.primitive(primitive));
    }

    private void handle() {
        long pos = row.pos();
        int width = Texts.lengthWidth(in, bound.settings, pos, "a handle");
        long position = Texts.length(in, bound.settings, pos, width);
        long before = row.at() - start;
        if (position < 0 || position >= before) {
            parse.out.issue(
                    Issue.error(pos, width, "No object began there", "0 to " + (before - 1), Long.toString(position)));
        }
        leaf(Leaves.REFERENCE, width);
    }

    private void enumeration() {
        row.classOf(numbers.read(row.pos()));
        leaf(Leaves.ENUM, Texts.lengthWidth(in, bound.settings, row.pos(), "an enum"));
    }

    private void oneOf(List<String> texts) {
        row.type(bound.oneOf(texts));
        in.require(row.pos(), 1, "a text");
        leaf(Leaves.ONE_OF, 1);
    }

    /** What can be referred to, as its tag says: of a class that is written, or that is known. */
    private void object(int tag, Place.Value expected) {
        switch (tag) {
            case Tag.ARRAY -> arrays.array(numbers.read(row.pos()), expected);
            case Tag.OBJECT -> {
                ClassNumber number = numbers.read(row.pos());
                row.classOf(number);
                content(number.type());
            }
            case Tag.TYPED -> {
                row.type(bound.types.code(expected.declared()));
                content(expected.declared());
            }
            default -> {
                row.type(bound.types.code(TypeRef.of("java.lang.String")));
                text();
            }
        }
    }

    /** An array in an array has no tag. */
    void subarray(Place.Value expected) {
        row.begin(Bound.ELEMENT);
        arrays.array(numbers.read(row.pos()), expected);
    }

    // -- contents

    private void content(TypeRef type) {
        Content content = bound.contents.of(type);
        if (content == null) {
            row.open(Leaves.OBJECT, rules.parts(List.of()), 0);
            throw missing(type);
        }
        switch (content) {
            case Content.Members(TypeRef of) -> row.open(Leaves.OBJECT, rules.members(of), 0);
            case Content.Counted(boolean entries) -> counted(entries, Head.TAG);
            case Content.Parts(List<Part> parts, int form) -> row.open(form, rules.parts(parts), 0);
            case Content.Scalar(int leaf) -> scalar(leaf);
            case Content.Bytes(int leaf) -> arrays.bytes(leaf);
            case Content.Text text -> text();
            case Content.ClassName named -> row.open(Leaves.PARTS, rules.parts(classObject()), 0);
            case Content.EnumSet set -> enumSet();
            case Content.Time time ->
                row.open(Composites.formOf("java.time.Ser"), rules.parts(Times.parts(in, bound, row.pos())), 0);
        }
    }

    private Malformed missing(TypeRef type) {
        String missing = type.binaryName();
        return Malformed.wrong(
                in.pos,
                0,
                "What is written of class " + missing + " is not known, so its fields cannot be told apart",
                "a class list with: class " + missing + " { its fields }",
                "class " + missing);
    }

    private List<Part> classObject() {
        return List.of(
                new Part(bound.names.part("isPrimitive"), new Place.Raw(Leaves.BOOLEAN)),
                new Part(Bound.CLASS_NAME, new Place.RawText()));
    }

    private void counted(boolean entries, Head head) {
        long count = row.count("a number of elements");
        if (entries) {
            row.open(Leaves.MAP, Rules.of(Rules.ENTRIES, head), count);
        } else {
            row.open(Leaves.LIST, rules.elements(Place.Value.ANY, head), count);
        }
    }

    /** A row of its own for what a class counts by a method of its own, with a mark before each object. */
    void marked(int called, boolean entries) {
        row.begin(called);
        counted(entries, Head.MARK);
    }

    private void enumSet() {
        long count = row.count("an enum set");
        ClassNumber constants = numbers.read(row.pos());
        row.classRow(constants);
        row.open(Leaves.LIST, rules.elements(Place.Value.ANY, Head.TAG), count);
        row.writeClass(constants);
    }

    // -- leaves

    /** A leaf in the place of a name. */
    void raw(int called, int leaf) {
        row.begin(called);
        scalar(leaf);
    }

    /** One of up to eight booleans that share a byte. */
    void bit(int called, int bit, boolean last) {
        in.require(in.pos, 1, "truth values");
        parse.tick();
        int shape = layouts.shape(around.begin(called).slot(Leaves.FIRST_BIT + bit, 1), Leaves.SCALAR);
        parse.out.leaf(shape, in.pos, 1);
        in.pos += last ? 1 : 0;
    }

    void rawText(int called) {
        row.begin(called);
        text();
    }

    private void scalar(int leaf) {
        leaf(leaf, width(leaf));
    }

    private int width(int leaf) {
        int fixed = Leaves.all().get(leaf).type().fixedSize();
        if (fixed > 0 || leaf == Leaves.MARK || leaf == Leaves.VERSION || leaf == Leaves.TYPE) {
            in.require(row.pos(), Math.max(1, fixed), "a value");
            return Math.max(1, fixed);
        }
        if (leaf == Leaves.DATE && bound.settings.unsafe()) {
            in.require(row.pos(), Long.BYTES, "a date");
            return Long.BYTES;
        }
        return leaf == Leaves.SHORT || leaf == Leaves.CHAR
                ? Numbers.shortWidth(in, row.pos(), "a value")
                : Numbers.width(in, row.pos(), leaf == Leaves.LONG || leaf == Leaves.DATE, "a value");
    }

    private void text() {
        long pos = row.pos();
        int width = Texts.lengthWidth(in, bound.settings, pos, "a text");
        long length = Texts.length(in, bound.settings, pos, width);
        long from = pos + width;
        long end = Texts.end(in, bound.settings, from, length, "a text");
        row.part(Leaves.LENGTH, width);
        boolean wide = bound.settings.unsafe();
        if (row.isKey()) {
            key = from << 16 | Math.min(end - from, 0xFFFF);
            row.leaf(wide ? Leaves.NAME_UTF_16 : Leaves.NAME_VALUE, end);
        } else {
            row.leaf(wide ? Leaves.UTF_16 : Leaves.VALUE, end);
        }
    }

    // -- rows around values

    /** The shape of the entry that is open, with the name of the key that was read last. */
    int entryShape() {
        int shape = layouts.shape(around.begin(Bound.ENTRY).type(key), Leaves.ENTRY);
        key = 0;
        return shape;
    }

    /** Opens a row around a value that has a mark before it. */
    void openMarked(int called) {
        in.require(in.pos, 1, "a mark");
        around.begin(called).slot(Leaves.MARK, 1).row(Leaves.VALUE);
        int shape = layouts.shape(around, Leaves.SCALAR);
        parse.open(shape, in.pos, in.pos + 1, Rules.word(Rules.MARKED, called), 0);
        parse.out.computed(1);
    }
}
