package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.documents.Frames;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads one buffer (FlatBuffers, "Internals"):
 *
 * <pre>
 * buffer = [size] offset-of-root-table [file_identifier] (part | padding)*
 * part   = table | vtable | vector | string
 * </pre>
 *
 * The parts may stand in any order. They are found first and then written as they stand.
 */
final class BufferReader implements Grammar {
    /** The widest that numbers are aligned to; structs may ask for more, up to 256. */
    private static final int ALIGNMENT = 16;

    private final Parse parse;
    private final Bytes bytes;
    private final Resolver.Resolved schema;
    private final Target.Numbered targets;
    private final BufferShapes shapes;
    private final TableLayouts layouts;
    private final long first;

    BufferReader(Parse parse, Bytes bytes, Resolver.Resolved schema, Target.Numbered targets, BufferShapes shapes) {
        this.parse = parse;
        this.bytes = bytes;
        this.schema = schema;
        this.targets = targets;
        this.shapes = shapes;
        this.layouts = new TableLayouts(bytes);
        this.first = parse.in.pos;
    }

    @Override
    public void begin() {
        parse.open(shapes.broken, first, first, 0, 0);
    }

    @Override
    public void step() {
        parse.in.require(first, Type.OFFSET, "the offset of the root table");
        boolean prefixed = isPrefixed(bytes, first);
        long root = prefixed ? first + Type.OFFSET : first;
        Parts parts = new Parts();
        try (Frames waiting = new Frames()) {
            new Graph(parse, bytes, targets, layouts, parts, waiting).walk(root, schema.root());
        }
        parts.sort();
        long head = root + Type.OFFSET;
        boolean identified = isIdentified(head, parts);
        parse.out.reshape(shapes.root(prefixed, identified));
        parse.out.computed(1 + (prefixed ? 1 : 0) + (identified ? 1 : 0));
        parse.in.pos = identified ? head + Type.OFFSET : head;
        parts(parts);
        between(parse.in.pos, parse.in.end);
        parse.in.pos = parse.in.end;
        parse.close();
    }

    /** Whether the size of the buffer stands in front: it fits, and the first word leads to no table by itself. */
    static boolean isPrefixed(Bytes bytes, long at) {
        return bytes.has(at, 3L * Type.OFFSET)
                && bytes.u4(at) == bytes.end() - at - Type.OFFSET
                && !leadsToTable(bytes, at);
    }

    /** Whether an offset leads to something that has a vtable. */
    static boolean leadsToTable(Bytes bytes, long at) {
        if (!bytes.has(at, Type.OFFSET) || !bytes.has(bytes.target(at), Type.OFFSET)) {
            return false;
        }
        long table = bytes.target(at);
        long vtable = table - bytes.s4(table);
        if (vtable == table || !bytes.has(vtable, TableLayout.HEAD)) {
            return false;
        }
        int size = bytes.u2(vtable);
        int length = bytes.u2(vtable + TableLayout.ENTRY);
        return size >= TableLayout.HEAD
                && size % 2 == 0
                && bytes.has(vtable, size)
                && length >= TableLayout.HEAD
                && bytes.has(table, length);
    }

    private boolean isIdentified(long at, Parts parts) {
        boolean room = bytes.has(at, Type.OFFSET) && (parts.count() == 0 || parts.start(0) >= at + Type.OFFSET);
        byte[] found = room ? parse.in.bytes.copy(at, Type.OFFSET) : new byte[0];
        byte[] wanted = schema.identifier().getBytes(StandardCharsets.ISO_8859_1);
        if (wanted.length == 0) {
            return room && parts.count() > 0 && isWord(found);
        }
        boolean same = Arrays.equals(found, wanted);
        if (!same) {
            parse.out.issue(Issue.warning(
                    Math.min(at, bytes.end()),
                    room ? Type.OFFSET : 0,
                    "The schema's file identifier is not there",
                    schema.identifier(),
                    new String(found, StandardCharsets.ISO_8859_1)));
        }
        return same;
    }

    private static boolean isWord(byte[] text) {
        for (byte each : text) {
            if (each <= ' ' || each > '~') {
                return false;
            }
        }
        return true;
    }

    private void parts(Parts parts) {
        for (int place = 0; place < parts.count(); place++) {
            int number = parts.at(place);
            long start = parts.start(place);
            long length = parts.length(number);
            if (start < parse.in.pos) {
                parse.out.issue(Issue.error(
                        start,
                        0,
                        "Two parts of the buffer overlap",
                        "a part from 0x%X on".formatted(parse.in.pos),
                        ""));
                continue;
            }
            between(parse.in.pos, start);
            parse.out.computed(shapes.fieldsIn(targets.get(parts.target(number)), layouts, start, length));
            parse.leaf(-1 - number, start, start + length);
        }
    }

    /** Zeros align what follows; anything else nothing leads to. */
    private void between(long from, long to) {
        if (from >= to) {
            return;
        }
        if (to - from < ALIGNMENT && bytes.isZero(from, to)) {
            parse.leaf(shapes.padding, from, to);
        } else {
            parse.out.unparsed(from, to - from);
            parse.out.issue(Issue.warning(from, to - from, "No offset leads to these bytes", "", ""));
        }
    }

    @Override
    public void brokenOff(Parse broken, long end) {
        long from = Math.max(first, broken.in.pos);
        broken.out.unparsed(from, end - from);
    }
}
