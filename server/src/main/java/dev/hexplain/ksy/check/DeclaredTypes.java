package dev.hexplain.ksy.check;

import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.Parameter;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The declared types of parameters, attributes and instances, and of {@code _parent}, for each user type. */
final class DeclaredTypes {
    private static final Pattern INTEGER = Pattern.compile("[us](1|[248](le|be)?)|b([2-9]|[1-5]\\d|6[0-4])(le|be)?");
    private static final Pattern REAL = Pattern.compile("f[48](le|be)?");

    /** Maximum depth of calculated instances that depend on each other; deeper ones are not inferred. */
    private static final int MAX_DEPTH = 100;

    private final TypeOf types = new TypeOf(this);
    private final IdentityHashMap<TypeSpec, Map<String, Declared>> declared = new IdentityHashMap<>();
    private final IdentityHashMap<Object, ExprType> known = new IdentityHashMap<>();
    private final Parents parents;
    private int depth;

    /** Something with a name in a type. */
    private record Declared(
            @Nullable Parameter parameter,
            @Nullable Attribute attribute,
            @Nullable Instance instance) {}

    /** The declared types in these user types. */
    DeclaredTypes(Set<TypeSpec> all) {
        this.parents = new Parents(all, this);
    }

    TypeOf types() {
        return types;
    }

    /** Type of a parameter, attribute or instance by its name. */
    Optional<ExprType> find(TypeSpec type, String name) {
        Declared found = declared(type).get(name);
        if (found == null) {
            return Optional.empty();
        }
        if (found.parameter != null) {
            return Optional.of(of(found.parameter, type));
        }
        return Optional.of(
                found.attribute != null
                        ? of(found.attribute, type)
                        : of(java.util.Objects.requireNonNull(found.instance), type));
    }

    Set<String> names(TypeSpec type) {
        return declared(type).keySet();
    }

    private Map<String, Declared> declared(TypeSpec type) {
        Map<String, Declared> found = declared.get(type);
        if (found == null) {
            found = new LinkedHashMap<>();
            for (Parameter parameter : type.parameters()) {
                found.putIfAbsent(parameter.id(), new Declared(parameter, null, null));
            }
            for (Attribute attribute : type.seq()) {
                found.putIfAbsent(attribute.id(), new Declared(null, attribute, null));
            }
            for (Instance instance : type.instances().values()) {
                found.putIfAbsent(instance.id(), new Declared(null, null, instance));
            }
            declared.put(type, found);
        }
        return found;
    }

    /** The type of {@code _parent} in a user type. */
    ExprType parent(TypeSpec type) {
        return remembered(parents.keyOf(type), () -> parents.of(type));
    }

    ExprType of(Instance instance, TypeSpec type) {
        return switch (instance) {
            case Instance.Parsed parsed -> of(parsed.attribute(), type);
            case Instance.Calculated calculated -> remembered(calculated, () -> calculated(calculated, type));
        };
    }

    private ExprType calculated(Instance.Calculated instance, TypeSpec type) {
        return instance.enumeration() != null
                ? enumeration(instance.enumeration(), type)
                : types.of(instance.value().tree(), type, Locals.NONE, ExpressionDiagnostics.NONE);
    }

    /** A type that is being inferred counts as unknown, so that cycles end. */
    private ExprType remembered(Object key, java.util.function.Supplier<ExprType> find) {
        ExprType found = known.get(key);
        if (found != null || depth >= MAX_DEPTH) {
            return found == null ? ExprTypes.UNKNOWN : found;
        }
        known.put(key, ExprTypes.UNKNOWN);
        depth++;
        found = find.get();
        depth--;
        known.put(key, found);
        return found;
    }

    ExprType of(Parameter parameter, TypeSpec type) {
        if (parameter.enumeration() != null) {
            ExprType named = enumeration(parameter.enumeration(), type);
            return parameter.type().array() ? new ExprType.Array(named) : named;
        }
        return named(parameter.type(), type).orElse(ExprTypes.UNKNOWN);
    }

    ExprType of(Attribute attribute, TypeSpec type) {
        ExprType element = element(attribute, type);
        return attribute.repeat() == null ? element : new ExprType.Array(element);
    }

    /** The type of one element of a repeated attribute. */
    ExprType element(Attribute attribute, TypeSpec type) {
        return attribute.enumeration() != null ? enumeration(attribute.enumeration(), type) : unnamed(attribute, type);
    }

    /** The type of one element, without its enum. */
    ExprType unnamed(Attribute attribute, TypeSpec type) {
        if (attribute.type() instanceof DataType.Switch choice) {
            List<ExprType> cases = new ArrayList<>();
            choice.cases().forEach(one -> cases.add(of(one.type(), type)));
            if (choice.otherwise() != null) {
                cases.add(of(choice.otherwise(), type));
            } else if (attribute.sizing().confines()) {
                cases.add(ExprTypes.BYTES);
            }
            return cases.stream().reduce(ExprType::either).orElse(ExprTypes.ANY);
        }
        boolean named = attribute.enumeration() != null && attribute.type() instanceof DataType.Bits;
        return named ? ExprTypes.INT : of(attribute.type(), type);
    }

    private ExprType enumeration(TypeName name, TypeSpec type) {
        return type.findEnum(name).<ExprType>map(ExprType.Enumeration::new).orElse(ExprTypes.UNKNOWN);
    }

    ExprType of(DataType data, TypeSpec type) {
        return switch (data) {
            case DataType.Int _ -> ExprTypes.INT;
            case DataType.Real _ -> ExprTypes.REAL;
            case DataType.Bits bits -> bits.width() == 1 ? ExprTypes.BOOLEAN : ExprTypes.INT;
            case DataType.Bytes _ -> ExprTypes.BYTES;
            case DataType.Text _ -> ExprTypes.TEXT;
            case DataType.User user ->
                type.findType(user.name()).<ExprType>map(ExprType.Struct::new).orElse(ExprTypes.UNKNOWN);
            case DataType.Switch _ -> ExprTypes.ANY;
        };
    }

    /** The type that a name refers to in a cast or a parameter; empty for an unknown name. */
    Optional<ExprType> named(TypeName name, TypeSpec type) {
        Optional<ExprType> element = builtIn(name)
                .or(() -> type.findType(name).map(ExprType.Struct::new))
                .or(() -> type.opaqueTypes()
                                || name.path().equals(DataType.UNREADABLE.name().path())
                        ? Optional.of(ExprTypes.UNKNOWN)
                        : Optional.empty());
        return name.array() ? element.map(ExprType.Array::new) : element;
    }

    private static Optional<ExprType> builtIn(TypeName name) {
        if (name.absolute() || name.path().size() > 1) {
            return Optional.empty();
        }
        String text = name.path().getFirst();
        if (INTEGER.matcher(text).matches()) {
            return Optional.of(ExprTypes.INT);
        }
        if (REAL.matcher(text).matches()) {
            return Optional.of(ExprTypes.REAL);
        }
        return Optional.ofNullable(
                switch (text) {
                    case "b1", "b1le", "b1be", "bool" -> ExprTypes.BOOLEAN;
                    case "str", "strz" -> ExprTypes.TEXT;
                    case "bytes" -> ExprTypes.BYTES;
                    case "io" -> ExprTypes.STREAM;
                    case "struct" -> ExprTypes.ANY_STRUCT;
                    case "any" -> ExprTypes.ANY;
                    default -> null;
                });
    }
}
