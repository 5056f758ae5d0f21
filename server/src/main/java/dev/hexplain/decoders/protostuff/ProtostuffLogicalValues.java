package dev.hexplain.decoders.protostuff;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.objects.JavaObjectValues;
import dev.hexplain.decoders.protostuff.ProtostuffType.Kind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The values of what says its type itself, of references, and of numbers and dates that are written as others. */
final class ProtostuffLogicalValues {
    /** Class, dimensions, lengths. */
    private static final int FIRST = 16;
    /** Of a tag, below the number of the field. */
    private static final int WIRE_TYPE_BITS = 3;

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
            return Optional.of(tree.handles()
                    .referredToBy(field)
                    .flatMap(tree.handles()::definition)
                    .map(target -> referred(field, target))
                    .orElseGet(() -> LogicalValue.Scalar.of(
                            field, "reference", ScalarKind.NAME, "object " + LeafValues.text(tree, content))));
        }
        String digits = LeafValues.text(tree, field);
        return field.kind() instanceof Kind kind && content.shape().isLeaf()
                ? switch (kind) {
                    case BIG_DECIMAL ->
                        Optional.of(LogicalValue.Scalar.of(field, "java.math.BigDecimal", ScalarKind.DECIMAL, digits));
                    case BIG_INTEGER ->
                        Optional.of(LogicalValue.Scalar.of(field, "java.math.BigInteger", ScalarKind.INTEGER, digits));
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

    /** A value without parts is the same whether it is written again or referred to. */
    private LogicalValue referred(Field field, Field target) {
        LogicalValue value = values.inside().of(target);
        return value instanceof LogicalValue.Scalar scalar
                ? scalar.at(field, scalar.type())
                : new LogicalValue.Reference(field, value.type(), target);
    }

    /** An object, a collection or a map, behind what it is. */
    private Optional<LogicalValue> dynamic(Field field) {
        ChildFields all = ChildFields.behindSlots(tree, field);
        List<Field> first = all.page(0, FIRST);
        int heads = (int) first.stream().takeWhile(part -> !isContent(part)).count();
        if (heads == first.size()) {
            return first.isEmpty() ? Optional.empty() : withoutContent(field, first);
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
        if (elements) {
            return Optional.of(new LogicalValue.Sequence(field, className, content.map(values.later()::of)));
        }
        return Optional.of(
                isEntry(first.get(heads))
                        ? new LogicalValue.Mapping(field, className, entries(content))
                        : new LogicalValue.Structure(field, className, members(content)));
    }

    /** What has no elements, entries or members, by the number of its first part. */
    private Optional<LogicalValue> withoutContent(Field field, List<Field> heads) {
        long tag = tree.child(heads.getFirst(), "tag")
                .map(part -> Varint.value(tree.sourceOf(part), part.offset(), part.length()))
                .orElse(0L);
        String type = className(heads);
        return switch ((int) (tag >>> WIRE_TYPE_BITS)) {
            case ProtostuffRuntimeId.ARRAY,
                    ProtostuffRuntimeId.ARRAY_SCALAR,
                    ProtostuffRuntimeId.ARRAY_ENUM,
                    ProtostuffRuntimeId.ARRAY_POJO,
                    ProtostuffRuntimeId.COLLECTION,
                    ProtostuffRuntimeId.POLYMORPHIC_COLLECTION,
                    ProtostuffRuntimeId.ENUM_SET ->
                Optional.of(new LogicalValue.Sequence(field, type, Paged.of(List.of())));
            case ProtostuffRuntimeId.MAP,
                    ProtostuffRuntimeId.POLYMORPHIC_MAP,
                    ProtostuffRuntimeId.ENUM_MAP,
                    ProtostuffRuntimeId.POJO ->
                Optional.of(new LogicalValue.Structure(field, type, Paged.of(List.of())));
            default -> Optional.empty();
        };
    }

    private Paged<LogicalValue.Named> members(ChildFields content) {
        return content.map(member ->
                new LogicalValue.Named(member.shape().logical(), values.later().of(member)));
    }

    /** A key or a value that is null is not written. */
    private Paged<LogicalValue.Entry> entries(ChildFields content) {
        return content.map(entry -> new LogicalValue.Entry(part(entry, "key"), part(entry, "value")));
    }

    private LogicalValue part(Field entry, String name) {
        return tree.child(entry, name).map(values.later()::of).orElseGet(() -> LogicalValue.Scalar.absent(entry));
    }

    private boolean isEntry(Field member) {
        return member.shape().production().equals(Productions.MAP)
                && tree.child(member, "key").isPresent();
    }

    private String className(List<Field> heads) {
        return heads.stream()
                .flatMap(head -> tree.child(head, "value").stream())
                .filter(text -> text.role() == Role.TYPE)
                .map(text -> LeafValues.text(tree, text))
                .findFirst()
                .orElse("");
    }

    private static boolean isContent(Field part) {
        return part.role() == Role.VALUE && !part.shape().production().isEmpty();
    }
}
