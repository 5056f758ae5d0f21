package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decoders.onenio.Descriptor.FieldType;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;
import java.lang.foreign.MemorySegment;

/**
 * Objects one after the other. A frame's word is a rule, the field it is at and the class of an object; {@code left}
 * counts the values that are left.
 */
final class OneNioGrammar implements Grammar {
    private static final int RULE_BITS = 8;
    private static final int CLASS_BITS = 32;
    private static final int UTF_LIMIT = 0x7FFF;

    private final Parse parse;
    private final Input in;
    private final TreeWriter out;
    private final OneNioShapes shapes;
    private final NameTable names;
    private final ClassTable classes;
    private final Serializers serializers;
    private final Calls calls;

    OneNioGrammar(Parse parse, MemorySegment segment, KnownClasses known, OneNioShapes shapes) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
        this.shapes = shapes;
        this.names = new NameTable(parse);
        this.classes = new ClassTable(parse, segment, known);
        this.serializers = new Serializers(parse);
        this.calls = new Calls(parse, serializers);
    }

    @Override
    public void begin() {
        open(Rule.CONTENTS, OneNioShapes.rule(Rule.CONTENTS), in.pos, in.pos, 0, 0);
    }

    private void open(Rule rule, int shape, long at, long body, int classIndex, long left) {
        parse.open(shape, at, body, word(rule, 0, classIndex), left);
    }

    private static long word(Rule rule, int step, int classIndex) {
        return rule.number() | (long) step << RULE_BITS | (long) classIndex << CLASS_BITS;
    }

    private Rule rule() {
        return Rule.of((int) parse.frames.word() & (1 << RULE_BITS) - 1);
    }

    private int stepNumber() {
        return (int) (parse.frames.word() >>> RULE_BITS) & (1 << (CLASS_BITS - RULE_BITS)) - 1;
    }

    private int classIndex() {
        return (int) (parse.frames.word() >>> CLASS_BITS);
    }

    private void goTo(int step) {
        parse.frames.word(word(rule(), step, classIndex()));
    }

    @Override
    public void step() {
        switch (rule()) {
            case CONTENTS -> contents();
            case LIST -> list();
            case MAP -> map();
            case ENTRY_OPEN, ENTRY_COMPLEX -> entry();
            case OBJECT -> object();
            case CALL -> call();
            default -> throw new IllegalStateException("No open rule: " + rule());
        }
    }

    private void contents() {
        if (in.atEnd()) {
            parse.close();
        } else {
            value();
        }
    }

    private void list() {
        long left = parse.frames.left();
        while (left > 0 && plain(false)) {
            left--;
        }
        parse.frames.left(left - 1);
        if (left == 0) {
            parse.close();
        } else {
            begin(false);
        }
    }

    private void call() {
        if (parse.frames.left() != Calls.TO_THE_END) {
            list();
        } else if (in.atEnd()) {
            parse.close();
        } else {
            value();
        }
    }

    private void map() {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        parse.frames.left(left - 1);
        long key = in.pos;
        long keyEnd = plainEnd(key);
        if (keyEnd < 0) {
            open(Rule.ENTRY_COMPLEX, OneNioShapes.rule(Rule.ENTRY_COMPLEX), key, key, 0, 0);
            begin(true);
            return;
        }
        long valueEnd = keyEnd < in.end ? plainEnd(keyEnd) : -1;
        Rule rule = valueEnd < 0 ? Rule.ENTRY_OPEN : Rule.ENTRY;
        int shape = names.shape(rule.number(), key, keyEnd - key);
        if (valueEnd < 0) {
            open(rule, shape, key, keyEnd, 0, 0);
            note(key);
        } else {
            parse.leaf(shape, key, valueEnd);
            note(key);
            note(keyEnd);
        }
    }

    private void entry() {
        if (stepNumber() == 0) {
            goTo(1);
            value();
        } else {
            parse.close();
        }
    }

    private void object() {
        ClassTable.Known known = classes.get(classIndex());
        boolean embedded = parse.frames.left() != 0;
        FieldType[] fields = known.fields();
        for (int step = stepNumber(); step < fields.length; step++) {
            goTo(step);
            if (fields[step].isPrimitive()) {
                in.require(in.pos, fields[step].size(), "a field");
                in.pos += fields[step].size();
                out.computed(1);
            } else if (fields[step].isText()) {
                in.pos = serializers.utfEnd(in.pos);
                out.computed(3);
            } else if (!computed()) {
                goTo(step + 1);
                out.reshape(classes.shape(classIndex(), embedded, step + 1));
                begin(false);
                return;
            }
        }
        out.reshape(classes.shape(classIndex(), embedded, -1));
        parse.close();
    }

    /** What is left of an object's layout ends where reading broke off. */
    @Override
    public void brokenOff(Parse broken, long end) {
        if (rule() == Rule.OBJECT) {
            out.reshape(classes.shape(classIndex(), parse.frames.left() != 0, stepNumber()));
        }
        out.unparsed(in.pos, end - in.pos);
    }

    // -- values

    private void value() {
        if (!plain(false)) {
            begin(false);
        }
    }

    /** Writes a value that is one row; says whether it is one. */
    private boolean plain(boolean key) {
        long at = in.pos;
        long end = plainEnd(at);
        if (end < 0) {
            return false;
        }
        int tag = in.bytes.u1(at);
        parse.leaf(key ? OneNioShapes.key(tag) : OneNioShapes.value(tag), at, end);
        note(at);
        out.computed(-1); // the row itself, which is counted already
        return true;
    }

    /** Passes a value that the layout around it computes; says whether it is one. */
    private boolean computed() {
        long at = in.pos;
        long end = plainEnd(at);
        if (end < 0) {
            return false;
        }
        in.pos = end;
        note(at);
        return true;
    }

    /** Counts the fields of a value that needs no row, and gives it its number. */
    private void note(long at) {
        int tag = in.bytes.u1(at);
        out.computed(shapes.fixed(OneNioShapes.value(tag)).slots().size() + 1);
        if (tag == Boot.REFERENCE || tag == Boot.WIDE_REFERENCE) {
            requireDefined(at, tag);
        } else if (tag != Boot.NULL) {
            out.define(at);
        }
    }

    private void requireDefined(long at, int tag) {
        int index = reference(at, tag);
        if (index < 0 || index >= out.handleCount()) {
            out.issue(Issue.error(
                    at + 1,
                    tag == Boot.REFERENCE ? 2 : 4,
                    "The reference leads to nothing begun before",
                    "less than " + out.handleCount(),
                    Integer.toString(index)));
        }
    }

    private int reference(long at, int tag) {
        return tag == Boot.REFERENCE ? in.bytes.u2(at + 1) : in.bytes.s4(at + 1);
    }

    /** The offset after a value whose first byte tells its layout; -1 for one that needs a row. */
    private long plainEnd(long at) {
        int tag = in.u1(at, "an object");
        if (tag == Boot.STRING) {
            in.require(at, 3, "a string");
            int length = in.bytes.u2(at + 1);
            if (length > UTF_LIMIT) {
                return -1;
            }
            in.require(at + 3, length, "a string");
            return at + 3 + length;
        }
        int size = switch (tag) {
            case Boot.NULL -> 1;
            case Boot.BOOLEAN, Boot.BYTE -> 2;
            case Boot.REFERENCE, Boot.SHORT, Boot.CHARACTER -> 3;
            case Boot.WIDE_REFERENCE, Boot.INTEGER, Boot.FLOAT -> 5;
            case Boot.LONG, Boot.DOUBLE, Boot.DATE, Boot.NOT_FOUND -> 9;
            case Boot.TIMESTAMP -> 13;
            default -> 0;
        };
        if (size > 0) {
            in.require(at, size, "a value");
        }
        return size > 0 ? at + size : -1;
    }

    /** Writes a value that needs a row, or opens one for it. */
    private void begin(boolean key) {
        long at = in.pos;
        int tag = in.bytes.u1(at);
        if (Boot.isUid(tag)) {
            numbered(at);
        } else if (tag == Boot.EMBEDDED) {
            embedded(at);
        } else if (Boot.isPrimitiveArray(tag)) {
            primitives(at, tag);
        } else if (Boot.isList(tag) || Boot.isMap(tag)) {
            int length = length(at + 1);
            Rule rule = Boot.isMap(tag) ? Rule.MAP : Rule.LIST;
            int shape = key ? OneNioShapes.key(tag) : OneNioShapes.value(tag);
            open(rule, shape, at, at + 5, 0, length);
            out.computed(2);
            out.define(at);
        } else {
            beginOther(at, tag);
        }
    }

    private void beginOther(long at, int tag) {
        if (Boot.isSerializer(tag)) {
            addClass(at, tag);
            serializers.write(at, tag);
        } else if (tag == Boot.STRING) {
            longString(at);
        } else if (tag == Boot.CLASS) {
            classObject(at);
        } else if (tag == Boot.BIT_SET) {
            bits(at);
        } else if (tag == Boot.REMOTE_CALL) {
            long left = calls.argumentsOf(at);
            open(Rule.CALL, OneNioShapes.rule(Rule.CALL), at, Calls.body(at), 0, left);
            out.computed(2);
            out.define(at);
        } else if (tag == Boot.METHOD_SERIALIZER) {
            calls.describe(at);
        } else {
            throw Malformed.wrong(
                    at,
                    1,
                    "This byte begins nothing that may stand here",
                    "an object, a reference or null",
                    Names.tags().nameOf(tag).orElse("") + " (0x%02X)".formatted(tag));
        }
    }

    private int length(long at) {
        in.require(at, 4, "a length");
        int length = in.bytes.s4(at);
        if (length < 0) {
            throw Malformed.wrong(at, 4, "A length is negative", "0 or more", Integer.toString(length));
        }
        return length;
    }

    private void primitives(long at, int tag) {
        array(at, length(at + 1), Layouts.element(Boot.element(tag)).fixedSize(), tag);
    }

    private void bits(long at) {
        array(at, length(at + 1), Long.BYTES, Boot.BIT_SET);
    }

    private void array(long at, long count, int size, int tag) {
        long body = at + 5;
        in.require(body, count * size, "an array");
        parse.leaf(OneNioShapes.value(tag), at, body + count * size);
        out.computed(2 + count);
        out.define(at);
    }

    private void longString(long at) {
        in.require(at, 5, "a string");
        long length = in.bytes.s4(at + 1) & Integer.MAX_VALUE;
        long body = at + 5;
        in.require(body, length, "a string");
        parse.tick();
        out.open(OneNioShapes.rule(Rule.LONG_STRING), at);
        out.computed(2);
        out.leaf(OneNioShapes.rule(Rule.TEXT), body, length);
        out.close(body + length);
        out.define(at);
        in.pos = body + length;
    }

    private void classObject(long at) {
        boolean primitive = in.u1(at + 1, "a class") < 0x80;
        long end = primitive ? at + 2 : serializers.utfEnd(at + 2);
        parse.leaf(OneNioShapes.rule(primitive ? Rule.PRIMITIVE_CLASS : Rule.NAMED_CLASS), at, end);
        out.computed(primitive ? 2 : 4);
        out.define(at);
    }

    // -- objects of classes

    private void numbered(long at) {
        in.require(at, Long.BYTES, "the number of a class");
        int index = classes.numbered(in.bytes.s8(at), at);
        beginObject(at, at + Long.BYTES, index, false);
    }

    private void embedded(long at) {
        long described = at + 1;
        int tag = in.u1(described, "the description of a class");
        boolean reference = tag == Boot.REFERENCE || tag == Boot.WIDE_REFERENCE;
        if (!reference && !Boot.isSerializer(tag)) {
            throw Malformed.wrong(
                    described,
                    1,
                    "No class is described here",
                    "a serializer or a reference to one",
                    "0x%02X".formatted(tag));
        }
        int index = reference ? classes.referredTo(reference(described, tag), described) : addClass(described, tag);
        long body = reference ? plainEnd(described) : serializers.end(described, tag);
        beginObject(at, body, index, true);
    }

    /** Reads the description of a class, which has no row yet; returns the index of the class. */
    private int addClass(long at, int tag) {
        serializers.end(at, tag);
        return classes.add(at, in.bytes.s8(serializers.utfEnd(at + 1)));
    }

    /** @param body the offset after what names the class */
    private void beginObject(long at, long body, int index, boolean embedded) {
        ClassTable.Known known = classes.get(index);
        switch (known.kind()) {
            case GENERATED -> head(Rule.OBJECT, at, body, index, embedded, embedded ? 1 : 0);
            case COLLECTION, ARRAY, MAP -> {
                int length = length(body);
                Rule rule = known.kind() == Descriptor.Kind.MAP ? Rule.MAP : Rule.LIST;
                head(rule, at, body, index, embedded, length);
                in.pos = body + 4;
                out.computed(1);
            }
            case ENUM -> {
                in.require(body, 2, "the ordinal of a constant");
                head(Rule.ENUM, at, body, index, embedded, 0);
                in.pos = body + 2;
                out.computed(1);
                parse.close();
            }
            case TIME -> time(at, body, index, embedded);
            case EXTERNALIZABLE -> {
                if (known.fields().length == 0) {
                    throw Malformed.wrong(
                            body,
                            0,
                            "Only the class knows what its objects wrote",
                            "the class in a class list, with what it writes as fields in that order",
                            known.name());
                }
                head(Rule.OBJECT, at, body, index, embedded, embedded ? 1 : 0);
            }
        }
    }

    /** Opens the row of an object and writes what names its class. */
    private void head(Rule rule, long at, long body, int index, boolean embedded, long left) {
        open(rule, classes.shape(index, embedded, -1), at, at, index, left);
        out.computed(1);
        if (embedded) {
            long described = at + 1;
            int tag = in.bytes.u1(described);
            if (Boot.isSerializer(tag)) {
                serializers.write(described, tag);
            } else {
                out.computed(3);
            }
        }
        in.pos = body;
        out.define(at);
    }

    private void time(long at, long body, int index, boolean embedded) {
        String name = classes.get(index).name();
        TimeReader.Parts none = new TimeReader.Parts() {
            @Override
            public void part(TimePart part, long start) {}

            @Override
            public void region(long start, long end) {}
        };
        long end = TimeReader.read(in, name, body, none);
        head(Rule.TIME, at, body, index, embedded, 0);
        TimeReader.read(in, name, body, new TimeReader.Parts() {
            @Override
            public void part(TimePart part, long start) {
                out.leaf(OneNioShapes.time(part), start, part.size());
            }

            @Override
            public void region(long start, long stop) {
                out.leaf(OneNioShapes.rule(Rule.CONSTANT), start, stop - start);
                out.computed(2);
            }
        });
        in.pos = end;
        parse.close();
    }
}
