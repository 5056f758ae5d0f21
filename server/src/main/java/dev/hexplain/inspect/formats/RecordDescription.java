package dev.hexplain.inspect.formats;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.ksy.describe.RecordDescriber;
import dev.hexplain.ksy.describe.RecordLayout;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A description of a record of Java fields, from which a descriptor is generated, in the options of the command line
 * and of the API; an empty one takes its default.
 *
 * @param fields as in Java source: {@code long sourceId, double[] prices}
 * @param endian {@code be}, {@code le} or {@code native}
 * @param id of the descriptor
 * @param title for display
 * @param arrayLength type of the length before an array: {@code byte}, {@code short}, {@code int}, {@code long}
 * @param text how strings are written: {@code utf}, or the type of the length before UTF-8
 * @param ordinal type of the number of an enum constant
 * @param order "written" or "field"
 * @param frame {@code single}, {@code repeated} or {@code length-prefixed}
 * @param frameLength type of the length before a record
 */
public record RecordDescription(
        String fields,
        String endian,
        String id,
        String title,
        String arrayLength,
        String text,
        String ordinal,
        String order,
        String frame,
        String frameLength) {

    /** The text of a descriptor. */
    public String descriptor() {
        RecordLayout usual = RecordLayout.DEFAULT;
        RecordLayout layout = new RecordLayout(
                choice("endian", endian, usual.endian()),
                id.isEmpty() ? usual.id() : id,
                title,
                choice("array length", arrayLength, usual.arrayLength()),
                choice("text", text, usual.text()),
                choice("ordinal", ordinal, usual.ordinal()),
                choice("order", order, usual.order()),
                choice("frame", frame, usual.frame()),
                choice("frame length", frameLength, usual.frameLength()));
        RecordDescriber.Result result = RecordDescriber.record(fields, layout);
        if (!result.diagnostics().isEmpty()) {
            throw Refusal.unusable(
                    "No descriptor was made: " + result.diagnostics().getFirst().message(),
                    DiagnosticViews.of("", fields, result.diagnostics()));
        }
        return result.text();
    }

    private static <E extends Enum<E>> E choice(String what, String name, E usual) {
        if (name.isEmpty()) {
            return usual;
        }
        E[] all = usual.getDeclaringClass().getEnumConstants();
        return Arrays.stream(all)
                .filter(each -> name(each).equals(name))
                .findFirst()
                .orElseThrow(() -> Refusal.badRequest("The %s has to be one of %s, and is `%s`."
                        .formatted(
                                what,
                                Arrays.stream(all)
                                        .map(each -> "`" + name(each) + "`")
                                        .collect(Collectors.joining(", ")),
                                name)));
    }

    private static String name(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
