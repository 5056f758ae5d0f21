package dev.hexplain.inspect.layouts;

import dev.hexplain.bytes.Range;
import dev.hexplain.diff.messages.CommonField;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the beginning of a descriptor from what messages have in common. */
record LayoutDescriptor(SharedLayout layout) {
    private static final int LONGEST_CONTENTS = 64;

    String text(String id) {
        List<String> lines = new ArrayList<>();
        lines.add("meta:");
        lines.add("  id: " + id);
        lines.add("  endian: " + (mostly(ByteOrder.LITTLE_ENDIAN) ? "le" : "be"));
        lines.add("doc: |");
        lines.add("  The beginning of a description, made of %d %s: what is a guess has to be looked at."
                .formatted(layout.messages().size(), layout.records() ? "records" : "messages"));
        String indent = layout.records() ? "    " : "";
        if (layout.records()) {
            lines.addAll(
                    List.of("seq:", "  - id: records", "    type: record", "    repeat: eos", "types:", "  record:"));
        }
        lines.add(indent + "seq:");
        for (int i = 0; i < layout.fields().size(); i++) {
            lines.add(indent + "  - id: " + layout.names().get(i));
            attribute(i).forEach(line -> lines.add(indent + "    " + line));
        }
        return String.join("\n", lines) + "\n";
    }

    private boolean mostly(ByteOrder order) {
        List<CommonField> numbers = layout.fields().stream()
                .filter(field -> field.kind().isNumber() && field.size() > 1)
                .toList();
        return numbers.stream().filter(field -> field.order() == order).count() * 2 > numbers.size();
    }

    private List<String> attribute(int index) {
        CommonField field = layout.fields().get(index);
        List<String> lines = new ArrayList<>(
                switch (field.kind()) {
                    case CONSTANT -> constant(field);
                    case LENGTH, TOTAL, COUNTER, TIME, FEW, NUMBER -> List.of("type: " + number("u", field));
                    case FLOAT -> List.of("type: " + number("f", field));
                    case TEXT -> List.of("type: str", size(index, field), "encoding: UTF-8");
                    case TERMINATED_TEXT -> List.of("type: strz", "encoding: UTF-8");
                    case BYTES -> List.of(size(index, field));
                    case REST -> List.of("size-eos: true");
                });
        String doc = doc(field);
        if (!doc.isEmpty()) {
            lines.add("doc: '%s'".formatted(doc.replace("'", "''")));
        }
        return lines;
    }

    private List<String> constant(CommonField field) {
        Range range = field.ranges().getFirst();
        if (range.length() > LONGEST_CONTENTS) {
            return List.of("size: " + range.length());
        }
        byte[] bytes = layout.messages().getFirst().copy(range.offset(), (int) range.length());
        return List.of("contents: ["
                + IntStream.range(0, bytes.length)
                        .mapToObj(i -> "0x%02X".formatted(bytes[i] & 0xFF))
                        .collect(Collectors.joining(", "))
                + "]");
    }

    private static String number(String kind, CommonField field) {
        long size = field.size();
        String order = size == 1 ? "" : field.order() == ByteOrder.BIG_ENDIAN ? "be" : "le";
        return kind + size + order;
    }

    private String size(int index, CommonField field) {
        return "size: " + (field.sized() ? layout.names().get(index - 1) : Long.toString(field.size()));
    }

    private String doc(CommonField field) {
        String about = field.about().isEmpty() ? "" : " " + field.about();
        return switch (field.kind()) {
            case LENGTH, TOTAL, COUNTER, TIME -> capital(field.kind().words() + about + ".");
            case FEW -> "Values: " + new LayoutValues(layout.messages(), field).words() + ".";
            case CONSTANT, NUMBER, FLOAT, TEXT, TERMINATED_TEXT, BYTES, REST -> "";
        };
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
