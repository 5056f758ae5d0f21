package dev.hexplain.inspect.report;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Walk;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The first bytes of a dump as a drawing: rows of 16 bytes, and above the bytes of each leaf a box with its name, in the
 * colour of its role. A leaf that goes on in the next row has a box there, too; leaves that share a byte share a box. An
 * SVG document of its own.
 */
final class ByteDrawing {
    private static final int PER_ROW = 16;
    private static final int MOST_ROWS = 64;
    private static final int MOST_NAMES = 16;
    private static final int CELL = 56;
    private static final int LEFT = 84;
    private static final int TOP = 8;
    private static final int ROW = 44;
    private static final int BOX = 20;
    private static final int LETTER = 7;
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private final FieldTree tree;
    private final Source source;
    private final long shown;
    private final StringBuilder svg = new StringBuilder();

    private ByteDrawing(FieldTree tree) {
        this.tree = tree;
        this.source = tree.source();
        this.shown = Math.min(source.length(), (long) PER_ROW * MOST_ROWS);
    }

    /** The document. */
    static String of(FieldTree tree) {
        return new ByteDrawing(tree).draw();
    }

    private String draw() {
        int rows = (int) ((shown + PER_ROW - 1) / PER_ROW);
        boolean cut = shown < source.length();
        int width = LEFT + PER_ROW * CELL + TOP;
        int height = TOP + rows * ROW + (cut || rows == 0 ? ROW : 0);
        add("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\">%n"
                .formatted(width, height, width, height));
        add("<title>Layout of the first %,d bytes</title>%n<style>%n%s</style>%n".formatted(shown, style()));
        for (int row = 0; row < rows; row++) {
            text(LEFT - 12, y(row) + BOX + 15, "offset", "%08X".formatted((long) row * PER_ROW));
        }
        drawLeaves();
        drawBytes();
        if (cut) {
            text(LEFT, y(rows) + BOX, "more", "… %,d more bytes".formatted(source.length() - shown));
        }
        return svg.append("</svg>").toString();
    }

    private void add(String part) {
        svg.append(part);
    }

    private static int y(int row) {
        return TOP + row * ROW;
    }

    /** One leaf, or several that share bytes. */
    private record Box(long offset, long end, Role role, List<String> names, List<String> titles) {
        static Box of(Field leaf) {
            String title = "%s: %s, 0x%X".formatted(leaf.name(), leaf.type(), leaf.offset());
            return new Box(
                    leaf.offset(), leaf.offset() + leaf.length(), leaf.role(), List.of(leaf.name()), List.of(title));
        }

        boolean shares(Box next) {
            return next.offset < end && offset < next.end;
        }

        Box with(Box next) {
            return new Box(
                    Math.min(offset, next.offset),
                    Math.max(end, next.end),
                    role,
                    concat(names, next.names),
                    concat(titles, next.titles));
        }

        private static List<String> concat(List<String> before, List<String> after) {
            return Stream.concat(before.stream(), after.stream())
                    .limit(MOST_NAMES)
                    .toList();
        }
    }

    private void drawLeaves() {
        @Nullable Box open = null;
        for (Box next : boxes()) {
            if (open != null && open.shares(next)) {
                open = open.with(next);
            } else {
                drawBox(open);
                open = next;
            }
        }
        drawBox(open);
    }

    private List<Box> boxes() {
        List<Box> boxes = new ArrayList<>();
        Walk walk = new Walk(tree);
        while (walk.next()) {
            Field field = walk.field();
            if (field.source() != 0 || tree.startsSubstream(field)) {
                walk.skipChildren();
            } else if (field.offset() >= shown || boxes.size() >= shown * Byte.SIZE) {
                return boxes;
            } else if (field.length() > 0 && (field.shape().isLeaf() || walk.atLeaf())) {
                boxes.add(Box.of(field));
            }
        }
        return boxes;
    }

    /** A rectangle in each row that the box has bytes in. */
    private void drawBox(@Nullable Box box) {
        if (box == null) {
            return;
        }
        long end = Math.min(box.end(), shown);
        String name = String.join(" · ", box.names());
        String title = String.join("\n", box.titles());
        for (long at = box.offset(); at < end; at = (at / PER_ROW + 1) * PER_ROW) {
            int row = (int) (at / PER_ROW);
            int column = (int) (at % PER_ROW);
            int cells = (int) Math.min(end - at, PER_ROW - column);
            int x = LEFT + column * CELL;
            add("<g class=\"%s\"><title>%s</title><rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"3\"/>"
                    .formatted(box.role().id(), Markup.escaped(title), x + 1, y(row), cells * CELL - 2, BOX + 20));
            add("<text class=\"name\" x=\"%d\" y=\"%d\">%s</text></g>%n"
                    .formatted(x + 6, y(row) + 14, Markup.escaped(fitting(name, cells * CELL - 10))));
        }
    }

    private static String fitting(String name, int width) {
        int most = Math.max(1, width / LETTER);
        int letters = name.codePointCount(0, name.length());
        return letters <= most ? name : name.substring(0, name.offsetByCodePoints(0, most - 1)) + "…";
    }

    private void drawBytes() {
        byte[] bytes = source.copy(0, (int) shown);
        for (int i = 0; i < bytes.length; i++) {
            text(LEFT + i % PER_ROW * CELL + CELL / 2, y(i / PER_ROW) + BOX + 15, "byte", HEX.toHexDigits(bytes[i]));
        }
    }

    private void text(int x, int y, String style, String text) {
        add("<text class=\"%s\" x=\"%d\" y=\"%d\">%s</text>%n".formatted(style, x, y, text));
    }

    private static String style() {
        StringBuilder style = new StringBuilder("""
                text { font: 12px ui-monospace, monospace; fill: #1c2127; }
                .byte { text-anchor: middle; }
                .offset { text-anchor: end; fill: #4d5560; }
                .name { font: 11px system-ui, sans-serif; }
                """);
        StringBuilder dark = new StringBuilder("text { fill: #e4e7eb; } .offset { fill: #b9c2cd; }");
        for (Role role : Role.values()) {
            style.append(".%s rect { fill: %s; stroke: %s; }%n".formatted(role.id(), light(role), edge(role)));
            dark.append(" .%s rect { fill: %s; }".formatted(role.id(), dark(role)));
        }
        return style + "@media (prefers-color-scheme: dark) { %s }%n".formatted(dark);
    }

    private static String edge(Role role) {
        return switch (role) {
            case MAGIC -> "#7336ad";
            case HEADER -> "#42526d";
            case TYPE -> "#09529c";
            case NAME -> "#0a6449";
            case LENGTH -> "#843f00";
            case REFERENCE -> "#9c1860";
            case VALUE -> "#8a929c";
            case PADDING -> "#b9c2cd";
            case CHECKSUM -> "#00616f";
            case GAP -> "#8a8071";
            case UNPARSED -> "#6b5000";
        };
    }

    private static String light(Role role) {
        return edge(role) + "1f";
    }

    private static String dark(Role role) {
        return edge(role) + "66";
    }
}
