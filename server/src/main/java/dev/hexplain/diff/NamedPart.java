package dev.hexplain.diff;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ValuePath;
import java.util.Optional;

/**
 * A member of an object or an entry of a map, which are alike to those who compare them.
 *
 * @param name what it is known by
 * @param step to it
 * @param key of which the name is no more than a hash
 */
record NamedPart(String name, String step, LogicalValue value, Optional<LogicalValue> key) {
    private static final int LONGEST_KEY = 80;

    /** The parts of a value by name; empty where it has none. */
    static Optional<Paged<NamedPart>> of(LogicalValue value, Fingerprints fingerprints) {
        return switch (value) {
            case LogicalValue.Structure structure ->
                Optional.of(structure.members().map(member -> of(member, fingerprints)));
            case LogicalValue.Mapping map ->
                Optional.of(map.entries().map(entry -> of(entry.key(), entry.value(), fingerprints)));
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _, LogicalValue.Sequence _ ->
                Optional.empty();
        };
    }

    private static NamedPart of(LogicalValue.Named member, Fingerprints fingerprints) {
        String step = member.name().isEmpty() ? "" : ValuePath.member(member.name());
        return member.key()
                .map(key -> of(key, member.value(), fingerprints))
                .orElseGet(() -> new NamedPart(member.name(), step, member.value(), Optional.empty()));
    }

    private static NamedPart of(LogicalValue key, LogicalValue value, Fingerprints fingerprints) {
        boolean isShort =
                key instanceof LogicalValue.Scalar scalar && !scalar.text().isLongerThan(LONGEST_KEY);
        return isShort
                ? new NamedPart(ValuePath.keyText(key), ValuePath.key(key), value, Optional.empty())
                : new NamedPart("#" + fingerprints.of(key), ValuePath.key(key), value, Optional.of(key));
    }
}
