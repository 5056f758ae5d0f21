package dev.hexplain.diff;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ValuePath;
import java.util.Optional;

/**
 * A member of an object or an entry of a map, which are alike to those who compare them.
 *
 * @param key what it is known by
 * @param step to it
 */
record NamedPart(String key, String step, LogicalValue value) {
    private static final int LONGEST_KEY = 80;

    /** The parts of a value by name; empty where it has none. */
    static Optional<Paged<NamedPart>> of(LogicalValue value, Fingerprints fingerprints) {
        return switch (value) {
            case LogicalValue.Structure structure ->
                Optional.of(structure.members().map(NamedPart::of));
            case LogicalValue.Mapping map -> Optional.of(map.entries().map(entry -> of(entry, fingerprints)));
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _, LogicalValue.Sequence _ ->
                Optional.empty();
        };
    }

    private static NamedPart of(LogicalValue.Named member) {
        String step = member.name().isEmpty() ? "" : ValuePath.member(member.name());
        return new NamedPart(member.name(), step, member.value());
    }

    private static NamedPart of(LogicalValue.Entry entry, Fingerprints fingerprints) {
        LogicalValue key = entry.key();
        boolean isShort =
                key instanceof LogicalValue.Scalar scalar && !scalar.text().isLongerThan(LONGEST_KEY);
        String known = isShort ? ValuePath.keyText(key) : "#" + fingerprints.of(key);
        return new NamedPart(known, ValuePath.key(key), entry.value());
    }
}
