package dev.hexplain.inspect.layouts;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.diff.messages.CommonField;
import dev.hexplain.diff.messages.CommonKind;
import dev.hexplain.inspect.print.Ink;
import dev.hexplain.inspect.print.Ink.Part;
import java.io.PrintWriter;
import java.nio.ByteOrder;
import java.util.HexFormat;

/** Prints what messages have in common: a line for each field, then a line for each message, its bytes by fields. */
public record LayoutPrinter(Ink ink, PrintWriter out) {
    private static final int BYTES_OF_FIELD = 12;
    private static final int BYTES_OF_MESSAGE = 48;
    private static final int MOST_MESSAGES = 50;
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    public void print(SharedLayout layout) {
        long least = layout.messages().stream().mapToLong(Source::length).min().orElse(0);
        long most = layout.messages().stream().mapToLong(Source::length).max().orElse(0);
        out.println(ink.of(
                Part.HEAD,
                "# %d %s, %d to %d bytes"
                        .formatted(layout.messages().size(), layout.records() ? "records" : "messages", least, most)));
        for (int i = 0; i < layout.fields().size(); i++) {
            printField(layout, i);
        }
        out.println();
        for (int i = 0; i < Math.min(MOST_MESSAGES, layout.messages().size()); i++) {
            printMessage(layout, i);
        }
        int left = layout.messages().size() - MOST_MESSAGES;
        if (left > 0) {
            out.println("# and %,d more".formatted(left));
        }
        layout.notes().forEach(note -> out.println("# " + note));
    }

    private void printField(SharedLayout layout, int index) {
        CommonField field = layout.fields().get(index);
        long first = field.ranges().getFirst().offset();
        boolean fixed = field.ranges().stream().allMatch(range -> range.offset() == first);
        String order = !field.kind().isNumber() || field.size() < 2
                ? ""
                : field.order() == ByteOrder.BIG_ENDIAN ? ", big-endian" : ", little-endian";
        String about = field.about().isEmpty() ? "" : " " + field.about();
        out.println("%s  %s  %s  %s%s%s  %s"
                .formatted(
                        ink.of(Part.PLACE, fixed ? "%6d".formatted(first) : "     …"),
                        "%4s".formatted(field.size() < 0 ? "…" : field.size()),
                        ink.of(Part.NAME, "%-12s".formatted(layout.names().get(index))),
                        ink.of(part(field.kind()), field.kind().words()),
                        about,
                        order,
                        new LayoutValues(layout.messages(), field).words())
                .stripTrailing());
    }

    private void printMessage(SharedLayout layout, int message) {
        StringBuilder line = new StringBuilder();
        Source source = layout.messages().get(message);
        for (CommonField field : layout.fields()) {
            Range range = field.ranges().get(message);
            if (range.offset() >= BYTES_OF_MESSAGE) {
                line.append(" …");
                break;
            }
            byte[] bytes = source.copy(range.offset(), (int) Math.min(BYTES_OF_FIELD, range.length()));
            String digits = HEX.formatHex(bytes) + (range.length() > BYTES_OF_FIELD ? "…" : "");
            line.append(line.isEmpty() ? "" : " ").append(ink.of(part(field.kind()), digits));
        }
        out.println(line + "  " + ink.of(Part.PLACE, source.name()));
    }

    private static Part part(CommonKind kind) {
        return switch (kind) {
            case CONSTANT -> Part.TYPE;
            case LENGTH, TOTAL -> Part.STRUCTURE;
            case COUNTER, TIME -> Part.ADDED;
            case FEW -> Part.HANDLE;
            case NUMBER, FLOAT -> Part.CHANGED;
            case TEXT, TERMINATED_TEXT -> Part.NAME;
            case BYTES, REST -> Part.PLACE;
        };
    }
}
