package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.ksy.eval.StructValue;
import dev.hexplain.ksy.eval.ValueConversions;
import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An object of a user type, read from the fields of a tree. */
final class TreeStruct implements StructValue {
    /** Marks a value that is being computed. */
    private enum Mark {
        BEING_FOUND
    }

    private final QueryRun asking;
    private final Field field;
    private final TypeSpec type;
    private final @Nullable Origin origin;
    private final Map<String, @Nullable Object> found = new HashMap<>();

    /**
     * The origin of an object.
     *
     * @param holder the object whose attribute it is
     * @param index the number of the element
     */
    record Origin(TreeStruct holder, Attribute attribute, List<Expression> arguments, long index) {
        TreeScope scope() {
            return new TreeScope(holder, null, index);
        }
    }

    private TreeStruct(QueryRun asking, Field field, TypeSpec type, @Nullable Origin origin) {
        this.asking = asking;
        this.field = field;
        this.type = type;
        this.origin = origin;
    }

    static TreeStruct top(QueryRun asking, Field field, TypeSpec type) {
        return new TreeStruct(asking, field, type, null);
    }

    TreeStruct inside(Field of, TypeSpec itsType, Attribute attribute, List<Expression> arguments, long index) {
        return new TreeStruct(asking, of, itsType, new Origin(this, attribute, arguments, index));
    }

    QueryRun asking() {
        return asking;
    }

    FieldTree tree() {
        return asking.tree();
    }

    Field field() {
        return field;
    }

    @Override
    public TypeSpec type() {
        return type;
    }

    @Override
    public @Nullable Object get(String name) {
        if (found.containsKey(name)) {
            Object known = found.get(name);
            if (known == Mark.BEING_FOUND) {
                throw new EvalException(Kind.LIMIT, name + " of " + type.qualifiedName() + " depends on itself");
            }
            return known;
        }
        found.put(name, Mark.BEING_FOUND);
        try {
            Object value = asking.deeper(() -> find(name));
            found.put(name, value);
            return value;
        } finally {
            found.remove(name, Mark.BEING_FOUND);
        }
    }

    private @Nullable Object find(String name) {
        return switch (name) {
            case "_root" -> root();
            case "_parent" -> origin == null || isForeign(origin) ? null : parent(origin);
            case "_io" -> new TreeStream(StreamExtent.of(this));
            default -> named(name);
        };
    }

    /** The outermost object of the same descriptor; null in a type that is nested in another descriptor's. */
    private @Nullable TreeStruct root() {
        TreeStruct object = this;
        while (object.origin != null && !object.isForeign(object.origin)) {
            object = object.origin.holder;
        }
        return object.type.outer().isEmpty() ? object : null;
    }

    /** Whether its type is of another descriptor than its holder's: then it has no access to the holder. */
    private boolean isForeign(Origin from) {
        return from.holder.type.top() != type.top();
    }

    Optional<Origin> origin() {
        return Optional.ofNullable(origin);
    }

    private static @Nullable Object parent(Origin origin) {
        return switch (origin.attribute.parent()) {
            case Attribute.Parent.Holder _ -> origin.holder;
            case Attribute.Parent.None _ -> null;
            case Attribute.Parent.Chosen(Expression object) -> origin.holder.asking.value(object, origin.scope());
        };
    }

    private @Nullable Object named(String name) {
        Instance instance = type.instances().get(name);
        if (instance instanceof Instance.Calculated calculated) {
            return calculate(calculated);
        }
        Attribute attribute = attribute(name);
        return attribute != null ? read(attribute) : parameter(name);
    }

    /** The attribute read under a name; null for none. */
    private @Nullable Attribute attribute(String name) {
        if (type.instances().get(name) instanceof Instance.Parsed parsed) {
            return parsed.attribute();
        }
        return type.seq().stream()
                .filter(each -> each.id().equals(name))
                .findFirst()
                .orElse(null);
    }

    private @Nullable Object parameter(String name) {
        for (int i = 0; i < type.parameters().size(); i++) {
            if (type.parameters().get(i).id().equals(name)) {
                if (origin == null || i >= origin.arguments.size()) {
                    throw new EvalException(Kind.NOT_READ, "the argument " + name + " is not known");
                }
                Object value = asking.value(origin.arguments.get(i), origin.scope());
                return named(value, type.parameters().get(i).enumeration());
            }
        }
        throw new EvalException(Kind.UNKNOWN_NAME, type.qualifiedName() + " has no field " + name);
    }

    private @Nullable Object calculate(Instance.Calculated instance) {
        TreeScope scope = new TreeScope(this, null, 0);
        if (instance.condition() != null && !asking.isTrue(instance.condition(), scope)) {
            return null;
        }
        return named(asking.value(instance.value(), scope), instance.enumeration());
    }

    /** The value as an enum value, if it has an enum. */
    @Nullable Object named(@Nullable Object value, @Nullable TypeName enumeration) {
        return value == null || enumeration == null
                ? value
                : type.findEnum(enumeration)
                        .<Object>map(found -> new EnumValue(found, ValueConversions.integer(value)))
                        .orElse(value);
    }

    private @Nullable Object read(Attribute attribute) {
        Optional<Field> child = child(attribute.id());
        if (child.isPresent()) {
            return new AttributeValues(this, attribute).of(child.get());
        }
        if (attribute.condition() != null && isLeftOut(attribute.condition())) {
            return null;
        }
        throw new EvalException(Kind.NOT_READ, attribute.id() + " of " + type.qualifiedName() + " was not read");
    }

    /** Whether a condition is false. One that depends on the stream's position cannot be evaluated again. */
    private boolean isLeftOut(Expression condition) {
        try {
            return !asking.isTrue(condition, new TreeScope(this, null, 0));
        } catch (EvalException e) {
            return e.kind() == Kind.NOT_READ;
        }
    }

    /** The field of an attribute or instance; empty where the tree does not show it. */
    Optional<Field> child(String name) {
        return tree().child(field, name);
    }

    /** The value of one of the fields in it. */
    @Nullable Object valueOf(Field child) {
        boolean known = type.instances().containsKey(child.name()) || attribute(child.name()) != null;
        return known ? get(child.name()) : null;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TreeStruct struct && field.id().equals(struct.field.id());
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(field.id());
    }
}
