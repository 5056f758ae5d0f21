package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Shapes;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/** Hessian 2.0: the grammar of the serialization protocol (section 3), and calls and replies of the web service protocol. */
final class Hessian2Grammar extends HessianGrammar {
    private static final int MAX_CLASSES = 200_000;
    private static final int VERSION = 0x480200;

    private final MemorySegment segment;
    private final Hessian2Dialect dialect = new Hessian2Dialect();
    private final List<KnownClass> classes = new ArrayList<>();
    private final List<KnownType> types = new ArrayList<>();

    Hessian2Grammar(Parse parse, MemorySegment segment) {
        super(parse, new Hessian2Dialect());
        this.segment = segment;
    }

    /** A class that was defined, and the shapes of its objects by how many slots they have. */
    private static final class KnownClass {
        final long offset;
        final int fields;
        final int[][] shapes;

        KnownClass(long offset, int fields) {
            this.offset = offset;
            this.fields = fields;
            this.shapes = new int[2][];
        }

        /** @param head slots before the first field: 1 or 2 */
        int shape(Parse parse, int head, int cut) {
            int[] known = shapes[head - 1];
            if (known == null) {
                known = new int[fields + 2];
                shapes[head - 1] = known;
            }
            int place = cut < 0 ? fields + 1 : cut;
            if (known[place] == 0) {
                long variant = (head - 1L) << Short.SIZE | Rule.OBJECT.number();
                known[place] = parse.out.recipe(new Shapes.Recipe(offset, variant, cut < 0 ? -1 : head + cut));
            }
            return known[place];
        }
    }

    /** A type that was named, and the shapes of lists and maps of it by rule. */
    @SuppressWarnings("ArrayRecordComponent") // found by its number, never compared
    private record KnownType(long offset, int[] shapes) {}

    @Override
    public void begin() {
        long at = in.pos;
        if (isMessage(at)) {
            open(Rule.MESSAGE, at, 0, 0);
            in.pos += 3;
            out.computed(4);
        } else {
            open(Rule.CONTENTS, at, 0, 0);
        }
    }

    private boolean isMessage(long at) {
        return in.end - at > 3 && (in.bytes.s4(at) >>> Byte.SIZE) == VERSION && "CRF".indexOf(in.bytes.u1(at + 3)) >= 0;
    }

    @Override
    void stepOther(Rule rule) {
        switch (rule) {
            case MESSAGE -> message();
            case REPLY -> entry();
            case DEFINING -> defining();
            case CLASSDEF -> classDef();
            case FIELDS -> fields();
            case OBJECT -> object();
            default -> throw new IllegalStateException("No rule of Hessian 2: " + rule);
        }
    }

    private void message() {
        if (in.atEnd()) {
            parse.close();
            return;
        }
        int tag = in.bytes.u1(in.pos);
        switch (tag) {
            case 'C' -> call();
            case 'R' -> openWith(Rule.REPLY, HessianShapes.rule(Rule.REPLY), 0);
            case 'F' -> openWith(Rule.FAULT, HessianShapes.rule(Rule.FAULT), 0);
            default -> throw unexpected(tag, "a call (C), a reply (R) or a fault (F)");
        }
    }

    private void call() {
        long count = stringEnd(in.pos + 1, "the name of a method");
        Hessian2Dialect.intEnd(in, count);
        int arguments = count(count);
        openWith(Rule.CALL, HessianShapes.rule(Rule.CALL), arguments, Part.NAME, Part.LENGTH);
    }

    // -- values

    @Override
    void beginOther(int tag) {
        switch (tag) {
            case 'C' -> open(Rule.DEFINING, in.pos, 0, 0);
            case 'O' -> beginObject(true);
            case 'H' -> beginContainer(Rule.MAP, false, 0);
            case 'M' -> beginContainer(Rule.MAP_TYPE, true, 0);
            case 0x55 -> beginContainer(Rule.ENDED_LIST_TYPE, true, 0);
            case 0x56 -> beginContainer(Rule.LIST_TYPE_LENGTH, true, -1);
            case 0x57 -> beginContainer(Rule.ENDED_LIST, false, 0);
            case 0x58 -> beginContainer(Rule.LIST_LENGTH, false, -1);
            default -> beginDirect(tag);
        }
    }

    private void beginDirect(int tag) {
        if (tag >= 0x60 && tag <= 0x6F) {
            beginObject(false);
        } else if (tag >= 0x70 && tag <= 0x77) {
            beginContainer(Rule.LIST_TYPE, true, tag - 0x70);
        } else if (tag >= 0x78 && tag <= 0x7F) {
            beginContainer(Rule.LIST, false, tag - 0x78);
        } else {
            throw unexpected(tag, "a value");
        }
    }

    /** @param length values in it; -1 where that is told behind the type */
    private void beginContainer(Rule rule, boolean typed, int length) {
        long at = in.pos;
        long typeEnd = typed ? typeEnd(at + 1) : at + 1;
        int left = length;
        if (length < 0) {
            Hessian2Dialect.intEnd(in, typeEnd);
            left = count(typeEnd);
        }
        int shape = typed ? typedShape(rule, at + 1) : HessianShapes.rule(rule);
        openWith(rule, shape, left, parts(typed, length < 0));
        define(at);
    }

    private int count(long at) {
        int count = Hessian2Scalars.intAt(segment, at);
        if (count < 0) {
            throw Malformed.wrong(at, 1, "A length is negative", "0 or more", Integer.toString(count));
        }
        return count;
    }

    // -- types

    private long typeEnd(long at) {
        return Hessian2Scalars.isInt(in.u1(at, "a type"))
                ? Hessian2Dialect.intEnd(in, at)
                : stringEnd(at, "a type, by name or number");
    }

    /** The shape of a list or map of the type at an offset, which is new or a number. */
    private int typedShape(Rule rule, long at) {
        int index = types.size();
        if (Hessian2Scalars.isInt(in.bytes.u1(at))) {
            index = Hessian2Scalars.intAt(segment, at);
            if (index < 0 || index >= types.size()) {
                out.issue(Issue.error(
                        at, 1, "No type has this number", "less than " + types.size(), Integer.toString(index)));
                return HessianShapes.rule(rule);
            }
        } else {
            types.add(new KnownType(at, new int[Rule.values().length]));
        }
        int[] shapes = types.get(index).shapes();
        if (shapes[rule.number()] == 0) {
            shapes[rule.number()] =
                    out.recipe(new Shapes.Recipe(types.get(index).offset(), rule.number(), -1));
        }
        return shapes[rule.number()];
    }

    // -- classes and objects

    private void defining() {
        if (stepNumber() == 0 && in.u1(in.pos, "an object") == 'C') {
            beginClassDef();
        } else {
            entry();
        }
    }

    private void beginClassDef() {
        long at = in.pos;
        long count = stringEnd(at + 1, "the name of a class");
        Hessian2Dialect.intEnd(in, count);
        int fields = count(count);
        if (fields > ClassDef.MAX_FIELDS || classes.size() >= MAX_CLASSES) {
            throw Malformed.stopped(
                    count, "There are more classes or fields than the limit allows", "at most " + ClassDef.MAX_FIELDS);
        }
        openWith(Rule.CLASSDEF, HessianShapes.rule(Rule.CLASSDEF), fields);
        value(Part.TYPE);
    }

    private void classDef() {
        int fields = (int) parse.frames.left();
        if (stepNumber() == 0) {
            goTo(1);
            open(Rule.FIELDS, in.pos, 0, fields);
            part(Part.LENGTH);
        } else {
            classes.add(new KnownClass(out.currentOffset(), fields));
            parse.close();
        }
    }

    private void fields() {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        stringEnd(in.pos, "the name of a field");
        parse.frames.left(left - 1);
        value(Part.NAME);
    }

    private void beginObject(boolean separate) {
        long at = in.pos;
        long fields = separate ? Hessian2Dialect.intEnd(in, at + 1) : at + 1;
        int index = separate ? Hessian2Scalars.intAt(segment, at + 1) : in.bytes.u1(at) - 0x60;
        if (index < 0 || index >= classes.size()) {
            throw Malformed.wrong(
                    at, fields - at, "No class with this number is defined", "less than " + classes.size(), "" + index);
        }
        int head = separate ? 2 : 1;
        parse.open(classes.get(index).shape(parse, head, -1), at, fields, word(Rule.OBJECT, 0, index), head);
        out.computed(separate ? 1 + dialect.plainFields(in, at + 1) : 1);
        define(at);
    }

    private void object() {
        KnownClass known = classes.get(classIndex());
        int head = (int) parse.frames.left();
        for (int step = stepNumber(); step < known.fields; step++) {
            goTo(step);
            if (!computed()) {
                goTo(step + 1);
                out.reshape(known.shape(parse, head, step + 1));
                begin(Part.VALUE);
                return;
            }
        }
        out.reshape(known.shape(parse, head, -1));
        parse.close();
    }

    /** What is left of an object's layout ends where reading broke off. */
    @Override
    public void brokenOff(Parse broken, long end) {
        if (rule() == Rule.OBJECT) {
            int head = (int) parse.frames.left();
            out.reshape(classes.get(classIndex()).shape(parse, head, stepNumber()));
        }
        out.unparsed(in.pos, end - in.pos);
    }

    // -- spelling

    @Override
    boolean isEnd(int tag) {
        return tag == 'Z';
    }

    @Override
    boolean isText(int tag) {
        return Hessian2Text.isString(tag);
    }

    @Override
    boolean isBinary(int tag) {
        return (tag >= 0x20 && tag <= 0x2F) || (tag >= 0x34 && tag <= 0x37) || tag == 'A' || tag == 'B';
    }

    @Override
    boolean isChunk(int tag) {
        return tag == 'R' || tag == 'A';
    }

    @Override
    int headOf(int tag) {
        return Hessian2Text.headOf(tag);
    }

    @Override
    int lengthAt(long at) {
        return Hessian2Text.lengthAt(segment, at);
    }

    @Override
    boolean isReference(int tag) {
        return tag == 'Q';
    }

    @Override
    int indexAt(long at) {
        return Hessian2Scalars.intAt(segment, at + 1);
    }
}
