package dev.hexplain.decoders.protostuff;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.objects.JavaObjectValues;
import dev.hexplain.decoders.protostuff.ProtostuffType.Kind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Value;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The values of what says its type itself, of references, and of numbers and dates that are written as others. */
final class ProtostuffLogicalValues {
    private static final int FIRST = 3;

    private final TreeValues values;
    private final FieldTree tree;

    ProtostuffLogicalValues(TreeValues values) {
        this.values = values;
        this.tree = values.tree();
    }

    /** Empty where the value is that of any document. */
    Optional<LogicalValue> of(Field field) {
        if (!field.shape().production().equals(Productions.SCALAR)) {
            return Optional.empty();
        }
        Optional<Field> content = tree.child(field, "value");
        return content.isPresent() ? converted(field, content.get()) : dynamic(field);
    }

    private Optional<LogicalValue> converted(Field field, Field content) {
        if (content.kind() == ProtostuffPart.REFERENCE) {
            String number = tree.value(content).actual();
            return Optional.of(LogicalValue.Scalar.of(field, "reference", ScalarKind.NAME, "object " + number));
        }
        Value own = tree.fullValue(field);
        return field.kind() instanceof Kind kind && content.shape().isLeaf()
                ? switch (kind) {
                    case BIG_DECIMAL ->
                        Optional.of(LogicalValue.Scalar.of(
                                field, "java.math.BigDecimal", ScalarKind.DECIMAL, unquoted(own.actual())));
                    case BIG_INTEGER ->
                        Optional.of(LogicalValue.Scalar.of(
                                field, "java.math.BigInteger", ScalarKind.INTEGER, own.actual()));
                    case DATE ->
                        Optional.of(LogicalValue.Scalar.of(
                                field,
                                "java.util.Date",
                                ScalarKind.TIME,
                                Instant.ofEpochMilli(tree.integer(content)).toString()));
                    default -> Optional.empty();
                }
                : Optional.empty();
    }

    private static String unquoted(String text) {
        return text.startsWith("\"") ? text.substring(1, text.length() - 1) : text;
    }

    /** An object, a collection or a map, behind what it is. */
    private Optional<LogicalValue> dynamic(Field field) {
        ChildFields all = ChildFields.behindSlots(tree, field);
        List<Field> first = all.page(0, FIRST);
        int heads = (int) first.stream().takeWhile(part -> !isContent(part)).count();
        if (heads == first.size()) {
            return Optional.empty();
        }
        String className = className(first.subList(0, heads));
        Optional<LogicalValue> known = JavaObjectValues.of(values, field, className);
        if (known.isPresent()) {
            return known;
        }
        long count = all.count() - heads;
        if (all.page(all.count() - 1, 1).stream().noneMatch(ProtostuffLogicalValues::isContent)) {
            count--;
        }
        ChildFields content = new ChildFields(tree, field, all.first() + heads, count);
        boolean elements = first.get(heads).name().startsWith("[");
        return Optional.of(
                elements
                        ? new LogicalValue.Sequence(field, className, content.map(values.later()::of))
                        : new LogicalValue.Structure(field, className, members(content)));
    }

    private Paged<LogicalValue.Named> members(ChildFields content) {
        return content.map(member -> new LogicalValue.Named(
                member.shape().logical(),
                values.later()
                        .of(tree.child(member, "value")
                                .filter(_ -> isEntry(member))
                                .orElse(member))));
    }

    private boolean isEntry(Field member) {
        return member.shape().production().equals(Productions.MAP)
                && tree.child(member, "key").isPresent();
    }

    private String className(List<Field> heads) {
        return heads.stream()
                .flatMap(head -> tree.child(head, "value").stream())
                .filter(text -> text.role() == Role.TYPE)
                .map(text -> unquoted(tree.value(text).actual()))
                .findFirst()
                .orElse("");
    }

    private static boolean isContent(Field part) {
        return part.role() == Role.VALUE && !part.shape().production().isEmpty();
    }
}
