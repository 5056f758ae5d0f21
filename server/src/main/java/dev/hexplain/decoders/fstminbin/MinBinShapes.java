package dev.hexplain.decoders.fstminbin;

import dev.hexplain.decode.documents.DocumentShapes;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.ObjectPositions;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Value;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The shape table of all trees: rules, then values by kind and part. Members are resolved from their names. */
enum MinBinShapes implements DocumentShapes {
    INSTANCE;

    private static final int FIRST_RULE = ShapeTable.DUMP + 1;
    private static final int FIRST_KIND = FIRST_RULE + MinBinRule.values().length;

    private static final Map<Integer, Shape> MADE = new ConcurrentHashMap<>();

    static int rule(MinBinRule rule) {
        return FIRST_RULE + rule.number();
    }

    static int scalar(int kind, MinBinPart part) {
        return FIRST_KIND + (kind | part.number() << MinBinScalars.PART_SHIFT);
    }

    @Override
    public Shape fixed(int number) {
        Shape known = MADE.get(number);
        if (known == null) {
            known = make(number);
            MADE.put(number, known);
        }
        return known;
    }

    private static Shape make(int number) {
        if (number < FIRST_RULE) {
            return new ShapeTable().fixed(number);
        }
        if (number < FIRST_KIND) {
            return MinBinLayouts.rule(MinBinRule.of(number - FIRST_RULE));
        }
        int kind = number - FIRST_KIND;
        return MinBinLayouts.scalar(
                kind & (1 << MinBinScalars.PART_SHIFT) - 1, MinBinPart.of(kind >>> MinBinScalars.PART_SHIFT));
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        long at = Member.of(shapeRef).offset();
        MinBinScalars name = new MinBinScalars(new ParseInput(tree.source().segment(), at));
        name.read(at);
        return MinBinLayouts.member(MinBinFieldValues.text(tree, at, name), name.kind);
    }

    @Override
    public int handleNumber(FieldTree tree, Field field) {
        MinBinScalars scalars = new MinBinScalars(new ParseInput(tree.source().segment(), field.offset()));
        return ObjectPositions.ordinal(tree, scalars.intAt(field.offset() + 1));
    }

    /** A map entry's step is its key, or the key's target. */
    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        String step = DocumentShapes.super.logicalStep(tree, parent, field);
        return step.isEmpty() && field.shape().production().equals(MinBinLayouts.ENTRY)
                ? MinBinFieldValues.key(tree, field)
                : step;
    }

    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        return new MinBinValues(values).of(field).or(() -> DocumentShapes.super.value(values, field));
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return MinBinFieldValues.describe(tree, field, read);
    }
}
