package dev.hexplain.decoders.fst;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.objects.ObjectLayout;
import dev.hexplain.decode.objects.ObjectLayouts;
import dev.hexplain.decoders.fst.FstClassNumbers.ClassNumber;
import dev.hexplain.decoders.fst.FstObjectContent.Part;
import dev.hexplain.decoders.fst.FstObjectContent.Place;
import dev.hexplain.decoders.fst.FstRules.Head;
import dev.hexplain.tree.Issue;
import java.util.List;

/** Reads a value by its tag, and begins the content of its class. */
final class FstValues {
    private final Parse parse;
    private final ParseInput in;
    private final FstClassModel bound;
    private final FstRules rules;
    private final FstClassNumbers numbers;
    private final ObjectLayouts layouts;
    private final ObjectLayout around = new ObjectLayout();
    private final FstValueRow row;
    private final FstArrayValues arrays;
    private final FstPlainValues plain;
    private final long start;
    /** The offset and length of the string key read last; 0 for none. */
    private long key;

    FstValues(Parse parse, FstClassModel bound, FstRules rules) {
        this.parse = parse;
        this.in = parse.in;
        this.bound = bound;
        this.rules = rules;
        this.numbers = new FstClassNumbers(in, bound);
        this.layouts = new ObjectLayouts(parse.out);
        this.row = new FstValueRow(parse, bound, layouts);
        this.arrays = new FstArrayValues(in, bound, rules, row);
        this.start = in.pos;
        this.plain = new FstPlainValues(in.bytes, 0, start, bound, numbers::plain);
    }

    // -- values without rows

    boolean passPart(Part part) {
        return passed(plain.part(in.pos, in.end, parse.room(), part, null));
    }

    boolean passElement() {
        return passed(plain.element(in.pos, in.end, parse.room(), null));
    }

    boolean passEntry() {
        return passed(plain.entry(in.pos, in.end, parse.room(), null));
    }

    /** Moves to the end of a value that needs no row, if it is one. */
    private boolean passed(long end) {
        if (end <= in.pos) {
            return false;
        }
        for (int i = 0; i < plain.objectCount(); i++) {
            parse.out.define(plain.object(i));
        }
        parse.passed(end, plain.fields(), plain.levels());
        return true;
    }

    // -- values with a tag

    void value(int called, Place.Value expected) {
        row.begin(called);
        int tag = (byte) in.u1(in.pos, "a value");
        switch (tag) {
            case FstTag.NULL -> leaf(FstLeafKinds.NULL, 1);
            case FstTag.BIG_BOOLEAN_TRUE, FstTag.BIG_BOOLEAN_FALSE -> leaf(FstLeafKinds.BIG_BOOLEAN, 1);
            default -> {
                row.part(FstLeafKinds.TAG, 1);
                tagged(tag, expected);
            }
        }
    }

    private void leaf(int leaf, int width) {
        row.part(leaf, width);
        row.leaf(row.pos());
    }

    private void tagged(int tag, Place.Value expected) {
        switch (tag) {
            case FstTag.BIG_INT -> boxed("int", "java.lang.Integer");
            case FstTag.BIG_LONG -> boxed("long", "java.lang.Long");
            case FstTag.HANDLE -> handle();
            case FstTag.ENUM -> enumeration();
            case FstTag.ONE_OF -> oneOf(expected.oneOf());
            case FstTag.STRING, FstTag.ARRAY, FstTag.OBJECT, FstTag.TYPED -> {
                row.define();
                object(tag, expected);
            }
            default ->
                throw MalformedInput.wrong(
                        row.at(), 1, "No value begins with this tag", "a tag of FST", "0x%02X".formatted(tag & 0xFF));
        }
    }

    private void boxed(String primitive, String type) {
        row.type(bound.types.code(TypeRef.of(type)));
        scalar(bound.contents.primitive(primitive));
    }

    private void handle() {
        long pos = row.pos();
        int width = FstStrings.lengthWidth(in, bound.settings, pos, "a handle");
        long position = FstStrings.length(in, bound.settings, pos, width);
        long before = row.at() - start;
        if (position < 0 || position >= before) {
            parse.out.issue(
                    Issue.error(pos, width, "No object began there", "0 to " + (before - 1), Long.toString(position)));
        }
        leaf(FstLeafKinds.REFERENCE, width);
    }

    private void enumeration() {
        row.classOf(numbers.read(row.pos()));
        leaf(FstLeafKinds.ENUM, FstStrings.lengthWidth(in, bound.settings, row.pos(), "an enum"));
    }

    private void oneOf(List<String> texts) {
        row.type(bound.oneOf(texts));
        in.require(row.pos(), 1, "a text");
        leaf(FstLeafKinds.ONE_OF, 1);
    }

    /** An object by its tag: of a class that is in the bytes, or declared. */
    private void object(int tag, Place.Value expected) {
        switch (tag) {
            case FstTag.ARRAY -> arrays.array(numbers.read(row.pos()), expected);
            case FstTag.OBJECT -> {
                ClassNumber number = numbers.read(row.pos());
                row.classOf(number);
                content(number.type());
            }
            case FstTag.TYPED -> {
                row.type(bound.types.code(expected.declared()));
                content(expected.declared());
            }
            default -> {
                row.type(bound.types.code(TypeRef.of("java.lang.String")));
                text();
            }
        }
    }

    /** A nested array, which has no tag. */
    void subarray(Place.Value expected) {
        row.begin(FstClassModel.ELEMENT);
        arrays.array(numbers.read(row.pos()), expected);
    }

    // -- contents

    private void content(TypeRef type) {
        FstObjectContent content = bound.contents.of(type);
        if (content == null) {
            row.open(FstLeafKinds.OBJECT, rules.parts(List.of()), 0);
            throw missing(type);
        }
        switch (content) {
            case FstObjectContent.Members(TypeRef of) -> {
                long members = rules.members(of);
                boolean open = FstRules.rule(members) == FstRules.OPEN_MEMBERS;
                row.open(open ? FstLeafKinds.OPEN_OBJECT : FstLeafKinds.OBJECT, members, 0);
            }
            case FstObjectContent.Counted(boolean entries) -> counted(entries, Head.TAG);
            case FstObjectContent.Parts(List<Part> parts, int form) -> row.open(form, rules.parts(parts), 0);
            case FstObjectContent.Scalar(int leaf) -> scalar(leaf);
            case FstObjectContent.Bytes(int leaf) -> arrays.bytes(leaf);
            case FstObjectContent.Text text -> text();
            case FstObjectContent.ClassName named -> row.open(FstLeafKinds.PARTS, rules.parts(classObject()), 0);
            case FstObjectContent.EnumSet set -> enumSet();
            case FstObjectContent.Time time ->
                row.open(FstComposites.formOf("java.time.Ser"), rules.parts(FstTimes.parts(in, bound, row.pos())), 0);
        }
    }

    private MalformedInput missing(TypeRef type) {
        String missing = type.binaryName();
        return MalformedInput.wrong(
                in.pos,
                0,
                "What is written of class " + missing + " is not known, so its fields cannot be told apart",
                "a class list with: class " + missing + " { its fields }",
                "class " + missing);
    }

    private List<Part> classObject() {
        return List.of(
                new Part(bound.names.part("isPrimitive"), new Place.Raw(FstLeafKinds.BOOLEAN)),
                new Part(FstClassModel.CLASS_NAME, new Place.RawText()));
    }

    private void counted(boolean entries, Head head) {
        long count = row.count("a number of elements");
        if (head == Head.TAG && !bound.settings.unsafe()) {
            row.open(
                    entries ? FstLeafKinds.OPEN_MAP : FstLeafKinds.OPEN_LIST,
                    FstRules.word(entries ? FstRules.OPEN_ENTRIES : FstRules.OPEN_ELEMENTS, head.ordinal()),
                    count);
        } else if (entries) {
            row.open(FstLeafKinds.MAP, FstRules.of(FstRules.ENTRIES, head), count);
        } else {
            row.open(FstLeafKinds.LIST, rules.elements(Place.Value.ANY, head), count);
        }
    }

    /** A row of its own for the elements that a class writes by {@code writeObject}, with a mark before each object. */
    void marked(int called, boolean entries) {
        row.begin(called);
        counted(entries, Head.MARK);
    }

    private void enumSet() {
        long count = row.count("an enum set");
        ClassNumber constants = numbers.read(row.pos());
        row.classRow(constants);
        row.open(FstLeafKinds.LIST, rules.elements(Place.Value.ANY, Head.TAG), count);
        row.writeClass(constants);
    }

    // -- leaves

    /** A leaf in the position of a name. */
    void raw(int called, int leaf) {
        row.begin(called);
        scalar(leaf);
    }

    /** One of up to eight booleans that share a byte. */
    void bit(int called, int bit, boolean last) {
        in.require(in.pos, 1, "truth values");
        parse.tick();
        int shape = layouts.shape(around.begin(called).slot(FstLeafKinds.FIRST_BIT + bit, 1), FstLeafKinds.SCALAR);
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
        int fixed = FstLeafKinds.all().get(leaf).type().fixedSize();
        if (fixed > 0 || leaf == FstLeafKinds.MARK || leaf == FstLeafKinds.VERSION || leaf == FstLeafKinds.TYPE) {
            in.require(row.pos(), Math.max(1, fixed), "a value");
            return Math.max(1, fixed);
        }
        if (leaf == FstLeafKinds.DATE && bound.settings.unsafe()) {
            in.require(row.pos(), Long.BYTES, "a date");
            return Long.BYTES;
        }
        return leaf == FstLeafKinds.SHORT || leaf == FstLeafKinds.CHAR
                ? FstIntegers.shortWidth(in, row.pos(), "a value")
                : FstIntegers.width(in, row.pos(), leaf == FstLeafKinds.LONG || leaf == FstLeafKinds.DATE, "a value");
    }

    private void text() {
        long pos = row.pos();
        int width = FstStrings.lengthWidth(in, bound.settings, pos, "a text");
        long length = FstStrings.length(in, bound.settings, pos, width);
        long from = pos + width;
        long end = FstStrings.end(in, bound.settings, from, length, "a text");
        row.part(FstLeafKinds.LENGTH, width);
        boolean wide = bound.settings.unsafe();
        if (row.isKey()) {
            key = from << 16 | Math.min(end - from, 0xFFFF);
            row.leaf(wide ? FstLeafKinds.NAME_UTF_16 : FstLeafKinds.NAME_VALUE, row.pos(), end);
        } else {
            row.leaf(wide ? FstLeafKinds.UTF_16 : FstLeafKinds.VALUE, row.pos(), end);
        }
    }

    // -- rows around values

    /** The shape of the open entry, named by the key read last. */
    int entryShape() {
        int shape = layouts.shape(around.begin(FstClassModel.ENTRY).type(key), FstLeafKinds.ENTRY);
        key = 0;
        return shape;
    }

    /** Opens a row around a value with a mark before it. */
    void openMarked(int called) {
        in.require(in.pos, 1, "a mark");
        around.begin(called).slot(FstLeafKinds.MARK, 1).row(FstLeafKinds.VALUE);
        int shape = layouts.shape(around, FstLeafKinds.SCALAR);
        parse.open(shape, in.pos, in.pos + 1, FstRules.word(FstRules.MARKED, called), 0);
        parse.out.computed(1);
    }
}
