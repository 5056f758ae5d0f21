package dev.hexplain.edit;

import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ValueType;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A way to write the text of a scalar as bytes. */
@FunctionalInterface
interface ScalarForm {
    /** The bytes; empty where the text is not of the kind that this form writes, or does not fit. */
    Optional<byte[]> write(String text);

    /**
     * The forms that may have written some bytes: those that write the same text as the same bytes, most likely first.
     *
     * @param shape of the field that the bytes are of
     */
    static List<ScalarForm> of(Shape shape, byte[] bytes, String text) {
        Enumeration symbols = shape.symbols();
        return symbols == null
                ? of(shape.type(), bytes, text)
                : of(shape.type(), bytes, text, form -> named(form, symbols));
    }

    /** The same where no number has a name. */
    static List<ScalarForm> of(ValueType type, byte[] bytes, String text) {
        return of(type, bytes, text, UnaryOperator.identity());
    }

    private static List<ScalarForm> of(ValueType type, byte[] bytes, String text, UnaryOperator<ScalarForm> named) {
        return Stream.of(
                        ofType(type, bytes),
                        NumberForms.OF_ANY_TYPE,
                        TimeForms.OF_ANY_TYPE,
                        TextForms.OF_ANY_TYPE,
                        ItemForms.OF_ANY_TYPE,
                        CodecForms.OF_ANY_TYPE)
                .flatMap(List::stream)
                .map(named)
                .filter(form -> form.write(text)
                        .filter(written -> Arrays.equals(written, bytes))
                        .isPresent())
                .toList();
    }

    /** Of the number that a name stands for. */
    private static ScalarForm named(ScalarForm form, Enumeration symbols) {
        return text -> form.write(symbols.valueOf(text).map(Object::toString).orElse(text));
    }

    private static List<ScalarForm> ofType(ValueType type, byte[] bytes) {
        return switch (type) {
            case ValueType.Int number -> List.of(text -> NumberForms.fixed(text, number));
            case ValueType.Real number -> List.of(text -> NumberForms.real(text, number));
            case ValueType.Bool _ -> List.of(NumberForms::truth);
            case ValueType.Bits bits -> List.of(text -> NumberForms.bits(text, bits, bytes));
            case ValueType.Char unit -> List.of(text -> TextForms.unit(text, unit.order()));
            case ValueType.Text text -> List.of(value -> TextForms.encoded(value, text.encoding()));
            case ValueType.Bytes _, ValueType.Computed _, ValueType.Group _ -> List.of();
        };
    }
}
