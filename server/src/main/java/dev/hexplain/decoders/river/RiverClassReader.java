package dev.hexplain.decoders.river;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/** Reads classes: by one byte, by number, or described in full. */
final class RiverClassReader {
    /** A name of two bytes, a type, a flag: the least that a field takes. */
    private static final int LEAST_FIELD = 4;

    private static final int STRINGS_FROM = 4;

    private final Parse parse;
    private final ParseInput in;
    private final RiverRows rows;
    private final RiverInstances instances;
    private final RiverClasses classes = new RiverClasses();
    private int version;
    /** The class that was read last. */
    private int last = RiverClasses.NONE;

    private boolean tableReported;

    RiverClassReader(Parse parse, RiverRows rows, RiverInstances instances) {
        this.parse = parse;
        this.in = parse.in;
        this.rows = rows;
        this.instances = instances;
    }

    void version(int read) {
        version = read;
    }

    void clear() {
        classes.clear();
    }

    RiverClasses all() {
        return classes;
    }

    /** The number of the class that was read last. */
    int last() {
        return last;
    }

    /** The same as layouts name it. */
    long lastAt() {
        return classes.at(last);
    }

    void completed(int number) {
        last = number;
    }

    /** Reads the class here: at once, or in a frame of its own. */
    void read() {
        long at = in.pos;
        int token = in.u1(at, "a class");
        if (RiverToken.isKnownClass(token)) {
            parse.leaf(RiverClassShapes.KNOWN_CLASS, at, at + 1);
            last = -token;
            return;
        }
        switch (token) {
            case RiverToken.REPEAT_CLASS_FAR -> reference(token, Integer.BYTES);
            case RiverToken.REPEAT_CLASS_NEAR -> reference(token, 1);
            case RiverToken.REPEAT_CLASS_NEARISH -> reference(token, Short.BYTES);
            case RiverToken.PLAIN_CLASS, RiverToken.ENUM_CLASS_OF, RiverToken.EXTERNALIZABLE_CLASS -> named(token);
            case RiverToken.EXTERNALIZER_CLASS -> externalized();
            case RiverToken.OBJECT_ARRAY_CLASS -> open(RiverRule.CLASS_COMPONENT, 0);
            case RiverToken.PROXY_CLASS -> proxy();
            case RiverToken.SERIALIZABLE_CLASS, RiverToken.WRITE_OBJECT_CLASS ->
                open(RiverRule.CLASS, classes.add(new RiverClass(token, at)));
            default -> {
                if (token < RiverToken.PREDEFINED_PLAIN_CLASS || token > RiverToken.PREDEFINED_ENUM_CLASS) {
                    throw MalformedInput.wrong(at, 1, "This byte begins no class", "a class", in.shown(at));
                }
                predefined(token);
            }
        }
    }

    private void open(RiverRule rule, int about) {
        int shape = rule == RiverRule.CLASS ? RiverClassShapes.CLASS_OF_FIELDS : RiverClassShapes.CLASS;
        parse.open(shape, in.pos, in.pos + 1, rule.word(0, about), 0, 2);
    }

    private void reference(int token, int width) {
        long at = in.pos;
        in.require(at + 1, width, "a class by its number");
        long number = RiverInstances.number(in, at + 1, width, classes.count());
        if (number < 0 || number >= classes.count()) {
            throw MalformedInput.wrong(
                    at + 1,
                    width,
                    "No class with this number was described",
                    "less than " + classes.count(),
                    Long.toString(number));
        }
        last = (int) number;
        parse.leaf(rows.shape(RiverKind.CLASS_REFERENCE, token, lastAt(), 0), at, at + 1 + width, 3);
    }

    /** Writes the length and the text of a name. */
    void utf(int shape, int textShape, String what) {
        long at = in.pos;
        in.require(at, Integer.BYTES, what);
        long units = in.bytes.s4(at);
        if (units < 0) {
            throw MalformedInput.wrong(at, Integer.BYTES, "A length is negative", "0 or more", Long.toString(units));
        }
        long end = RiverTexts.end(in, at + Integer.BYTES, units);
        parse.out.open(shape, at);
        parse.out.computed(1);
        parse.leaf(textShape, at + Integer.BYTES, end);
        parse.out.close(end);
    }

    private void name() {
        utf(RiverClassShapes.UTF, RiverClassShapes.UTF_TEXT, "the name of a class");
    }

    private void leaf(int shape, int width, String what) {
        in.require(in.pos, width, what);
        parse.leaf(shape, in.pos, in.pos + width);
    }

    /** Opens the row of a class that is read in one go. */
    private void openWhole() {
        parse.out.open(RiverClassShapes.CLASS, in.pos);
        parse.out.computed(1);
        in.pos++;
    }

    private void named(int token) {
        long at = in.pos;
        openWhole();
        name();
        if (token == RiverToken.EXTERNALIZABLE_CLASS) {
            leaf(RiverClassShapes.UID, Long.BYTES, "a serialVersionUID");
        }
        parse.out.close(in.pos);
        last = classes.add(new RiverClass(token, at));
    }

    private void proxy() {
        long at = in.pos;
        openWhole();
        in.require(in.pos, Integer.BYTES, "the number of interfaces");
        long count = in.bytes.s4(in.pos);
        requireCount(count, Integer.BYTES);
        leaf(RiverClassShapes.COUNT, Integer.BYTES, "the number of interfaces");
        for (long left = count; left > 0; left--) {
            name();
        }
        parse.out.close(in.pos);
        last = classes.add(new RiverClass(RiverToken.PROXY_CLASS, at));
    }

    private void requireCount(long count, int least) {
        long most = (in.end - in.pos) / least;
        if (count < 0 || count > most) {
            throw MalformedInput.wrong(in.pos, Integer.BYTES, "There cannot be so many", "0 to " + most, "" + count);
        }
    }

    private void externalized() {
        long at = in.pos;
        open(RiverRule.CLASS_EXTERNALIZER, classes.add(new RiverClass(RiverToken.EXTERNALIZER_CLASS, at)));
        name();
    }

    /** A class that the application's table knows by a number, which is taken to be one byte. */
    private void predefined(int token) {
        long at = in.pos;
        takenForOneByte("class");
        RiverClass described = new RiverClass(kindOf(token), at);
        switch (token) {
            case RiverToken.PREDEFINED_SERIALIZABLE_CLASS -> open(RiverRule.CLASS_SUPER, classes.add(described));
            case RiverToken.PREDEFINED_EXTERNALIZER_CLASS -> open(RiverRule.CLASS_EXTERNALIZER, classes.add(described));
            default -> {
                openWhole();
                leaf(RiverClassShapes.TABLE_NUMBER, 1, "the number of a class");
                parse.out.close(in.pos);
                last = classes.add(described);
                return;
            }
        }
        leaf(RiverClassShapes.TABLE_NUMBER, 1, "the number of a class");
    }

    /** Reports, once, that an entry of a table of the application begins here. */
    void takenForOneByte(String table) {
        if (!tableReported) {
            tableReported = true;
            parse.issue(Issue.note(
                    in.pos,
                    2,
                    "An entry of the application's %s table is taken for one byte: what its table writes is not in the bytes"
                            .formatted(table)));
        }
    }

    /** What the objects of such a class are like: those of serializable classes stay unknown. */
    private static int kindOf(int token) {
        return switch (token) {
            case RiverToken.PREDEFINED_PLAIN_CLASS -> RiverToken.PLAIN_CLASS;
            case RiverToken.PREDEFINED_PLAIN_CLASS + 1 -> RiverToken.PROXY_CLASS;
            case RiverToken.PREDEFINED_SERIALIZABLE_CLASS + 1 -> RiverToken.EXTERNALIZABLE_CLASS;
            case RiverToken.PREDEFINED_EXTERNALIZER_CLASS -> RiverToken.EXTERNALIZER_CLASS;
            case RiverToken.PREDEFINED_ENUM_CLASS -> RiverToken.ENUM_CLASS_OF;
            default -> token;
        };
    }

    // -- classes in frames

    /** A name, a serialVersionUID, fields, a superclass. */
    void described(int step, int number) {
        RiverRule rule = RiverRule.CLASS;
        parse.frames.word(rule.word(Math.min(step + 1, 2), number));
        switch (step) {
            case 0 -> text("the name of a class");
            case 1 -> {
                leaf(RiverClassShapes.UID, Long.BYTES, "a serialVersionUID");
                in.require(in.pos, Integer.BYTES, "the number of fields");
                long count = in.bytes.s4(in.pos);
                requireCount(count, LEAST_FIELD);
                leaf(RiverClassShapes.COUNT, Integer.BYTES, "the number of fields");
                parse.frames.left(count);
            }
            default -> fieldOrSuperclass(number);
        }
    }

    private void fieldOrSuperclass(int number) {
        long left = parse.frames.left();
        if (left > 0) {
            parse.frames.left(left - 1);
            parse.open(RiverClassShapes.FIELD, in.pos, in.pos, RiverRule.CLASS_FIELD.word(0, number), 0);
        } else {
            parse.frames.word(RiverRule.CLASS_SUPER.word(1, number));
            read();
        }
    }

    /** A name: a string among the objects from version 4 on. */
    private void text(String what) {
        if (version < STRINGS_FROM) {
            name();
            return;
        }
        instances.requireText(what);
        int token = in.bytes.u1(in.pos);
        if (RiverInstances.isReference(token)) {
            instances.reference(token);
        } else {
            RiverValues.string(parse, rows, instances, token);
        }
    }

    void field(int step, int number) {
        parse.frames.word(RiverRule.CLASS_FIELD.word(step + 1, number));
        switch (step) {
            case 0 -> text("the name of a field");
            case 1 -> {
                int token = in.u1(in.pos, "the type of a field");
                if (!RiverToken.isPrimitive(token) && token != RiverToken.OBJECT_CLASS) {
                    throw MalformedInput.wrong(
                            in.pos, 1, "This is no type of a field", "a primitive type or Object", in.shown(in.pos));
                }
                classes.addField(number, token, in.pos);
                parse.leaf(RiverClassShapes.KNOWN_CLASS, in.pos, in.pos + 1);
            }
            default -> {
                leaf(RiverClassShapes.UNSHARED, 1, "a flag");
                parse.close();
            }
        }
    }

    /** Step 0: the superclass of a predefined class; step 1: it is read. */
    void superclass(int step, int number) {
        if (step == 0) {
            parse.frames.word(RiverRule.CLASS_SUPER.word(1, number));
            read();
        } else {
            classes.get(number).superclass = last;
            last = number;
            parse.close();
        }
    }

    void component(int step) {
        if (step == 0) {
            parse.frames.word(RiverRule.CLASS_COMPONENT.word(1, 0));
            read();
        } else {
            last = classes.add(new RiverClass(RiverToken.OBJECT_ARRAY_CLASS, parse.out.currentOffset()));
            parse.close();
        }
    }
}
