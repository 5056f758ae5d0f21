package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Shapes;
import java.util.ArrayList;
import java.util.List;

/** Grammar of Hessian 2.0: the serialization protocol (section 3), and messages of the web service protocol. */
final class Hessian2Grammar extends HessianGrammar {
    private final Hessian2Messages messages = new Hessian2Messages(this);
    private final List<KnownType> types = new ArrayList<>();

    /** The shapes of containers without a type, by rule. */
    private final int[] untyped = new int[HessianRule.values().length];

    Hessian2Grammar(Parse parse) {
        this(parse, true);
    }

    /** @param mayBePlain whether short values may be without rows */
    Hessian2Grammar(Parse parse, boolean mayBePlain) {
        super(parse, new Hessian2ValueReader(), mayBePlain);
    }

    /** A named type, and the shapes of its lists and maps by rule. */
    @SuppressWarnings("ArrayRecordComponent") // found by its number, never compared
    private record KnownType(long offset, int[] shapes) {}

    @Override
    public void begin() {
        messages.begin();
    }

    @Override
    void stepOther(HessianRule rule) {
        switch (rule) {
            case DEFINING -> defining();
            default -> {
                if (!messages.step(rule)) {
                    throw new IllegalStateException("No rule of Hessian 2: " + rule);
                }
            }
        }
    }

    /** A call of a method, with its argument count. */
    void call() {
        long count = stringEnd(in.pos + 1, "the name of a method");
        Hessian2ValueReader.intEnd(in, count);
        int arguments = count(count);
        openWith(
                HessianRule.CALL,
                HessianShapes.rule(HessianRule.CALL),
                arguments,
                HessianPart.NAME,
                HessianPart.LENGTH);
    }

    // -- values

    @Override
    void beginOther(int tag) {
        switch (tag) {
            case 'C' -> open(HessianRule.DEFINING, in.pos, 0, 0);
            case 'E' -> messages.beginEnvelope();
            case 'O' -> beginObject(true);
            case 'H' -> beginContainer(HessianRule.MAP, false, 0);
            case 'M' -> beginContainer(HessianRule.MAP_TYPE, true, 0);
            case 0x55 -> beginContainer(HessianRule.ENDED_LIST_TYPE, true, 0);
            case 0x56 -> beginContainer(HessianRule.LIST_TYPE_LENGTH, true, -1);
            case 0x57 -> beginContainer(HessianRule.ENDED_LIST, false, 0);
            case 0x58 -> beginContainer(HessianRule.LIST_LENGTH, false, -1);
            default -> beginDirect(tag);
        }
    }

    private void beginDirect(int tag) {
        if (tag >= 0x60 && tag <= 0x6F) {
            beginObject(false);
        } else if (tag >= 0x70 && tag <= 0x77) {
            beginContainer(HessianRule.LIST_TYPE, true, tag - 0x70);
        } else if (tag >= 0x78 && tag <= 0x7F) {
            beginContainer(HessianRule.LIST, false, tag - 0x78);
        } else {
            throw unexpected(tag, "a value");
        }
    }

    /** @param length number of values in it; -1 where it is written after the type */
    private void beginContainer(HessianRule rule, boolean typed, int length) {
        long at = in.pos;
        long typeEnd = typed ? typeEnd(at + 1) : at + 1;
        int left = length;
        if (length < 0) {
            Hessian2ValueReader.intEnd(in, typeEnd);
            left = count(typeEnd);
        }
        int shape = typed ? typedShape(rule, at + 1) : untyped(rule);
        openWith(rule, shape, left, parts(typed, length < 0));
        define(at);
    }

    // -- types

    private long typeEnd(long at) {
        return Hessian2Scalars.isInt(in.u1(at, "a type"))
                ? Hessian2ValueReader.intEnd(in, at)
                : stringEnd(at, "a type, by name or number");
    }

    /** The shape of a list or map whose type, a name or a type number, is at an offset. */
    private int typedShape(HessianRule rule, long at) {
        int index = types.size();
        if (Hessian2Scalars.isInt(in.bytes.u1(at))) {
            index = Hessian2Scalars.intAt(segment, at);
            if (index < 0 || index >= types.size()) {
                out.issue(Issue.error(
                        at, 1, "No type has this number", "less than " + types.size(), Integer.toString(index)));
                return untyped(rule);
            }
        } else {
            types.add(new KnownType(at, new int[HessianRule.values().length]));
        }
        int[] shapes = types.get(index).shapes();
        if (shapes[rule.number()] == 0) {
            shapes[rule.number()] =
                    out.shapeRef(new Shapes.ShapeRef(types.get(index).offset(), rule.number(), -1));
        }
        return shapes[rule.number()];
    }

    @Override
    int untyped(HessianRule rule) {
        int shape = untyped[rule.number()];
        if (shape == 0) {
            shape = out.shapeRef(HessianShapes.untyped(rule));
            untyped[rule.number()] = shape;
        }
        return shape;
    }

    @Override
    boolean isType(int number) {
        return number >= 0 && number < types.size();
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
        Hessian2ValueReader.intEnd(in, count);
        int fields = count(count);
        objects.requireRoom(count, fields);
        openWith(HessianRule.CLASSDEF, HessianShapes.rule(HessianRule.CLASSDEF), fields);
        value(HessianPart.TYPE);
    }

    @Override
    long nameEnd(long at) {
        return stringEnd(at, "the name of a field");
    }

    private void beginObject(boolean separate) {
        long at = in.pos;
        long fields = separate ? Hessian2ValueReader.intEnd(in, at + 1) : at + 1;
        int index = separate ? Hessian2Scalars.intAt(segment, at + 1) : in.bytes.u1(at) - 0x60;
        objects.begin(index, fields, separate ? 2 : 1, separate ? 1 + dialect.plainFields(in, at + 1) : 1);
    }

    // -- encoding

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
