package dev.hexplain.ksy.describe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes the descriptor of a record as {@code .ksy} text. */
final class DescriptorText {
    private final RecordLayout layout;
    private final List<JavaField> fields;
    private final StringBuilder out = new StringBuilder();
    /** Types that arrays and strings need, by name; each is written when first used. */
    private final Map<String, String> types = new LinkedHashMap<>();

    private final Map<String, String> enums = new LinkedHashMap<>();

    DescriptorText(RecordLayout layout, List<JavaField> fields) {
        this.layout = layout;
        this.fields = fields;
    }

    String write() {
        head();
        String seq = seq();
        switch (layout.frame()) {
            case SINGLE -> out.append("seq:\n").append(seq);
            case REPEATED -> out.append("seq:\n").append(toTheEnd("records", "entry"));
            case LENGTH_PREFIXED -> out.append("seq:\n").append(toTheEnd("frames", "frame"));
        }
        types(seq);
        if (!enums.isEmpty()) {
            out.append("enums:\n");
            enums.values().forEach(out::append);
        }
        return out.toString();
    }

    private static String toTheEnd(String id, String type) {
        return "  - id: %s\n    type: %s\n    repeat: eos\n".formatted(id, type);
    }

    private void head() {
        String title = layout.title().isBlank()
                ? DescriptorIds.title(layout.id())
                : layout.title().strip();
        out.append("meta:\n");
        out.append("  id: ").append(layout.id()).append('\n');
        out.append("  title: ").append(DescriptorIds.quoted(title)).append('\n');
        out.append("  endian: ")
                .append(layout.endian() == RecordLayout.Endian.BE ? "be" : "le")
                .append('\n');
        if (layout.endian() == RecordLayout.Endian.NATIVE) {
            // The order above is for tools that do not know this key.
            out.append("-hexplain-native-endian: true\n");
        }
        out.append("doc: |\n");
        doc().forEach(line -> out.append("  ").append(line).append('\n'));
    }

    private List<String> doc() {
        List<String> lines = new ArrayList<>();
        String listed = String.join(
                ", ",
                fields.stream()
                        .map(field -> field.type().source() + " " + field.name())
                        .toList());
        lines.addAll(wrapped("A record of the fields " + listed + "."));
        if (layout.order() == RecordLayout.Order.FIELD) {
            lines.add("Fields stand in the order of the JVM: the largest first, arrays and strings last.");
        }
        return lines;
    }

    private static List<String> wrapped(String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (line.length() + word.length() > 110) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    private String seq() {
        DescriptorIds ids = new DescriptorIds();
        fields.forEach(field -> ids.reserve(field.name()));
        StringBuilder seq = new StringBuilder();
        fields.forEach(field -> field(seq, field, ids));
        return seq.toString();
    }

    private void field(StringBuilder seq, JavaField field, DescriptorIds ids) {
        String id = ids.of(field.name());
        switch (field.type()) {
            case JavaType.Array array
            when array.count() < 0 -> {
                String length = ids.fresh(count(array, id));
                length(seq, length, layout.arrayLength(), field.name() + ".length");
                named(seq, id, field);
                elements(seq, array.element(), length);
            }
            case JavaType.Array array -> {
                named(seq, id, field);
                elements(seq, array.element(), Integer.toString(array.count()));
            }
            case JavaType.Text text -> {
                String length = ids.fresh("len_" + id);
                length(seq, length, layout.text().length(), field.name() + ", its bytes");
                named(seq, id, field);
                text(seq, length);
            }
            default -> {
                named(seq, id, field);
                value(seq, field.type());
            }
        }
    }

    /**
     * The name of an array's length, by the Kaitai Struct style guide: {@code len_} for bytes, {@code num_} for others.
     */
    private static String count(JavaType.Array array, String id) {
        return (array.element() == JavaType.Primitive.BYTE ? "len_" : "num_") + id;
    }

    private static void named(StringBuilder seq, String id, JavaField field) {
        seq.append("  - id: ").append(id).append('\n');
        if (!id.equals(field.name())) {
            line(seq, "-orig-id: " + DescriptorIds.quoted(field.name()));
        }
        line(seq, "-hexplain-logical: " + DescriptorIds.quoted(field.name()));
    }

    private static void length(StringBuilder seq, String id, RecordLayout.Width width, String ofWhat) {
        seq.append("  - id: ").append(id).append('\n');
        line(seq, "type: " + width.described());
        if (width.signed()) {
            line(seq, "valid:");
            line(seq, "  min: 0");
        }
        line(seq, "-hexplain-role: length");
        line(seq, "doc: " + DescriptorIds.quoted(ofWhat));
    }

    /** Writes the elements of an array; bytes have none. */
    private void elements(StringBuilder seq, JavaType element, String count) {
        if (element == JavaType.Primitive.BYTE) {
            line(seq, "size: " + count);
            return;
        }
        value(seq, element);
        line(seq, "repeat: expr");
        line(seq, "repeat-expr: " + count);
    }

    private void value(StringBuilder seq, JavaType type) {
        switch (type) {
            case JavaType.Primitive primitive -> {
                line(seq, "type: " + primitive.described());
                if (primitive == JavaType.Primitive.BOOLEAN) {
                    line(seq, "enum: " + booleans());
                }
            }
            case JavaType.Enumerated enumeration -> {
                line(seq, "type: " + layout.ordinal().described());
                line(seq, "enum: " + constants(enumeration));
            }
            case JavaType.Uuid uuid -> line(seq, "type: " + uuidType());
            case JavaType.Text text -> line(seq, "type: " + textType());
            case JavaType.Array array -> line(seq, "type: " + arrayType(array));
        }
    }

    private void text(StringBuilder seq, String size) {
        line(seq, "type: str");
        line(seq, "size: " + size);
        line(seq, "encoding: " + (layout.text() == RecordLayout.TextForm.UTF ? "MUTF-8" : "UTF-8"));
    }

    private static void line(StringBuilder seq, String text) {
        seq.append("    ").append(text).append('\n');
    }

    private String booleans() {
        enums.putIfAbsent("boolean", """
                  boolean:
                    0:
                      id: is_false
                      -orig-id: 'false'
                    1:
                      id: is_true
                      -orig-id: 'true'
                """);
        return "boolean";
    }

    private String constants(JavaType.Enumerated type) {
        String name = DescriptorIds.snake(type.name());
        String id = name.equals("boolean") ? "boolean_constants" : name;
        if (!enums.containsKey(id)) {
            DescriptorIds ids = new DescriptorIds();
            type.constants().forEach(ids::reserve);
            StringBuilder members = new StringBuilder("  " + id + ":\n");
            for (int ordinal = 0; ordinal < type.constants().size(); ordinal++) {
                String constant = type.constants().get(ordinal);
                members.append("    ").append(ordinal).append(":\n");
                members.append("      id: ").append(ids.of(constant)).append('\n');
                members.append("      -orig-id: ")
                        .append(DescriptorIds.quoted(constant))
                        .append('\n');
            }
            enums.put(id, members.toString());
        }
        return id;
    }

    private String uuidType() {
        return type("uuid", """
                  - id: most_significant
                    type: s8
                  - id: least_significant
                    type: s8
                """);
    }

    private String textType() {
        StringBuilder seq = new StringBuilder();
        length(seq, "len_value", layout.text().length(), "In bytes");
        seq.append("  - id: value\n");
        text(seq, "len_value");
        return type("java_string", seq.toString());
    }

    private String arrayType(JavaType.Array array) {
        String name = DescriptorIds.snake(array.source().replace("[]", "_array").replaceAll("\\[(\\d+)]", "_array_$1"));
        StringBuilder seq = new StringBuilder();
        String count = Integer.toString(array.count());
        if (array.count() < 0) {
            count = count(array, "elements");
            length(seq, count, layout.arrayLength(), "Elements");
        }
        seq.append("  - id: elements\n");
        elements(seq, array.element(), count);
        return type(name.toLowerCase(Locale.ROOT), seq.toString());
    }

    private String type(String name, String seq) {
        types.putIfAbsent(name, seq);
        return name;
    }

    private void types(String record) {
        Map<String, String> all = new LinkedHashMap<>();
        if (layout.frame() == RecordLayout.Frame.LENGTH_PREFIXED) {
            StringBuilder frame = new StringBuilder();
            length(frame, "len_record", layout.frameLength(), "Bytes of the record");
            frame.append("  - id: record\n");
            line(frame, "size: len_record");
            line(frame, "type: entry");
            all.put("frame", frame.toString());
        }
        if (layout.frame() != RecordLayout.Frame.SINGLE) {
            all.put("entry", record);
        }
        all.putAll(types);
        if (all.isEmpty()) {
            return;
        }
        out.append("types:\n");
        all.forEach((name, seq) ->
                out.append("  ").append(name).append(":\n    seq:\n").append(seq.indent(4)));
    }
}
