package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.ksy.eval.StructValue;
import dev.hexplain.ksy.model.Location;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A value with names: the members of a structure, the keys of a map. Others have none. */
final class ValueStruct implements StructValue {
    private static final int PAGE = 64;

    private final NativeValues natives;
    private final LogicalValue value;

    ValueStruct(NativeValues natives, LogicalValue value) {
        this.natives = natives;
        this.value = value;
    }

    NativeValues natives() {
        return natives;
    }

    LogicalValue value() {
        return value;
    }

    @Override
    public TypeSpec type() {
        String type = value.type().isEmpty() ? "value" : value.type();
        return new TypeSpec.Builder(type, null, new Location("", 1, 1, "")).type();
    }

    @Override
    public @Nullable Object get(String name) {
        if (name.equals("_root")) {
            return natives.of(natives.values().root());
        }
        Optional<LogicalValue> part = part(name);
        if (part.isEmpty() && name.equals("size") && value instanceof LogicalValue.Mapping map) {
            return map.entries().count();
        }
        return natives.of(part.orElseGet(() -> known(name)));
    }

    /**
     * The value of a name.
     *
     * @throws EvalException where there is none
     */
    LogicalValue known(String name) {
        return part(name)
                .or(() -> field(name))
                .orElseThrow(() -> new EvalException(Kind.UNKNOWN_NAME, type().qualifiedName() + " has no " + name));
    }

    /** Where values are what the tree says, what only the encoding needs can be asked for as well: a length, say. */
    private Optional<LogicalValue> field(String name) {
        TreeValues values = natives.values();
        return value instanceof LogicalValue.Structure && !values.hasMeaning()
                ? values.tree().child(value.field(), name).map(values::of)
                : Optional.empty();
    }

    /** The value of a name. */
    Optional<LogicalValue> part(String name) {
        return switch (value) {
            case LogicalValue.Structure structure ->
                first(structure.members(), member -> member.name().equals(name)).map(LogicalValue.Named::value);
            case LogicalValue.Mapping map ->
                first(map.entries(), entry -> ValuePath.keyText(entry.key()).equals(name))
                        .map(LogicalValue.Entry::value);
            case LogicalValue.Reference reference ->
                new ValueStruct(natives, natives.values().of(reference)).part(name);
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Sequence _ -> Optional.empty();
        };
    }

    private <T> Optional<T> first(Paged<T> parts, Function<T, Boolean> wanted) {
        long count = parts.count();
        for (long from = 0; from < count; from += PAGE) {
            List<T> page = parts.page(from, PAGE);
            for (T part : page) {
                natives.work().step();
                if (wanted.apply(part)) {
                    return Optional.of(part);
                }
            }
        }
        return Optional.empty();
    }
}
