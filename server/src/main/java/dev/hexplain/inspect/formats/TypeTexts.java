package dev.hexplain.inspect.formats;

import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.model.BitOrder;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.ProcessCall;
import dev.hexplain.ksy.model.Repeat;
import dev.hexplain.ksy.model.Sizing;
import dev.hexplain.ksy.model.Valid;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Formats expressions, types and other parts of a descriptor as text, close to how they are written. */
final class TypeTexts {
    private static final HexFormat BYTES = HexFormat.ofDelimiter(" ").withUpperCase();

    private TypeTexts() {}

    static String type(DataType type) {
        return switch (type) {
            case DataType.Int number -> (number.signed() ? "s" : "u") + number.size() + order(number.order());
            case DataType.Real number -> "f" + number.size() + order(number.order());
            case DataType.Bits bits -> "b" + bits.width() + (bits.order() == BitOrder.LITTLE ? "le" : "");
            case DataType.Bytes bytes -> "bytes";
            case DataType.Text text ->
                (text.zeroTerminated() ? "strz" : "str") + (text.encoding().isEmpty() ? "" : " " + text.encoding());
            case DataType.User user -> call(name(user.name()), user.arguments());
            case DataType.Switch choice -> "switch";
        };
    }

    private static String order(@Nullable ByteOrder order) {
        return order == null ? "" : order == ByteOrder.BIG_ENDIAN ? "be" : "le";
    }

    /** The text of an argument is often that of the whole call. */
    private static String call(String name, List<Expression> arguments) {
        if (arguments.isEmpty()) {
            return name;
        }
        String first = arguments.getFirst().text();
        return first.startsWith(name + "(")
                ? first
                : arguments.stream().map(Expression::text).collect(Collectors.joining(", ", name + "(", ")"));
    }

    static String name(TypeName name) {
        return String.valueOf(name);
    }

    static @Nullable String size(Sizing sizing) {
        if (sizing.size() != null) {
            return sizing.size().text();
        }
        if (sizing.toEnd()) {
            return "to the end";
        }
        return sizing.terminated() ? "up to " + bytes(sizing.terminator()) : null;
    }

    static String repeat(Repeat repeat) {
        return switch (repeat) {
            case Repeat.Times times -> times.count().text();
            case Repeat.Until until -> "until " + until.condition().text();
            case Repeat.ToEnd end -> "to the end";
        };
    }

    static String process(ProcessCall process) {
        return call(process.name(), process.arguments());
    }

    static String valid(Valid valid) {
        return switch (valid) {
            case Valid.Equal equal -> equal.value().text();
            case Valid.Range range -> range(range);
            case Valid.AnyOf anyOf ->
                anyOf.values().stream().map(Expression::text).collect(Collectors.joining(", ", "one of ", ""));
            case Valid.InEnum inEnum -> "in the enum";
            case Valid.Satisfies satisfies -> satisfies.condition().text();
        };
    }

    private static String range(Valid.Range range) {
        if (range.min() == null) {
            return "at most " + range.max();
        }
        return range.max() == null ? "at least " + range.min() : range.min() + " to " + range.max();
    }

    static String bytes(byte[] bytes) {
        return BYTES.formatHex(bytes);
    }
}
