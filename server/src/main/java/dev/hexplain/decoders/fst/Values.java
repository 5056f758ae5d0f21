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
import dev.hexplain.tree.Issue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a value by its tag, and what is written of its class. */
final class Values {
    private static final int SECONDS_FOLLOW = 127;

    private final Parse parse;
    private final Input in;
    private final Bound bound;
    private final FstGrammar grammar;
    private final ClassNumbers numbers;
    private final Layouts layouts;
    private final Layout layout = new Layout();
    private final Layout other = new Layout();
    private final long start;

    private @Nullable ClassNumber written;
    private int name;
    private long at;
    private long pos;
    private long key;

    Values(Parse parse, Bound bound, FstGrammar grammar) {
        this.parse = parse;
        this.in = parse.in;
        this.bound = bound;
        this.grammar = grammar;
        this.numbers = new ClassNumbers(in, bound);
        this.layouts = new Layouts(parse.out);
        this.start = in.pos;
    }

    // -- values with a tag

    void value(int called, Place.Value expected) {
        begin(called);
        int tag = (byte) in.u1(at, "a value");
        if (tag == Tag.NULL) {
            layout.slot(Leaves.NULL, 1);
            emit(at + 1);
        } else if (tag == Tag.BIG_BOOLEAN_TRUE || tag == Tag.BIG_BOOLEAN_FALSE) {
            layout.slot(Leaves.TRUTH, 1);
            emit(at + 1);
        } else {
            layout.slot(Leaves.TAG, 1);
            pos = at + 1;
            tagged(tag, expected);
        }
    }

    private void tagged(int tag, Place.Value expected) {
        switch (tag) {
            case Tag.STRING -> {
                define();
                layout.type(bound.types.code(TypeRef.of("java.lang.String")));
                text();
            }
            case Tag.BIG_INT -> boxed("int", "java.lang.Integer");
            case Tag.BIG_LONG -> boxed("long", "java.lang.Long");
            case Tag.HANDLE -> handle();
            case Tag.ENUM -> enumeration();
            case Tag.ONE_OF -> {
                layout.type(bound.oneOf(expected.oneOf())).slot(Leaves.ONE_OF, 1);
                in.require(pos, 1, "a text");
                emit(pos + 1);
            }
            case Tag.ARRAY -> {
                define();
                array(expected);
            }
            case Tag.OBJECT -> {
                define();
                ClassNumber number = numbers.read(pos);
                classOf(number);
                content(number.type());
            }
            case Tag.TYPED -> {
                define();
                layout.type(bound.types.code(expected.declared()));
                content(expected.declared());
            }
            default ->
                throw Malformed.wrong(
                        at, 1, "No value begins with this tag", "a tag of FST", "0x%02X".formatted(tag & 0xFF));
        }
    }

    private void begin(int called) {
        name = called;
        at = in.pos;
        pos = at;
        written = null;
        layout.begin(called);
    }

    /** Every object that is no number, truth value or enum can be referred to by where it begins. */
    private void define() {
        layout.defines();
        parse.out.define(at);
    }

    private void boxed(String primitive, String type) {
        layout.type(bound.types.code(TypeRef.of(type)));
        scalar(bound.contents.primitive(primitive));
    }

    private void handle() {
        int width = Texts.lengthWidth(in, bound.settings, pos, "a handle");
        long position = Texts.length(in, bound.settings, pos, width);
        if (position < 0 || position >= at - start) {
            parse.out.issue(Issue.error(
                    pos, width, "No object began there", "0 to " + (at - start - 1), Long.toString(position)));
        }
        layout.slot(Leaves.REFERENCE, width);
        emit(pos + width);
    }

    private void enumeration() {
        ClassNumber number = numbers.read(pos);
        classOf(number);
        int leaf = Leaves.ENUM;
        int width = Texts.lengthWidth(in, bound.settings, pos, "an enum");
        layout.slot(leaf, width);
        emit(pos + width);
    }

    private void classOf(ClassNumber number) {
        layout.type(number.code());
        if (number.hasName()) {
            written = number;
            layout.row(Leaves.CLASS);
        } else {
            layout.slot(Leaves.CLASS, number.width());
        }
        pos = number.end();
    }

    // -- contents

    private void content(TypeRef type) {
        Content content = bound.contents.of(type);
        if (content == null) {
            open(Leaves.OBJECT, pos, (shape, body) -> grammar.openParts(shape, at, body, List.of()));
            throw missing(type);
        }
        switch (content) {
            case Content.Members(TypeRef of) ->
                open(Leaves.OBJECT, pos, (shape, body) -> grammar.openMembers(shape, at, body, of));
            case Content.Counted(boolean entries) -> counted(entries);
            case Content.Parts(List<Part> parts, int form) -> parts(form, parts);
            case Content.Scalar(int leaf) -> scalar(leaf);
            case Content.Bytes(int leaf) -> bytes(leaf);
            case Content.Text text -> text();
            case Content.ClassName named ->
                parts(
                        Leaves.PARTS,
                        List.of(
                                new Part(bound.names.part("isPrimitive"), new Place.Raw(Leaves.BOOLEAN)),
                                grammar.textPart()));
            case Content.EnumSet set -> enumSet();
            case Content.Time time -> time();
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

    private void parts(int form, List<Part> parts) {
        open(form, pos, (shape, body) -> grammar.openParts(shape, at, body, parts));
    }

    /** Passes over a number of elements, each of which takes a byte at least. */
    private long count(String what) {
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
        layout.slot(Leaves.LENGTH, width);
        pos += width;
        return count;
    }

    private void counted(boolean entries) {
        long count = count("a number of elements");
        open(
                entries ? Leaves.MAP : Leaves.LIST,
                pos,
                (shape, body) -> grammar.openCounted(shape, at, body, entries, false, count, Place.Value.ANY));
    }

    /** A row of its own for what a class counts by a method of its own, with a mark before each object. */
    void marked(int called, boolean entries) {
        begin(called);
        long count = count("a number of elements");
        open(
                entries ? Leaves.MAP : Leaves.LIST,
                pos,
                (shape, body) -> grammar.openCounted(shape, at, body, entries, true, count, Place.Value.ANY));
    }

    private void enumSet() {
        long count = count("an enum set");
        ClassNumber number = numbers.read(pos);
        ClassNumber own = written;
        layout.row(Leaves.CLASS);
        pos = number.end();
        grammar.openCounted(layouts.shape(layout, Leaves.LIST), at, pos, false, false, count, Place.Value.ANY);
        parse.out.computed(layout.inline());
        if (own != null) {
            writeClass(own);
        }
        writeClass(number);
    }

    private void array(Place.Value expected) {
        ClassNumber number = numbers.read(pos);
        classOf(number);
        elements(number.type(), expected);
    }

    /** An array in an array has no tag. */
    void subarray(Place.Value expected) {
        begin(Bound.ELEMENT);
        array(expected);
    }

    private void elements(TypeRef array, Place.Value expected) {
        int width = Texts.lengthWidth(in, bound.settings, pos, "an array");
        if (Texts.length(in, bound.settings, pos, width) == -1) {
            layout.slot(Leaves.LENGTH, width);
            pos += width;
            layout.slot(Leaves.NULL, 0);
            emit(pos);
            return;
        }
        if (!array.isArray()) {
            throw Malformed.wrong(at, 1, "An array is of an array's class", "an array", array.toString());
        }
        TypeRef component = array.component();
        if (component.isPrimitive()) {
            primitives(component.name());
        } else {
            long count = count("an array");
            Place.Value inner = component.isArray() ? Place.Value.ANY : expected;
            open(
                    Leaves.LIST,
                    pos,
                    (shape, body) -> grammar.openArray(shape, at, body, count, inner, component.isArray()));
        }
    }

    private void primitives(String component) {
        if (component.equals("byte")) {
            bytes(Leaves.BLOB);
            return;
        }
        int leaf = bound.contents.element(component);
        int form = Leaves.repeated(leaf);
        long count = count("an array");
        if (form < 0) {
            open(Leaves.LIST, pos, (shape, body) -> grammar.openRaw(shape, at, body, leaf, count));
            return;
        }
        long end = pos + count * Leaves.all().get(leaf).type().fixedSize();
        in.require(pos, end - pos, "an array");
        parse.tick();
        parse.out.open(layouts.shape(layout, form), at);
        parse.out.computed(layout.inline() + count);
        if (written != null) {
            writeClass(written);
        }
        parse.out.close(end);
        in.pos = end;
    }

    private void time() {
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(bound.names.part("type"), new Place.Raw(Leaves.TYPE)));
        int type = in.u1(pos, "a time");
        switch (type) {
            case 1, 2 -> add(parts, "seconds:long nano:int");
            case 3 -> add(parts, "year:int month:byte day:byte");
            case 4 -> clock(parts, pos + 1);
            case 5 -> {
                add(parts, "year:int month:byte day:byte");
                clock(parts, pos + 1 + Texts.lengthWidth(in, bound.settings, pos + 1, "a time") + 2);
            }
            case 8 ->
                add(
                        parts,
                        in.u1(pos + 1, "a time") == SECONDS_FOLLOW
                                ? "quarterHours:byte seconds:int"
                                : "quarterHours:byte");
            case 11 -> add(parts, "year:int");
            case 12 -> add(parts, "year:int month:byte");
            case 13 -> add(parts, "month:byte day:byte");
            case 14 -> add(parts, "years:int months:int days:int");
            default ->
                throw Malformed.wrong(pos, 1, "This type of java.time is not known", "1 to 5, 8, 11 to 14", "" + type);
        }
        parts(Composites.formOf("java.time.Ser"), List.copyOf(parts));
    }

    private void add(List<Part> parts, String described) {
        for (String part : described.split(" ", -1)) {
            String[] words = part.split(":", -1);
            parts.add(new Part(bound.names.part(words[0]), new Place.Raw(bound.contents.primitive(words[1]))));
        }
    }

    /** Hours, minutes, seconds, of which the last that is not zero is complemented; or all, and nanoseconds. */
    private void clock(List<Part> parts, long from) {
        long next = from;
        for (String unit : List.of("hour", "minute", "second")) {
            in.require(pos, next + 1 - pos, "a time");
            boolean last = in.bytes.u1(next++) >= 0x80;
            parts.add(new Part(bound.names.part(unit), new Place.Raw(last ? Leaves.COMPLEMENT : Leaves.BYTE)));
            if (last) {
                return;
            }
        }
        add(parts, "nano:int");
    }

    // -- leaves

    /** A leaf in the place of a name. */
    void raw(int called, int leaf) {
        begin(called);
        scalar(leaf);
    }

    /** One of up to eight booleans that share a byte. */
    void bit(int called, int bit, boolean last) {
        in.require(in.pos, 1, "truth values");
        parse.tick();
        int shape = layouts.shape(other.begin(called).slot(Leaves.FIRST_BIT + bit, 1), Leaves.SCALAR);
        parse.out.leaf(shape, in.pos, 1);
        in.pos += last ? 1 : 0;
    }

    void rawText(int called) {
        begin(called);
        text();
    }

    private void scalar(int leaf) {
        int width = width(leaf);
        layout.slot(leaf, width);
        emit(pos + width);
    }

    private int width(int leaf) {
        int fixed = Leaves.all().get(leaf).type().fixedSize();
        if (fixed > 0 || leaf == Leaves.MARK || leaf == Leaves.VERSION || leaf == Leaves.TYPE) {
            in.require(pos, Math.max(1, fixed), "a value");
            return Math.max(1, fixed);
        }
        if (leaf == Leaves.DATE && bound.settings.unsafe()) {
            in.require(pos, Long.BYTES, "a date");
            return Long.BYTES;
        }
        return leaf == Leaves.SHORT || leaf == Leaves.CHAR
                ? Numbers.shortWidth(in, pos, "a value")
                : Numbers.width(in, pos, leaf == Leaves.LONG || leaf == Leaves.DATE, "a value");
    }

    private void bytes(int leaf) {
        long count = count("bytes");
        in.require(pos, count, "bytes");
        emit(leaf, pos, pos + count);
    }

    private void text() {
        int width = Texts.lengthWidth(in, bound.settings, pos, "a text");
        long length = Texts.length(in, bound.settings, pos, width);
        long end = Texts.end(in, bound.settings, pos + width, length, "a text");
        layout.slot(Leaves.LENGTH, width);
        pos += width;
        boolean isKey = name == Bound.KEY;
        if (isKey) {
            key = pos << 16 | Math.min(end - pos, 0xFFFF);
        }
        boolean wide = bound.settings.unsafe();
        emit(isKey ? wide ? Leaves.NAME_UTF_16 : Leaves.NAME_VALUE : wide ? Leaves.UTF_16 : Leaves.VALUE, pos, end);
    }

    private void emit(long end) {
        int shape = layouts.shape(layout, Leaves.SCALAR);
        if (layout.count() > 1 || layout.inline() != 1) {
            parse.out.computed(layout.inline());
        }
        if (written == null) {
            parse.leaf(shape, at, end);
            return;
        }
        parse.tick();
        parse.out.open(shape, at);
        writeClass(written);
        parse.out.close(end);
        in.pos = end;
    }

    /** Writes a value whose last part is a leaf in a row of its own. */
    private void emit(int leaf, long from, long end) {
        layout.row(Leaves.VALUE);
        parse.tick();
        parse.out.open(layouts.shape(layout, Leaves.SCALAR), at);
        parse.out.computed(layout.inline());
        if (written != null) {
            writeClass(written);
        }
        parse.out.leaf(single(Bound.VALUE, leaf), from, end - from);
        parse.out.close(end);
        in.pos = end;
    }

    private int single(int called, int leaf) {
        return layouts.shape(other.begin(called).slot(leaf, 0), Leaves.SCALAR);
    }

    @FunctionalInterface
    private interface Opening {
        void open(int shape, long body);
    }

    private void open(int form, long body, Opening opening) {
        ClassNumber own = written;
        opening.open(layouts.shape(layout, form), body);
        parse.out.computed(layout.inline());
        if (own != null) {
            writeClass(own);
        }
    }

    private void writeClass(ClassNumber number) {
        other.begin(Bound.CLASS).type(number.code()).slot(Leaves.CLASS, number.width());
        if (!number.hasName()) {
            parse.out.leaf(layouts.shape(other, Leaves.SCALAR), number.at(), number.width());
            return;
        }
        other.slot(Leaves.NAME_LENGTH, number.lengthWidth()).row(Leaves.NAME);
        parse.out.open(layouts.shape(other, Leaves.CLASS_FORM), number.at());
        parse.out.computed(2);
        boolean wide = bound.settings.unsafe() && !number.ascii();
        parse.out.leaf(
                single(Bound.CLASS_NAME, wide ? Leaves.WIDE_CLASS_NAME : Leaves.NAME),
                number.nameAt(),
                number.end() - number.nameAt());
        parse.out.close(number.end());
    }

    /** The shape of the entry that is open, with the name of the key that was read last. */
    int entryShape() {
        int shape = layouts.shape(other.begin(Bound.ENTRY).type(key), Leaves.ENTRY);
        key = 0;
        return shape;
    }

    /** Opens a row around a value that has a mark before it. */
    void openMarked(int called) {
        in.require(in.pos, 1, "a mark");
        other.begin(called).slot(Leaves.MARK, 1).row(Leaves.VALUE);
        grammar.openMark(layouts.shape(other, Leaves.SCALAR), in.pos, in.pos + 1);
        parse.out.computed(1);
    }
}
