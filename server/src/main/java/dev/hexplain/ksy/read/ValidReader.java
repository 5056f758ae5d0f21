package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Valid;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads {@code valid} from YAML. */
final class ValidReader {
    private ValidReader() {}

    static @Nullable Valid read(@Nullable YamlPart part) {
        if (part == null) {
            return null;
        }
        if (!part.isMap()) {
            return part.expression() instanceof Expression value ? new Valid.Equal(value) : null;
        }
        part.allow(DescriptorKeys.VALID.keySet());
        long kinds = List.of("eq", "any-of", "in-enum", "expr").stream()
                        .filter(part::has)
                        .count()
                + (part.has("min") || part.has("max") ? 1 : 0);
        if (kinds != 1) {
            part.error("expected one of: eq; min, max or both; any-of; in-enum; expr. Found "
                    + (kinds == 0 ? "none" : "several"));
        }
        return kinds == 0 ? null : written(part);
    }

    private static @Nullable Valid written(YamlPart part) {
        if (part.get("eq") instanceof YamlPart equal) {
            return equal.expression() instanceof Expression value ? new Valid.Equal(value) : null;
        }
        if (part.get("any-of") instanceof YamlPart list) {
            return new Valid.AnyOf(list.items().stream()
                    .map(YamlPart::expression)
                    .filter(Objects::nonNull)
                    .toList());
        }
        if (part.get("in-enum") instanceof YamlPart named) {
            return inEnum(named);
        }
        if (part.get("expr") instanceof YamlPart condition) {
            return condition.expression() instanceof Expression value ? new Valid.Satisfies(value) : null;
        }
        Expression min = AttributeReader.expression(part, "min");
        Expression max = AttributeReader.expression(part, "max");
        return min == null && max == null ? null : new Valid.Range(min, max);
    }

    private static @Nullable Valid inEnum(YamlPart part) {
        if (!part.bool(true)) {
            part.error("expected true, found false; leave 'valid' out where nothing is to be checked");
            return null;
        }
        return new Valid.InEnum();
    }
}
