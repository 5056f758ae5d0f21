package dev.hexplain.decoders.ion;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Value;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Computes values of fields: symbols, numbers, and values inside their type descriptor. */
final class IonFieldValues {
    private static final int MOST = 1 << 12;

    private IonFieldValues() {}

    /** The text of a symbol: from the string value at an offset, or of the symbol id whose negative is given. */
    static String symbol(Source source, long target) {
        if (target < 0) {
            return IonSymbolTable.name(BigInteger.valueOf(-target));
        }
        long at = target + 1;
        long length = IonTypeDescriptor.size(source.u1(target));
        if (IonTypeDescriptor.hasLength(source.u1(target))) {
            long end = at;
            while (!IonBasicFields.isLast(source.u1(end))) {
                end++;
            }
            length = IonBasicFields.varUInt(source.copy(at, (int) (end + 1 - at)))
                    .longValueExact();
            at = end + 1;
        }
        return new String(source.copy(at, (int) Math.min(length, MOST)), StandardCharsets.UTF_8);
    }

    static Value describe(FieldTree tree, Field field, Value read) {
        if (field.length() == 0) {
            return read;
        }
        return switch (field.kind()) {
            case IonKind.VARUINT -> Value.whole(IonBasicFields.varUInt(bytes(tree, field)));
            case IonKind.VARINT -> Value.whole(IonBasicFields.varInt(bytes(tree, field)));
            case IonKind.SIGNED -> Value.whole(IonBasicFields.signed(bytes(tree, field)));
            case IonKind.MAGNITUDE -> Value.whole(IonBasicFields.uint(bytes(tree, field)));
            case IonKind.NEGATIVE_MAGNITUDE ->
                Value.whole(IonBasicFields.uint(bytes(tree, field)).negate());
            case IonKind.FIELD_NAME, IonKind.ANNOTATION -> reference(tree, field);
            case IonKind.SYMBOL -> symbolOf(tree, field);
            case IonKind.DECIMAL -> field.shape().isLeaf() ? whole(tree, field) : decimal(tree, field);
            case IonKind.TIMESTAMP -> field.shape().isLeaf() ? whole(tree, field) : timestamp(tree, field);
            case IonKind.ANNOTATIONS -> content(tree, field);
            case IonKind.TYPE_DESCRIPTOR ->
                read.with(IonTypeDescriptor.name(tree.source().u1(field.offset())), "");
            default -> other(tree, field, read);
        };
    }

    private static Value other(FieldTree tree, Field field, Value read) {
        if (!field.shape().isLeaf()) {
            return field.shape().production().isEmpty() ? read : content(tree, field);
        }
        return field.shape().production().isEmpty() ? read : whole(tree, field);
    }

    private static Value content(FieldTree tree, Field field) {
        return tree.child(field, "value")
                .or(() -> tree.child(field, "content"))
                .map(tree::value)
                .orElse(Value.NONE);
    }

    /** The value of a symbol, or of a symbol id. */
    private static Value symbolOf(FieldTree tree, Field field) {
        if (!field.shape().isLeaf()) {
            return content(tree, field);
        }
        return field.shape().production().isEmpty() ? reference(tree, field) : whole(tree, field);
    }

    private static Value reference(FieldTree tree, Field field) {
        BigInteger number = id(tree, field);
        long target =
                field.shape().has(ShapeMark.REFERS_TO_HANDLE) && field.shape().target() < 0
                        ? target(tree, field.offset(), number.intValue())
                        : field.shape().target();
        String text = target < 0 ? IonSymbolTable.name(number) : symbol(tree.source(), target);
        return Value.text(text).with("", "$" + number);
    }

    /** The symbol id in a field: a VarUInt as a name or an annotation, a UInt as a value. */
    static BigInteger id(FieldTree tree, Field field) {
        byte[] bytes = tree.source().copy(field.offset(), (int) field.shape().fixedSize());
        return field.kind() == IonKind.SYMBOL ? IonBasicFields.uint(bytes) : IonBasicFields.varUInt(bytes);
    }

    /** The symbol that an id means at an offset, as {@link IonSymbolTable} represents it, where its text is known. */
    static long target(FieldTree tree, long at, int id) {
        Handles texts = tree.handles();
        return id < IonSymbolTable.FIRST_LOCAL
                ? -id
                : texts.definitionOffset(texts.ordinalAt(at, id - IonSymbolTable.FIRST_LOCAL));
    }

    private static Value decimal(FieldTree tree, Field field) {
        Optional<Field> value = tree.child(field, "value");
        if (value.isPresent()) {
            return tree.value(value.get());
        }
        return tree.child(field, "exponent")
                .map(exponent -> Value.decimal(IonBasicFields.decimal(
                        bytes(tree, exponent),
                        tree.child(field, "coefficient")
                                .map(coefficient -> bytes(tree, coefficient))
                                .orElse(new byte[0]))))
                .orElse(Value.NONE);
    }

    private static Value timestamp(FieldTree tree, Field field) {
        return tree.child(field, "value").map(tree::value).orElseGet(() -> IonTimestamps.of(tree, field));
    }

    /** A value inside its type descriptor. */
    private static Value whole(FieldTree tree, Field field) {
        int octet = tree.source().u1(field.offset());
        if (IonTypeDescriptor.isNull(octet)) {
            return IonTypeDescriptor.type(octet) == IonTypeDescriptor.NULL
                    ? Value.NULL
                    : Value.NULL.with("", "null." + IonTypeDescriptor.name(octet));
        }
        return switch (IonTypeDescriptor.type(octet)) {
            case IonTypeDescriptor.BOOL -> Value.truth(octet == 0x11);
            case IonTypeDescriptor.POSITIVE_INT -> Value.whole(0);
            case IonTypeDescriptor.DECIMAL -> Value.decimal("0");
            case IonTypeDescriptor.FLOAT -> Value.real("0.0");
            case IonTypeDescriptor.STRING -> Value.text("");
            case IonTypeDescriptor.SYMBOL -> Value.text("$0").with("", "a symbol without text");
            default -> Value.NONE;
        };
    }

    private static byte[] bytes(FieldTree tree, Field field) {
        return tree.source().copy(field.offset(), (int) Math.min(field.length(), MOST));
    }
}
