package dev.hexplain.edit;

import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A way to write the text of a scalar as bytes. */
@FunctionalInterface
interface ScalarForm {
    /** The bytes; empty where the text is not of the kind that this form writes, or does not fit. */
    Optional<byte[]> write(String text);

    /**
     * The forms that may have written some bytes: those that write the same text as the same bytes, most likely first.
     *
     * @param type of the field that the bytes are of
     */
    static List<ScalarForm> of(ValueType type, byte[] bytes, String text) {
        List<ScalarForm> forms = new ArrayList<>(ofType(type));
        forms.addAll(NumberForms.OF_ANY_TYPE);
        forms.addAll(TimeForms.OF_ANY_TYPE);
        forms.addAll(TextForms.OF_ANY_TYPE);
        forms.addAll(ItemForms.OF_ANY_TYPE);
        return forms.stream()
                .filter(form -> form.write(text)
                        .filter(written -> Arrays.equals(written, bytes))
                        .isPresent())
                .toList();
    }

    private static List<ScalarForm> ofType(ValueType type) {
        return switch (type) {
            case ValueType.Int number -> List.of(text -> NumberForms.fixed(text, number));
            case ValueType.Real number -> List.of(text -> NumberForms.real(text, number));
            case ValueType.Bool _ -> List.of(NumberForms::truth);
            case ValueType.Char unit -> List.of(text -> TextForms.unit(text, unit.order()));
            case ValueType.Text text -> List.of(value -> TextForms.encoded(value, text.encoding()));
            case ValueType.Bytes _, ValueType.Bits _, ValueType.Computed _, ValueType.Group _ -> List.of();
        };
    }
}
