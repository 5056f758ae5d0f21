package dev.hexplain.testing;

import dev.hexplain.values.LogicalValue;
import java.util.stream.Collectors;

/** Values on one line: {@code Type(name: text, other: [1, 2])}, maps in braces, references as {@code → Type}. */
public final class LogicalTexts {
    private static final int MOST = 20;
    private static final int LONGEST = 200;

    private LogicalTexts() {}

    public static String of(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Scalar scalar -> scalar.text().first(LONGEST);
            case LogicalValue.Sequence sequence ->
                sequence.elements().page(0, MOST).stream().map(LogicalTexts::of).toList() + "";
            case LogicalValue.Mapping map ->
                map.entries().page(0, MOST).stream()
                        .map(entry -> of(entry.key()) + "=" + of(entry.value()))
                        .collect(Collectors.joining(", ", "{", "}"));
            case LogicalValue.Structure structure ->
                structure.members().page(0, MOST).stream()
                        .map(member -> member.name() + ": " + of(member.value()))
                        .collect(Collectors.joining(", ", structure.type() + "(", ")" + structure.problem()));
            case LogicalValue.Reference reference -> "→ " + reference.type();
            case LogicalValue.Opaque opaque -> "opaque " + opaque.text().first(LONGEST);
        };
    }
}
