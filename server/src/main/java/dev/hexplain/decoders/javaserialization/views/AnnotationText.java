package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.Quoted;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ValuePath;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** An annotation as it is in a source: {@code @Column(name="id", unique=true)}. */
final class AnnotationText {
    /** Longer ones are shown by their members. */
    static final int LONGEST = 2_000;

    private static final int MOST_PARTS = 100;
    private static final Pattern BYTE = Pattern.compile("..");

    private final StringBuilder text = new StringBuilder();

    private AnnotationText() {}

    /** Empty where it is too long, or holds what no annotation does. */
    static Optional<String> of(String type, Paged<LogicalValue.Entry> members) {
        AnnotationText annotation = new AnnotationText();
        annotation.text.append('@').append(type).append('(');
        boolean whole = members.count() <= MOST_PARTS && annotation.appendAll(members.page(0, MOST_PARTS));
        return whole ? Optional.of(annotation.text.append(')').toString()) : Optional.empty();
    }

    static String key(LogicalValue.Entry member) {
        return ValuePath.keyText(member.key());
    }

    private boolean appendAll(List<LogicalValue.Entry> members) {
        boolean value = members.size() == 1 && key(members.getFirst()).equals("value");
        String comma = "";
        for (LogicalValue.Entry member : members) {
            text.append(comma).append(value ? "" : key(member) + "=");
            if (!append(member.value())) {
                return false;
            }
            comma = ", ";
        }
        return true;
    }

    private boolean append(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Scalar scalar -> append(scalar);
            case LogicalValue.Sequence array ->
                array.elements().count() <= MOST_PARTS
                        && appendElements(array.elements().page(0, MOST_PARTS));
            case LogicalValue.Mapping _, LogicalValue.Structure _, LogicalValue.Reference _, LogicalValue.Opaque _ ->
                false;
        };
    }

    private boolean appendElements(List<LogicalValue> elements) {
        text.append('{');
        String comma = "";
        for (LogicalValue element : elements) {
            text.append(comma);
            if (!append(element)) {
                return false;
            }
            comma = ", ";
        }
        text.append('}');
        return true;
    }

    private boolean append(LogicalValue.Scalar scalar) {
        if (scalar.text().isLongerThan(LONGEST)) {
            return false;
        }
        String plain = scalar.text().first(LONGEST);
        text.append(
                switch (scalar.type()) {
                    case "long", "java.lang.Long" -> plain + "L";
                    case "float", "java.lang.Float" -> plain + "f";
                    case "char", "java.lang.Character" -> "'" + plain + "'";
                    case "byte", "java.lang.Byte" -> bytes(HexFormat.of().toHexDigits(Byte.parseByte(plain)));
                    case "byte[]" -> "{" + bytes(plain) + "}";
                    case "java.lang.Class" -> plain + ".class";
                    default -> scalar.kind() == ScalarKind.TEXT ? Quoted.quote(plain) : plain;
                });
        return text.length() <= LONGEST;
    }

    private static String bytes(String digits) {
        return String.join(
                ", ",
                BYTE.matcher(digits)
                        .results()
                        .map(digit -> "(byte)0x" + digit.group())
                        .toList());
    }
}
