package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.documents.FrameStack;
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
 * The parts may be in any order. They are found first, and then written in byte order.
 */
final class FlatBuffersReader implements Grammar {
    /** The widest alignment of numbers; structs may ask for more, up to 256. */
    private static final int ALIGNMENT = 16;

    private final Parse parse;
    private final FlatBuffersBytes bytes;
    private final FlatBuffersResolver.Resolved schema;
    private final FlatBuffersTarget.Numbered targets;
    private final FlatBuffersShapes shapes;
    private final FlatBuffersTableLayouts layouts;
    private final long first;

    FlatBuffersReader(
            Parse parse,
            FlatBuffersBytes bytes,
            FlatBuffersResolver.Resolved schema,
            FlatBuffersTarget.Numbered targets,
            FlatBuffersShapes shapes) {
        this.parse = parse;
        this.bytes = bytes;
        this.schema = schema;
        this.targets = targets;
        this.shapes = shapes;
        this.layouts = new FlatBuffersTableLayouts(bytes);
        this.first = parse.in.pos;
    }

    @Override
    public void begin() {
        parse.open(shapes.broken, first, first, 0, 0);
    }

    @Override
    public void step() {
        parse.in.require(first, FlatBuffersType.OFFSET, "the offset of the root table");
        boolean prefixed = isPrefixed(bytes, first);
        long root = prefixed ? first + FlatBuffersType.OFFSET : first;
        FlatBuffersParts parts = new FlatBuffersParts();
        try (FrameStack waiting = new FrameStack()) {
            new FlatBuffersOffsetGraph(parse, bytes, targets, layouts, parts, waiting).walk(root, schema.root());
        }
        parts.sort();
        long head = root + FlatBuffersType.OFFSET;
        boolean identified = isIdentified(head, parts);
        parse.out.reshape(shapes.root(prefixed, identified));
        parse.out.computed(1 + (prefixed ? 1 : 0) + (identified ? 1 : 0));
        parse.in.pos = identified ? head + FlatBuffersType.OFFSET : head;
        parts(parts);
        between(parse.in.pos, parse.in.end);
        parse.in.pos = parse.in.end;
        parse.close();
    }

    /** Whether the buffer has a size prefix: the size fits, and the first word is not the offset of a table. */
    static boolean isPrefixed(FlatBuffersBytes bytes, long at) {
        return bytes.has(at, 3L * FlatBuffersType.OFFSET)
                && bytes.u4(at) == bytes.end() - at - FlatBuffersType.OFFSET
                && !leadsToTable(bytes, at);
    }

    /** Whether an offset leads to something with a valid vtable. */
    static boolean leadsToTable(FlatBuffersBytes bytes, long at) {
        if (!bytes.has(at, FlatBuffersType.OFFSET) || !bytes.has(bytes.target(at), FlatBuffersType.OFFSET)) {
            return false;
        }
        long table = bytes.target(at);
        long vtable = table - bytes.s4(table);
        if (vtable == table || !bytes.has(vtable, FlatBuffersTableLayout.HEAD)) {
            return false;
        }
        int size = bytes.u2(vtable);
        int length = bytes.u2(vtable + FlatBuffersTableLayout.ENTRY);
        return size >= FlatBuffersTableLayout.HEAD
                && size % 2 == 0
                && bytes.has(vtable, size)
                && length >= FlatBuffersTableLayout.HEAD
                && bytes.has(table, length);
    }

    private boolean isIdentified(long at, FlatBuffersParts parts) {
        boolean room = bytes.has(at, FlatBuffersType.OFFSET)
                && (parts.count() == 0 || parts.start(0) >= at + FlatBuffersType.OFFSET);
        byte[] found = room ? parse.in.bytes.copy(at, FlatBuffersType.OFFSET) : new byte[0];
        byte[] wanted = schema.identifier().getBytes(StandardCharsets.ISO_8859_1);
        if (wanted.length == 0) {
            return room && parts.count() > 0 && isWord(found);
        }
        boolean same = Arrays.equals(found, wanted);
        if (!same) {
            parse.out.issue(Issue.warning(
                    Math.min(at, bytes.end()),
                    room ? FlatBuffersType.OFFSET : 0,
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

    private void parts(FlatBuffersParts parts) {
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

    /** Writes the bytes between parts: zeros are alignment padding, anything else is unreferenced. */
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
