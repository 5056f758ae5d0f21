package dev.hexplain.ksy.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The methods of values that are not objects, such as {@code to_s} and {@code size}. */
final class Methods {
    /**
     * One method.
     *
     * @param optional how many of the last parameters may be left out
     */
    record Method(List<ExprType> parameters, int optional, ExprType result, String doc) {}

    private static final Map<String, Method> OF_INTEGERS =
            methods("to_s", method(ExprTypes.TEXT, "its decimal digits"));
    private static final Map<String, Method> OF_REALS = methods("to_i", method(ExprTypes.INT, "without its fraction"));
    private static final Map<String, Method> OF_BOOLEANS =
            methods("to_i", method(ExprTypes.INT, "1 for true, 0 for false"));
    private static final Map<String, Method> OF_ENUMS =
            methods("to_i", method(ExprTypes.INT, "the integer behind the name"));
    private static final Map<String, Method> OF_TEXTS = methods(
            "length",
            method(ExprTypes.INT, "how many characters it has"),
            "reverse",
            method(ExprTypes.TEXT, "its characters, last to first"),
            "substring",
            new Method(
                    List.of(ExprTypes.INT, ExprTypes.INT),
                    0,
                    ExprTypes.TEXT,
                    "from one character up to, without, another; the first is 0"),
            "to_i",
            new Method(List.of(ExprTypes.INT), 1, ExprTypes.INT, "the integer it spells, in base 10 or the one given"));
    private static final Map<String, Method> OF_STREAMS = methods(
            "size", method(ExprTypes.INT, "how many bytes it has"),
            "pos", method(ExprTypes.INT, "where reading is, from its first byte"),
            "eof", method(ExprTypes.BOOLEAN, "whether reading is at its end"));
    private static final Map<String, Method> OF_BYTES = methods(
            "length", method(ExprTypes.INT, "how many bytes there are"),
            "size", method(ExprTypes.INT, "how many bytes there are"),
            "to_s", new Method(List.of(ExprTypes.TEXT), 0, ExprTypes.TEXT, "the text they are in an encoding"),
            "first", method(ExprTypes.INT, "the first byte"),
            "last", method(ExprTypes.INT, "the last byte"),
            "min", method(ExprTypes.INT, "the least byte"),
            "max", method(ExprTypes.INT, "the greatest byte"));

    private Methods() {}

    /** The methods of a type by name; none for objects and unknown types. */
    static Map<String, Method> of(ExprType type) {
        return switch (type) {
            case ExprType.Int _ -> OF_INTEGERS;
            case ExprType.Real _ -> OF_REALS;
            case ExprType.Bool _ -> OF_BOOLEANS;
            case ExprType.Enumeration _ -> OF_ENUMS;
            case ExprType.Text _ -> OF_TEXTS;
            case ExprType.Stream _ -> OF_STREAMS;
            case ExprType.Bytes _ -> OF_BYTES;
            case ExprType.Array array -> ofArrays(array.of());
            case ExprType.Struct _, ExprType.AnyStruct _, ExprType.Any _, ExprType.Unknown _ -> Map.of();
        };
    }

    private static Map<String, Method> ofArrays(ExprType element) {
        return methods(
                "size", method(ExprTypes.INT, "how many elements it has"),
                "length", method(ExprTypes.INT, "how many elements it has"),
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
