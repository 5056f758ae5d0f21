package dev.hexplain.decoders.fstminbin;

import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.Positions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Value;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The shape table of all trees: rules, then values by kind and part. Members are cooked from their names. */
enum MinBinShapes implements Shapes {
    INSTANCE;

    private static final int FIRST_RULE = ShapeTable.DUMP + 1;
    private static final int FIRST_KIND = FIRST_RULE + Rule.values().length;

    private final Map<Integer, Shape> made = new ConcurrentHashMap<>();

    static int rule(Rule rule) {
        return FIRST_RULE + rule.number();
    }

    static int scalar(int kind, Part part) {
        return FIRST_KIND + (kind | part.number() << Scalars.PART_SHIFT);
    }

    @Override
    public Shape fixed(int number) {
        Shape known = made.get(number);
        if (known == null) {
            known = make(number);
            made.put(number, known);
        }
        return known;
    }

    private static Shape make(int number) {
        if (number < FIRST_RULE) {
            return new ShapeTable().get(number);
        }
        if (number < FIRST_KIND) {
            return Layouts.rule(Rule.of(number - FIRST_RULE));
        }
        int kind = number - FIRST_KIND;
        return Layouts.scalar(kind & (1 << Scalars.PART_SHIFT) - 1, Part.of(kind >>> Scalars.PART_SHIFT));
    }

    @Override
    public Shape cook(Recipe recipe, FieldTree tree) {
        long at = Member.of(recipe).offset();
        Scalars name = new Scalars(new Input(tree.source().segment(), at));
        name.read(at);
        return Layouts.member(Meaning.text(tree, at, name), name.kind);
    }

    @Override
    public int handleNumber(FieldTree tree, Field field) {
        Scalars scalars = new Scalars(new Input(tree.source().segment(), field.offset()));
        return Positions.ordinal(tree, scalars.intAt(field.offset() + 1));
    }

    /** An entry of a map is called by its key, or what its key refers to. */
    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        String step = Shapes.super.logicalStep(tree, parent, field);
        return step.isEmpty() && field.shape().production().equals(Layouts.ENTRY) ? Meaning.key(tree, field) : step;
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return Meaning.describe(tree, field, read);
    }
}
