package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Shapes;
import java.util.ArrayList;
import java.util.List;

/** Reads class definitions and their objects: one row each, whose slots are the fields. */
final class HessianObjects {
    private static final int MAX_CLASSES = 200_000;

    private final HessianGrammar grammar;
    private final Parse parse;
    private final List<KnownClass> classes = new ArrayList<>();

    HessianObjects(HessianGrammar grammar) {
        this.grammar = grammar;
        this.parse = grammar.parse;
    }

    /** A defined class, and the shapes of its objects by number of slots. */
    private static final class KnownClass {
        final long offset;
        final int fields;
        /** The shape of a whole object whose tag has the number of the class. */
        final int whole;

        final int[][] shapes;

        KnownClass(Parse parse, long offset, int fields) {
            this.offset = offset;
            this.fields = fields;
            this.whole = parse.out.shapeRef(new Shapes.ShapeRef(offset, HessianRule.OBJECT.number(), -1));
            this.shapes = new int[2][];
        }

        /** @param head number of slots before the first field: 1 or 2 */
        int shape(Parse parse, int head, int cut) {
            if (head == 1 && cut < 0) {
                return whole;
            }
            int[] known = shapes[head - 1];
            if (known == null) {
                known = new int[fields + 2];
                shapes[head - 1] = known;
            }
            int place = cut < 0 ? fields + 1 : cut;
            if (known[place] == 0) {
                long variant = (head - 1L) << Short.SIZE | HessianRule.OBJECT.number();
                known[place] = parse.out.shapeRef(new Shapes.ShapeRef(offset, variant, cut < 0 ? -1 : head + cut));
            }
            return known[place];
        }
    }

    /** Fails beyond the limits on the fields of a class and on the number of classes. */
    void requireRoom(long at, int fields) {
        if (fields > HessianClassDefinition.MAX_FIELDS || classes.size() >= MAX_CLASSES) {
            throw MalformedInput.stopped(
                    at,
                    "There are more classes or fields than the limit allows",
                    "at most " + HessianClassDefinition.MAX_FIELDS);
        }
    }

    /** Defines the next class number for the definition that starts at an offset. */
    void define(long offset, int fields) {
        classes.add(new KnownClass(parse, offset, fields));
    }

    /** Whether this is the one shape reference of a class that all classes have, in the order of their numbers. */
    static boolean isClass(Shapes.ShapeRef shapeRef) {
        return shapeRef.variant() == HessianRule.OBJECT.number() && shapeRef.cut() < 0;
    }

    /** The number of fields of a class; -1 where none has the number. */
    int fieldsOf(int index) {
        return index >= 0 && index < classes.size() ? classes.get(index).fields : -1;
    }

    /**
     * Opens an object at the current position.
     *
     * @param index of the class
     * @param fields the offset of its first field
     * @param head number of slots before that: 1 or 2
     * @param computed number of fields in these slots
     */
    void begin(int index, long fields, int head, int computed) {
        long at = parse.in.pos;
        if (index < 0 || index >= classes.size()) {
            throw MalformedInput.wrong(
                    at, fields - at, "No class with this number is defined", "less than " + classes.size(), "" + index);
        }
        long word = HessianGrammar.word(HessianRule.OBJECT, 0, index);
        parse.open(classes.get(index).shape(parse, head, -1), at, fields, word, head);
        parse.out.computed(computed);
        grammar.define(at);
    }

    /** Continues the open object. */
    void step() {
        KnownClass known = classes.get(grammar.classIndex());
        int head = (int) parse.frames.left();
        for (int step = grammar.stepNumber(); step < known.fields; step++) {
            grammar.goTo(step);
            if (!grammar.passed.value() && !grammar.computed()) {
                grammar.goTo(step + 1);
                parse.out.reshape(known.shape(parse, head, step + 1));
                grammar.begin(HessianPart.VALUE);
                return;
            }
        }
        parse.out.reshape(known.shape(parse, head, -1));
        parse.close();
    }

    /** Cuts the object's layout where reading broke off. */
    void brokenOff() {
        int head = (int) parse.frames.left();
        parse.out.reshape(classes.get(grammar.classIndex()).shape(parse, head, grammar.stepNumber()));
    }
}
