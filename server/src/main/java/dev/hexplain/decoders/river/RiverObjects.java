package dev.hexplain.decoders.river;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import java.util.List;

/** Reads objects: a class, then what that says. */
final class RiverObjects {
    private final Parse parse;
    private final ParseInput in;
    private final RiverRows rows;
    private final RiverClassReader reader;
    private final RiverClasses classes;
    private final RiverValues values;

    RiverObjects(Parse parse, RiverRows rows, RiverInstances instances, RiverClassReader reader, RiverValues values) {
        this.parse = parse;
        this.in = parse.in;
        this.rows = rows;
        this.reader = reader;
        this.classes = reader.all();
        this.values = values;
    }

    /** The class; then the object of that class; then its end. */
    void object(int step) {
        parse.frames.word(RiverRule.OBJECT.word(step + 1, 0));
        switch (step) {
            case 0 -> reader.read();
            case 1 -> begin(reader.last());
            default -> parse.close();
        }
    }

    private void begin(int number) {
        if (number == -RiverToken.CLASS_CLASS) {
            parse.out.reshape(rows.shape(RiverKind.OBJECT, RiverToken.CLASS_CLASS, number, 0));
            reader.read();
            return;
        }
        if (!RiverClasses.isObjectOf(number)) {
            throw MalformedInput.wrong(
                    in.pos, 0, "An object cannot be of this class", "a class that is described", name(number));
        }
        RiverClass type = classes.get(number);
        List<RiverClass> levels = levels(number, type);
        parse.out.reshape(rows.shape(RiverKind.OBJECT, type.token, type.at, levels.size()));
        switch (type.token) {
            case RiverToken.ENUM_CLASS_OF -> {
                reader.utf(RiverClassShapes.ENUM_CONSTANT, RiverClassShapes.ENUM_TEXT, "the name of a constant");
                define();
            }
            case RiverToken.PROXY_CLASS -> {
                define();
                values.value();
            }
            default -> {
                define();
                parse.frames.word(RiverRule.LEVELS.word(0, number));
                parse.frames.left(levels.size());
            }
        }
    }

    private static String name(int number) {
        String known = RiverToken.className(-number);
        return known.isEmpty() ? "no class" : known;
    }

    private void define() {
        parse.out.define(parse.out.currentOffset());
    }

    /** The classes that wrote something. */
    private List<RiverClass> levels(int number, RiverClass type) {
        return switch (type.token) {
            case RiverToken.SERIALIZABLE_CLASS, RiverToken.WRITE_OBJECT_CLASS -> classes.levels(number, in.pos);
            case RiverToken.EXTERNALIZABLE_CLASS, RiverToken.EXTERNALIZER_CLASS -> List.of(type);
            case RiverToken.ENUM_CLASS_OF, RiverToken.PROXY_CLASS -> List.of();
            default ->
                throw MalformedInput.wrong(
                        in.pos,
                        0,
                        "What objects of this class are made of is not in the bytes, so what follows cannot be told apart",
                        "a class that is described with its fields",
                        type.token == RiverToken.PREDEFINED_SERIALIZABLE_CLASS
                                ? "a class by its number in the application's class table"
                                : "a class without objects");
        };
    }

    /** Opens what one class of the hierarchy wrote. */
    void level(int step, int number) {
        List<RiverClass> levels = levels(number, classes.get(number));
        if (step == levels.size()) {
            parse.close();
            return;
        }
        parse.frames.word(RiverRule.LEVELS.word(step + 1, number));
        RiverClass level = levels.get(step);
        parse.open(shape(level, 0), in.pos, in.pos, RiverRule.FIELDS.word(0, level.number), 0);
    }

    /** The fields from one on, up to one that needs a row; then the annotation. */
    void fields(int from, int number) {
        RiverClass level = classes.get(number);
        for (int index = from; index < level.fieldCount(); index++) {
            int type = level.field(index);
            parse.frames.word(RiverRule.FIELDS.word(index, number));
            if (RiverToken.isPrimitive(type)) {
                int width = RiverToken.primitive(type).fixedSize();
                in.require(in.pos, width, "a field");
                in.pos += width;
                parse.out.computed(1);
            } else {
                parse.frames.word(RiverRule.FIELDS.word(index + 1, number));
                // What is inline behind a row is not there where that breaks off.
                parse.out.reshape(shape(level, level.isInlineBehind(index) ? index + 1 : -1));
                values.value();
                return;
            }
        }
        if (from <= level.fieldCount()) {
            parse.out.reshape(shape(level, -1));
        }
        boolean annotated = level.isAnnotated() && from <= level.fieldCount();
        parse.frames.word(RiverRule.FIELDS.word(level.fieldCount() + 1, number));
        if (annotated) {
            parse.open(RiverClassShapes.ANNOTATION, in.pos, in.pos, RiverRule.ANNOTATION.word(0, 0), 0);
        } else {
            parse.close();
        }
    }

    /** Cuts the layout where reading broke off. */
    void brokenOff(int index, int number) {
        parse.out.reshape(shape(classes.get(number), index));
    }

    private int shape(RiverClass level, int kept) {
        return rows.shape(RiverKind.CLASS_DATA, 0, level.at, kept);
    }
}
