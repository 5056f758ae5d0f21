package dev.hexplain.ksy.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What can be asked of values that are no objects. */
final class Methods {
    /**
     * One of them.
     *
     * @param optional how many of the last parameters may be left out
     */
    record Method(List<ExprType> parameters, int optional, ExprType result, String doc) {}

    private static final Map<String, Method> OF_INTEGERS = methods("to_s", method(ExprType.TEXT, "its decimal digits"));
    private static final Map<String, Method> OF_REALS = methods("to_i", method(ExprType.INT, "without its fraction"));
    private static final Map<String, Method> OF_TRUTHS =
            methods("to_i", method(ExprType.INT, "1 for true, 0 for false"));
    private static final Map<String, Method> OF_ENUMS =
            methods("to_i", method(ExprType.INT, "the integer behind the name"));
    private static final Map<String, Method> OF_TEXTS = methods(
            "length",
            method(ExprType.INT, "how many characters it has"),
            "reverse",
            method(ExprType.TEXT, "its characters, last to first"),
            "substring",
            new Method(
                    List.of(ExprType.INT, ExprType.INT),
                    0,
                    ExprType.TEXT,
                    "from one character up to, without, another; the first is 0"),
            "to_i",
            new Method(List.of(ExprType.INT), 1, ExprType.INT, "the integer it spells, in base 10 or the one given"));
    private static final Map<String, Method> OF_STREAMS = methods(
            "size", method(ExprType.INT, "how many bytes it has"),
            "pos", method(ExprType.INT, "where reading is, from its first byte"),
            "eof", method(ExprType.TRUTH, "whether reading is at its end"));
    private static final Map<String, Method> OF_BYTES = methods(
            "length", method(ExprType.INT, "how many bytes there are"),
            "size", method(ExprType.INT, "how many bytes there are"),
            "to_s", new Method(List.of(ExprType.TEXT), 0, ExprType.TEXT, "the text they are in an encoding"),
            "first", method(ExprType.INT, "the first byte"),
            "last", method(ExprType.INT, "the last byte"),
            "min", method(ExprType.INT, "the least byte"),
            "max", method(ExprType.INT, "the greatest byte"));

    private Methods() {}

    /** By name; none of objects, and of what is not known. */
    static Map<String, Method> of(ExprType type) {
        return switch (type) {
            case ExprType.Int _ -> OF_INTEGERS;
            case ExprType.Real _ -> OF_REALS;
            case ExprType.Truth _ -> OF_TRUTHS;
            case ExprType.Enum _ -> OF_ENUMS;
            case ExprType.Text _ -> OF_TEXTS;
            case ExprType.Stream _ -> OF_STREAMS;
            case ExprType.Bytes _ -> OF_BYTES;
            case ExprType.Array array -> ofArrays(array.of());
            case ExprType.Struct _, ExprType.AnyStruct _, ExprType.Any _, ExprType.Unknown _ -> Map.of();
        };
    }

    private static Map<String, Method> ofArrays(ExprType element) {
        return methods(
                "size", method(ExprType.INT, "how many elements it has"),
                "length", method(ExprType.INT, "how many elements it has"),
                "first", method(element, "the first element"),
                "last", method(element, "the last element"),
                "min", method(element, "the least element"),
                "max", method(element, "the greatest element"));
    }

    private static Method method(ExprType result, String doc) {
        return new Method(List.of(), 0, result, doc);
    }

    private static Map<String, Method> methods(Object... namesAndMethods) {
        Map<String, Method> methods = new LinkedHashMap<>();
        for (int i = 0; i < namesAndMethods.length; i += 2) {
            methods.put((String) namesAndMethods[i], (Method) namesAndMethods[i + 1]);
        }
        return java.util.Collections.unmodifiableMap(methods);
    }
}
