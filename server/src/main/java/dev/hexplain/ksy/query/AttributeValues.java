package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.Comparisons;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.ksy.eval.KsyCharsets;
import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Computes the value of an attribute from its fields in a tree. */
record AttributeValues(TreeStruct holder, Attribute attribute) {
    /** The value of the whole attribute: an array where it is repeated. */
    @Nullable Object of(Field field) {
        return attribute.repeat() == null ? element(field, 0) : new TreeList(this, field);
    }

    /** The value of one element. */
    @Nullable Object element(Field field, long index) {
        return attribute.process() == null ? read(field, index) : read(unpacked(field), index);
    }

    /** The output of a process is a substream of its input's field. */
    private Field unpacked(Field packed) {
        return holder.tree().children(packed, 0, 1).stream()
                .findFirst()
                .orElseThrow(() -> new EvalException(
                        Kind.NOT_READ, attribute.id() + " of " + holder.type().qualifiedName() + " was not unpacked"));
    }

    private @Nullable Object read(Field field, long index) {
        return read(field, attribute.type(), index);
    }

    private @Nullable Object read(Field field, DataType type, long index) {
        return switch (type) {
            case DataType.Int _ -> holder.named(holder.tree().integer(field), attribute.enumeration());
            case DataType.Bits bits -> bits(field, bits);
            case DataType.Real _ -> LeafBytes.real(holder.tree(), field);
            case DataType.Bytes _ -> bytes(field);
            case DataType.Text text -> KsyCharsets.decode(bytes(field), text.encoding());
            case DataType.User user -> object(field, user, index);
            case DataType.Switch choice -> {
                DataType chosen = chosen(choice, field, index);
                yield chosen == null ? null : read(field, chosen, index);
            }
        };
    }

    private @Nullable Object bits(Field field, DataType.Bits bits) {
        long value = holder.tree().integer(field);
        return bits.width() == 1 && attribute.enumeration() == null
                ? (Object) (value != 0)
                : holder.named(value, attribute.enumeration());
    }

    /** The output of a process has no padding or terminator of its own. */
    private byte[] bytes(Field field) {
        holder.asking().spend(field.length());
        boolean whole = attribute.process() != null || attribute.contents() != null;
        byte[] all = LeafBytes.of(holder.tree(), field);
        return whole ? all : LeafBytes.content(all, attribute.sizing());
    }

    private TreeStruct object(Field field, DataType.User user, long index) {
        TypeName name = user.name();
        TypeSpec type = holder.type()
                .findType(name)
                .or(() -> holder.asking().opaque(name))
                .orElseThrow(() -> new EvalException(
                        Kind.UNKNOWN_NAME,
                        name + " is a type that " + holder.type().top().id() + " does not define"));
        return holder.inside(field, type, attribute, user.arguments(), index);
    }

    /**
     * The case of a switch: the only one that fits the fields, or the one its expression selects; null where no case
     * matched and nothing was read.
     */
    private @Nullable DataType chosen(DataType.Switch choice, Field field, long index) {
        List<DataType> fitting =
                new ArrayList<>(choice.cases().stream().map(DataType.Case::type).toList());
        Optional.ofNullable(choice.otherwise()).ifPresent(fitting::add);
        fitting.removeIf(type -> !fits(type, field));
        List<DataType> different = fitting.stream().distinct().toList();
        return different.size() == 1 ? different.getFirst() : evaluated(choice, index);
    }

    private @Nullable DataType evaluated(DataType.Switch choice, long index) {
        TreeScope scope = new TreeScope(holder, null, index);
        Object on = holder.asking().value(choice.on(), scope);
        for (DataType.Case each : choice.cases()) {
            if (Comparisons.equal(on, holder.asking().value(each.when(), scope), scope)) {
                return each.type();
            }
        }
        boolean unread = choice.otherwise() == null && !attribute.sizing().confines();
        return unread ? null : Objects.requireNonNullElseGet(choice.otherwise(), DataType.Bytes::new);
    }

    private boolean fits(DataType type, Field field) {
        return switch (type) {
            case DataType.User user ->
                field.kind() instanceof UserTypeKind(TypeSpec object)
                        && user.name().path().getLast().equals(object.id());
            case DataType.Int number ->
                field.shape().type() instanceof ValueType.Int leaf
                        && leaf.size() == number.size()
                        && leaf.signed() == number.signed();
            case DataType.Real number ->
                field.shape().type() instanceof ValueType.Real leaf && leaf.size() == number.size();
            case DataType.Bits bits ->
                field.shape().type() instanceof ValueType.Bits leaf && leaf.width() == bits.width();
            case DataType.Text _ -> field.shape().type() instanceof ValueType.Text;
            case DataType.Bytes _ -> field.shape().type() instanceof ValueType.Bytes;
            case DataType.Switch _ -> true;
        };
    }
}
