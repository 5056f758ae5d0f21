package dev.hexplain.ksy.process;

import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.ValueConversions;
import dev.hexplain.ksy.eval.ValueDescriptions;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Checks the arguments of a process. */
final class ProcessArguments {
    private ProcessArguments() {}

    static void none(String process, List<@Nullable Object> arguments) {
        if (!arguments.isEmpty()) {
            throw wrong(process + " without arguments", arguments);
        }
    }

    /** The only argument. */
    static <T> T one(String signature, List<@Nullable Object> arguments, Function<@Nullable Object, T> conversion) {
        if (arguments.size() != 1) {
            throw wrong(signature, arguments);
        }
        try {
            return conversion.apply(arguments.getFirst());
        } catch (EvalException _) {
            throw wrong(signature, arguments);
        }
    }

    /** Bytes as they are, an integer as its lowest one. */
    static byte[] key(@Nullable Object value) {
        return value instanceof Long number ? new byte[] {number.byteValue()} : ValueConversions.bytes(value);
    }

    private static ProcessException wrong(String expected, List<@Nullable Object> found) {
        String shown = found.stream().map(ValueDescriptions::of).collect(Collectors.joining(", "));
        return new ProcessException(
                ProcessException.Kind.ARGUMENTS, "expected " + expected + ", found arguments (" + shown + ")");
    }
}
