package dev.hexplain.inspect.print;

import dev.hexplain.inspect.print.Ink.Part;
import dev.hexplain.inspect.view.IssueView;
import dev.hexplain.tree.DerivedSource;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Placement;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Walk;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Prints the tree as an indented outline, also used as golden text: a line for each field with its offset, its first
 * bytes where it is a leaf, its name, type and value. Of a long array, the first and last elements.
 */
public final class OutlinePrinter {
    private static final int BYTES_SHOWN = 8;
    private static final int DEEPEST_INDENT = 40;
    private static final int LISTED_WHOLE = 32;
    private static final int FIRST_LISTED = 8;
    private static final int LAST_LISTED = 2;
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
    private static final HexFormat OFFSETS = HexFormat.of().withUpperCase();

    private final PrintSubject subject;
    private final FieldTree tree;
    private final Ink ink;
    private final PrintWriter out;
    /** Digits of an offset. */
    private final int digits;
    /** By depth: the number among its parent's children of the first that is left out, or -1. */
    private long[] leftOutFrom = new long[16];
    /** By depth: how many are left out. */
    private long[] leftOut = new long[16];

    public OutlinePrinter(PrintSubject subject, FieldTree tree, Ink ink, PrintWriter out) {
        this.subject = subject;
        this.tree = tree;
        this.ink = ink;
        this.out = out;
        this.digits = tree.source().length() > 0xFFFF_FFFFL ? 12 : 8;
    }

    public void print() {
        printHead();
        if (printFields(Integer.MAX_VALUE, Long.MAX_VALUE).late()) {
            out.append("… the time was over here: fields are left out\n");
        }
        printIssues();
    }

    /**
     * Prints the fields only.
     *
     * @param deepest fields further in are left out
     * @param most lines that are printed at most
     * @return what was left out
     */
    public LeftOut printFields(int deepest, long most) {
        Walk walk = new Walk(tree);
        PrintListener listener = new PrintListener(out);
        boolean inner = false;
        for (long lines = 0; walk.next() && listener.goesOn(); lines++) {
            if (lines == most) {
                return new LeftOut(true, inner, false);
            }
            Field field = walk.field();
            if (walk.depth() > 0 && leftOutFrom[walk.depth()] == field.index()) {
                printLeftOut(walk);
                continue;
            }
            printOrigin(field, walk.depth());
            print(field, walk.depth());
            if (walk.depth() >= deepest) {
                walk.skipChildren();
                inner |= !tree.isBare(field);
            } else {
                plan(field, walk.depth() + 1);
            }
        }
        return new LeftOut(false, inner, listener.isLate());
    }

    /**
     * What the bounds left out.
     *
     * @param lines whether there are more lines
     * @param inner whether there are fields further in
     * @param late whether the time was over before the last line
     */
    public record LeftOut(boolean lines, boolean inner, boolean late) {}

    private void printHead() {
        out.printf(
                "%s# %s: %s, %s%s%s, %s, %s, %s, %s%s%n",
                ink.on(Part.HEAD),
                subject.file(),
                counted(tree.source().length(), "byte"),
                subject.format(),
                subject.layers().equals("raw") ? "" : " in " + subject.layers(),
                subject.offset() == 0 ? "" : " from 0x%X".formatted(subject.offset()),
                subject.status(),
                counted(tree.facts().fields(), "field"),
                explained(),
                counted(subject.issueCount(), "issue"),
                ink.off());
    }

    /** How much of the bytes is explained: their structure, and their meaning where that is less. */
    private String explained() {
        long size = tree.source().length();
        long covered = tree.facts().covered();
        long opaque = tree.facts().opaque();
        if (size == 0) {
            return "nothing to explain";
        }
        return counted(covered, "byte") + " explained"
                + (opaque == 0
                        ? ""
                        : " (structure %s, meaning %s)"
                                .formatted(percent(covered, size), percent(covered - opaque, size)));
    }

    /** Rounded down, so that 100 % is all of it. */
    private static String percent(long part, long of) {
        return "%d %%".formatted((long) Math.floor(100.0 * part / of));
    }

    private static String counted(long count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }

    /** Decides which children of a field are left out. */
    private void plan(Field field, int depth) {
        if (depth >= leftOut.length) {
            leftOutFrom = Arrays.copyOf(leftOutFrom, depth * 2);
            leftOut = Arrays.copyOf(leftOut, depth * 2);
        }
        leftOutFrom[depth] = -1;
        if (field.shape().isLeaf() || field.shape().tail().stored() instanceof Tail.OwnRows) {
            return;
        }
        long slots = tree.slotChildCount(field);
        long elements = tree.childCount(field) - slots - tree.substreamCount(field);
        if (elements > LISTED_WHOLE) {
            leftOutFrom[depth] = slots + FIRST_LISTED;
            leftOut[depth] = elements - FIRST_LISTED - LAST_LISTED;
        }
    }

    private void printLeftOut(Walk walk) {
        long count = leftOut[walk.depth()];
        StringBuilder line = start(walk.field().offset(), "", walk.depth());
        out.append(line.append("… ").append(count).append(" more\n"));
        walk.skipSiblings(count - 1);
    }

    /** Above the fields of derived bytes: how those were made. */
    private void printOrigin(Field field, int depth) {
        if (!tree.startsSubstream(field) || field.placement() != Placement.DERIVED) {
            return;
        }
        DerivedSource made = tree.derived(field.source()).orElseThrow();
        StringBuilder line = indented(new StringBuilder(ink.on(Part.PLACE)).repeat(' ', digits), "", depth);
        line.append("~ source %d: %s of %s at 0x%X"
                .formatted(
                        made.number(),
                        made.layer(),
                        counted(made.range().length(), "byte"),
                        made.range().offset()));
        line.append(made.from() == 0 ? "" : " of source " + made.from());
        out.append(line.append(", ").append(counted(made.length(), "byte")).append('\n'));
    }

    /** The mark before the name of a field that is read elsewhere than its parent. */
    private String mark(Field field) {
        if (!tree.startsSubstream(field) || field.placement() != Placement.POSITIONED) {
            return "";
        }
        int around = tree.parent(field.id()).map(Field::source).orElse(0);
        return field.source() == around ? "@ " : "@" + field.source() + " ";
    }

    /** What a reader who knows the layout knows; -1 where only the bytes tell. */
    private static long knownSize(Shape leaf) {
        return leaf.has(ShapeMark.MEASURED) ? leaf.type().fixedSize() : leaf.fixedSize();
    }

    private void print(Field field, int depth) {
        boolean leaf = field.shape().isLeaf();
        StringBuilder line = start(field.offset(), leaf ? bytes(field) : "", depth);
        line.append(mark(field));
        line.append(ink.on(part(field))).append(field.name()).append(ink.off());
        line.append(": ").append(ink.on(Part.TYPE)).append(field.type());
        if (!leaf || !(field.shape().has(ShapeMark.SELF_SIZED) || field.length() == knownSize(field.shape()))) {
            line.append(", ").append(counted(field.length(), "byte"));
        }
        if (leaf && field.role() != Role.VALUE) {
            line.append(" [").append(field.role().id()).append(']');
        }
        line.append(ink.off());
        String value = tree.value(field).summary();
        if (!value.isEmpty() && field.role().covers()) {
            line.append(leaf ? " = " : "  ").append(value);
        }
        tree.handles().definedBy(field).ifPresent(handle -> line.append("  #").append(handle));
        tree.handles()
                .referredToBy(field)
                .ifPresent(handle ->
                        line.append("  -> #").append(handle).append(handle.isDefined() ? "" : " (undefined)"));
        out.append(line.append('\n'));
    }

    /** What a field is, for its colour. */
    private static Part part(Field field) {
        return switch (field.role()) {
            case VALUE, NAME, TYPE -> Part.NAME;
            case REFERENCE -> Part.HANDLE;
            case GAP, UNPARSED -> Part.WARNING;
            case MAGIC, HEADER, LENGTH, CHECKSUM, PADDING -> Part.STRUCTURE;
        };
    }

    private StringBuilder start(long offset, String bytes, int depth) {
        StringBuilder line = new StringBuilder(128).append(ink.on(Part.PLACE));
        return indented(line.append(OFFSETS.toHexDigits(offset, digits)), bytes, depth);
    }

    private StringBuilder indented(StringBuilder line, String bytes, int depth) {
        line.append("  ").append(bytes);
        line.repeat(' ', BYTES_SHOWN * 3 + 2 - bytes.length());
        line.append(ink.off());
        line.repeat("  ", Math.min(depth, DEEPEST_INDENT));
        if (depth > DEEPEST_INDENT) {
            line.append('<').append(depth).append("> ");
        }
        return line;
    }

    private String bytes(Field field) {
        int shown = (int) Math.min(field.length(), BYTES_SHOWN);
        String hex = HEX.formatHex(tree.sourceOf(field).copy(field.offset(), shown));
        return shown < field.length() ? hex + " …" : hex;
    }

    private void printIssues() {
        for (IssueView issue : subject.issues()) {
            StringBuilder line =
                    new StringBuilder(ink.on(issue.severity().equals("error") ? Part.ERROR : Part.WARNING));
            line.append("! ").append(issue.severity()).append(ink.off()).append(" at 0x%X".formatted(issue.offset()));
            append(line, " in source ", issue.source());
            append(line, ", line ", issue.line());
            append(line, " in ", issue.path());
            line.append(": ").append(issue.message());
            append(line, "; expected ", issue.expected());
            append(line, "; found ", issue.actual());
            out.append(line.append('\n'));
        }
        if (subject.issues().size() < subject.issueCount()) {
            out.append("! … ")
                    .append(String.valueOf(
                            subject.issueCount() - subject.issues().size()))
                    .append(" more\n");
        }
    }

    private static void append(StringBuilder line, String before, @Nullable Object part) {
        if (part != null && !part.toString().isEmpty()) {
            line.append(before).append(part);
        }
    }
}
