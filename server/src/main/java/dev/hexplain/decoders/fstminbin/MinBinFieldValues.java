package dev.hexplain.decoders.fstminbin;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import java.lang.foreign.ValueLayout;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Computes values that depend on more than their own bytes, from fields without rows at most one level down. */
final class MinBinFieldValues {
    private static final int MAX_NAME = 400;
    private static final int MAX_NUMBER = 4096;
    private static final int MOST = 8;

    private MinBinFieldValues() {}

    static Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case MinBinLayouts.NULL -> Value.NULL;
            case MinBinLayouts.DIGITS -> Value.real(new String(copy(tree, field), StandardCharsets.ISO_8859_1));
            case Productions.SCALAR, "part" -> last(tree, field);
            case MinBinLayouts.REFERENCE -> reference(tree, field);
            case Productions.MAP -> object(tree, field);
            case Productions.ARRAY -> ContainerPreviews.array(tree, field);
            case MinBinLayouts.SEQUENCE -> Value.described(type(tree, field) + size(tree, field));
            case MinBinLayouts.ENTRY -> Value.described(key(tree, field) + ": " + summary(tree, lastOf(tree, field)));
            case MinBinLayouts.TYPED -> typed(tree, field);
            default -> read;
        };
    }

    private static byte[] copy(FieldTree tree, Field field) {
        return tree.source().copy(field.offset(), (int) Math.min(MAX_NUMBER, field.length()));
    }

    private static Optional<Field> lastOf(FieldTree tree, Field field) {
        return tree.children(field, Math.max(0, tree.childCount(field) - 1), 1).stream()
                .findFirst();
    }

    private static Value last(FieldTree tree, Field field) {
        Optional<Field> last = lastOf(tree, field);
        return last.filter(MinBinFieldValues::isShort)
                .map(tree::value)
                .orElseGet(() -> Value.described(summary(tree, last)));
    }

    /** Whether its value takes no more than a few fields to compute. */
    private static boolean isShort(Field field) {
        return switch (field.shape().production()) {
            case Productions.MAP,
                    Productions.ARRAY,
                    MinBinLayouts.SEQUENCE,
                    MinBinLayouts.MAPPING,
                    MinBinLayouts.ENTRY -> false;
            default -> true;
        };
    }

    private static String summary(FieldTree tree, Optional<Field> field) {
        return field.map(of -> switch (of.shape().production()) {
                    case Productions.MAP -> "{…}";
                    case MinBinLayouts.SEQUENCE -> tree.value(of).description();
                    default -> isShort(of) ? tree.value(of).summary() : "[…]";
                })
                .orElse("");
    }

    /** The target of a back reference, which is not a reference itself. */
    private static Value reference(FieldTree tree, Field field) {
        Field of = referredTo(tree, field);
        return Value.described(of.equals(field) ? "nothing" : "→ " + summary(tree, Optional.of(of)));
    }

    private static Value object(FieldTree tree, Field field) {
        return Value.described(
                (type(tree, field) + " " + ContainerPreviews.map(tree, field).description()).strip());
    }

    /** The name of the class in front of a value, without quotation marks. */
    static String type(FieldTree tree, Field field) {
        return tree.child(field, "type")
                .map(tree::value)
                .orElse(Value.NONE)
                .actual()
                .replace("\"", "");
    }

    private static String size(FieldTree tree, Field field) {
        return tree.child(field, "size")
                .map(size -> "(" + tree.value(size).actual() + ")")
                .orElse("[…]");
    }

    private static Value typed(FieldTree tree, Field field) {
        String type = type(tree, field);
        List<Field> parts = tree.children(field, tree.slotChildCount(field), MOST).stream()
                .filter(part -> part.shape().production().equals(Productions.SCALAR))
                .toList();
        if (parts.isEmpty()) {
            return Value.described(type);
        }
        Value value = tree.value(parts.getLast());
        return switch (type) {
            case "date" -> Value.time(millis(tree, parts.getLast()), instant(millis(tree, parts.getLast())));
            case "java.math.BigInteger" -> integer(tree, parts.getLast(), type);
            case "java.math.BigDecimal" -> decimal(value, type);
            default -> value.with("", type);
        };
    }

    private static Value decimal(Value text, String type) {
        return text.exact() instanceof Exact.Encoded(var bytes, TextEncoding encoding)
                ? Value.decimal(encoding.decode(bytes.get().toArray(ValueLayout.JAVA_BYTE)))
                        .with("", type)
                : text.with("", type);
    }

    private static long millis(FieldTree tree, Field number) {
        return lastOf(tree, number).map(tree::integer).orElse(0L);
    }

    private static String instant(long millis) {
        try {
            return Instant.ofEpochMilli(millis).toString();
        } catch (DateTimeException beyondAllDates) {
            return "";
        }
    }

    private static Value integer(FieldTree tree, Field array, String type) {
        Optional<Field> bytes = tree.child(array, "bytes").filter(field -> field.length() > 0);
        return bytes.filter(field -> field.length() <= MAX_NUMBER)
                .map(field -> Value.whole(new BigInteger(copy(tree, field))).with("", type))
                .orElse(Value.described(type));
    }

    /** The key of an entry, as a name. */
    static String key(FieldTree tree, Field entry) {
        return tree.children(entry, 0, 1).stream()
                .map(key -> key.shape().production().equals(MinBinLayouts.REFERENCE) ? referredTo(tree, key) : key)
                .filter(MinBinFieldValues::isShort)
                .map(key -> tree.value(key).actual())
                .map(text -> text.startsWith("\"") && text.length() > 1 ? text.substring(1, text.length() - 1) : text)
                .findFirst()
                .orElse("");
    }

    static Field referredTo(FieldTree tree, Field reference) {
        return tree.handles()
                .referredToBy(reference)
                .flatMap(tree.handles()::definition)
                .orElse(reference);
    }

    /** The text of a name that was read. */
    static String text(FieldTree tree, long at, MinBinScalars name) {
        boolean wide = (name.kind & MinBinScalars.WIDE) != 0;
        long from = name.intEnd(at + 2);
        int length = (int) Math.min(MAX_NAME, name.end - from);
        Charset charset = wide ? StandardCharsets.UTF_16LE : StandardCharsets.ISO_8859_1;
        return new String(tree.source().copy(from, length), charset);
    }
}
