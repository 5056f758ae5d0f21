package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.ksy.eval.ValueDescriptions;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.Representation;
import dev.hexplain.ksy.model.Representation.Form;
import dev.hexplain.ksy.model.Representation.Literal;
import dev.hexplain.ksy.model.Representation.Placeholder;
import dev.hexplain.tree.Quoted;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The text of an object by its type's {@link Representation}: what has no value is left out. */
final class RepresentationText {
    private static final String THIS = "this";
    private static final int LONGEST = 200;
    private static final int MOST_ELEMENTS = 16;
    private static final int MOST_BYTES = 64;
    private static final int UUID_BYTES = 16;
    /** Objects whose texts are in one another's. */
    private static final int DEEPEST = 8;

    private final StringBuilder text = new StringBuilder();

    private RepresentationText() {}

    static String of(TreeStruct object, Representation representation) {
        RepresentationText made = new RepresentationText();
        made.append(object, representation, 0);
        return Quoted.cut(Quoted.visible(made.text.toString()), LONGEST);
    }

    private void append(TreeStruct object, Representation representation, int depth) {
        for (Representation.Part part : representation.parts()) {
            if (text.length() > LONGEST) {
                return;
            }
            switch (part) {
                case Literal literal -> text.append(literal.text());
                case Placeholder placeholder -> append(value(object, placeholder.path()), placeholder, depth);
            }
        }
    }

    private static @Nullable Object value(TreeStruct object, List<String> path) {
        Object value = object;
        for (String name : path) {
            if (!(value instanceof TreeStruct holder)) {
                return null;
            }
            value = name.equals(THIS) ? holder : member(holder, name);
        }
        return value;
    }

    /** The value under a name; null where there is none. */
    private static @Nullable Object member(TreeStruct holder, String name) {
        try {
            return holder.get(name);
        } catch (EvalException hasNone) {
            if (hasNone.kind() == Kind.LIMIT) {
                throw hasNone;
            }
            return null;
        }
    }

    private void append(@Nullable Object value, Placeholder as, int depth) {
        switch (value) {
            case null -> {}
            case TreeStruct struct when as.form() == Form.FLAGS -> text.append(flags(struct));
            case TreeStruct struct -> object(struct, depth);
            case List<?> list -> elements(list, as, depth);
            case byte[] bytes -> text.append(bytes(bytes, as.form()));
            case EnumValue named -> text.append(named(named, as.form()));
            case Long number -> text.append(number(number, as.form()));
            case Object other -> text.append(other);
        }
    }

    private void object(TreeStruct struct, int depth) {
        if (depth < DEEPEST) {
            struct.type().representation().ifPresent(inner -> append(struct, inner, depth + 1));
        }
    }

    private void elements(List<?> list, Placeholder as, int depth) {
        int most = Math.min(MOST_ELEMENTS, list.size());
        for (int i = 0; i < most && text.length() <= LONGEST; i++) {
            text.append(i == 0 ? "" : as.separator());
            append(list.get(i), as, depth);
        }
        text.append(list.size() > most ? as.separator() + "…" : "");
    }

    /** The names of the truth values that are true. */
    private static String flags(TreeStruct struct) {
        Stream<String> fields = struct.type().seq().stream().map(Attribute::id);
        Stream<String> calculated = struct.type().instances().values().stream()
                .filter(Instance.Calculated.class::isInstance)
                .map(Instance::id);
        List<String> names = Stream.concat(fields, calculated)
                .filter(name -> Boolean.TRUE.equals(member(struct, name)))
                .toList();
        return names.isEmpty() ? "none" : String.join("|", names);
    }

    private static String number(long number, Form form) {
        return form == Form.DEC
                ? Long.toString(number)
                : (number < 0 ? "-" : "") + "0x"
                        + Long.toUnsignedString(Math.abs(number), 16).toUpperCase(Locale.ROOT);
    }

    private static String named(EnumValue value, Form form) {
        EnumSpec.Member member = value.enumeration().members().get(value.value());
        return member == null || form == Form.DEC ? number(value.value(), form) : member.id();
    }

    private static String bytes(byte[] bytes, Form form) {
        int most = Math.min(MOST_BYTES, bytes.length);
        String cut = most < bytes.length ? "…" : "";
        return switch (form) {
            case STR -> '"' + new String(bytes, 0, most, StandardCharsets.ISO_8859_1) + cut + '"';
            case HEX -> HexFormat.of().withUpperCase().formatHex(bytes, 0, most) + cut;
            case UUID -> bytes.length == UUID_BYTES ? uuid(bytes) : ValueDescriptions.shortly(bytes);
            case DEFAULT, DEC, FLAGS -> ValueDescriptions.shortly(bytes);
        };
    }

    private static String uuid(byte[] bytes) {
        String digits = HexFormat.of().formatHex(bytes);
        return "%s-%s-%s-%s-%s"
                .formatted(
                        digits.substring(0, 8),
                        digits.substring(8, 12),
                        digits.substring(12, 16),
                        digits.substring(16, 20),
                        digits.substring(20));
    }
}
