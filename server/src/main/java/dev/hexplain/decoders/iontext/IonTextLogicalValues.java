package dev.hexplain.decoders.iontext;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.HeldScalars;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import java.lang.foreign.MemorySegment;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;

/** The values of scalar tokens, as numbers, times and bytes (Ion specification, "Text encoding"). */
final class IonTextLogicalValues {
    private IonTextLogicalValues() {}

    static LogicalValue of(FieldTree tree, Field item) {
        Field token = item.shape().isLeaf() ? item : tree.child(item, "value").orElse(item);
        return switch (token.kind()) {
            case IonTextToken.NUMBER ->
                number(item, IonTextShapes.raw(tree, token).replace("_", ""));
            case IonTextToken.TIMESTAMP ->
                LogicalValue.Scalar.of(item, "timestamp", ScalarKind.TIME, IonTextShapes.raw(tree, token));
            case IonTextToken.LOB -> lob(tree, item, IonTextShapes.raw(tree, token));
            default -> HeldScalars.of(tree, item);
        };
    }

    private static LogicalValue number(Field item, String text) {
        String sign = text.startsWith("-") ? "-" : "";
        String digits = text.substring(sign.length()).toLowerCase(Locale.ROOT);
        return switch (digits) {
            case "nan" -> scalar(item, "float", ScalarKind.FLOAT, "NaN");
            case "+inf" -> scalar(item, "float", ScalarKind.FLOAT, "Infinity");
            case "inf" -> scalar(item, "float", ScalarKind.FLOAT, "-Infinity");
            default -> {
                if (digits.startsWith("0x") || digits.startsWith("0b")) {
                    int radix = digits.charAt(1) == 'x' ? 16 : 2;
                    yield scalar(
                            item,
                            "int",
                            ScalarKind.INTEGER,
                            new BigInteger(sign + digits.substring(2), radix).toString());
                }
                yield digits.contains("e")
                        ? scalar(item, "float", ScalarKind.FLOAT, sign + complete(digits))
                        : digits.contains(".") || digits.contains("d")
                                ? scalar(item, "decimal", ScalarKind.DECIMAL, sign + complete(digits.replace('d', 'E')))
                                : scalar(item, "int", ScalarKind.INTEGER, sign + digits);
            }
        };
    }

    /** Ion allows a point without digits behind it, and other formats do not. */
    private static String complete(String digits) {
        return digits.endsWith(".") ? digits + "0" : digits.replace(".E", ".0E").replace(".e", ".0e");
    }

    private static LogicalValue scalar(Field item, String type, ScalarKind kind, String text) {
        return LogicalValue.Scalar.of(item, type, kind, text);
    }

    /** Bytes in base 64, or as ASCII characters in quotation marks. */
    private static LogicalValue lob(FieldTree tree, Field item, String token) {
        String content = token.substring(Math.min(2, token.length()), Math.max(2, token.length() - 2))
                .strip();
        boolean text = content.startsWith("\"") || content.startsWith("'''");
        try {
            byte[] bytes = text
                    ? IonTextEscapes.text(content).getBytes(StandardCharsets.ISO_8859_1)
                    : Base64.getMimeDecoder().decode(content);
            return new LogicalValue.Scalar(
                    item, text ? "clob" : "blob", ScalarKind.BYTES, new ScalarText.Hex(MemorySegment.ofArray(bytes)));
        } catch (IllegalArgumentException notBase64) {
            return LeafValues.opaque(tree, item);
        }
    }
}
