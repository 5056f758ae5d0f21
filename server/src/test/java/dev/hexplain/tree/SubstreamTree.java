package dev.hexplain.tree;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A random tree whose rows own substreams, over the dump and over derived sources, substreams of substreams among them; written
 * in an order that a decoder might choose, and kept as objects to compare with. Names are unique.
 */
final class SubstreamTree implements Shapes {
    private static final int DEPTH = 4;
    private static final int SUBSTREAMS = 40;

    private final Random random;
    private final byte[] dump;
    private final List<Shape> shapes = new ArrayList<>(List.of(Shapes.gap(), Shapes.unparsed()));
    private final List<byte[]> sources = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();
    private final TreeWriter out;
    private final Node root;
    private int substreamsLeft;
    private boolean inSubstream;

    /** A field that a reader must find; {@code number} is what the writer called its row. */
    static final class Node {
        final String name;
        final int source;
        final Placement placement;
        final long offset;
        final int number;
        final boolean leaf;
        long length;
        final List<Node> own = new ArrayList<>();
        final List<Node> substreams = new ArrayList<>();

        private Node(String name, int source, Placement placement, long offset, int number, boolean leaf) {
            this.name = name;
            this.source = source;
            this.placement = placement;
            this.offset = offset;
            this.number = number;
            this.leaf = leaf;
        }

        boolean isGap() {
            return name.equals("gap");
        }

        boolean holds(long position) {
            return offset <= position && position < offset + length;
        }

        List<Node> children() {
            List<Node> all = new ArrayList<>(own);
            all.addAll(substreams);
            return all;
        }

        @Override
        public String toString() {
            return name + "@" + source + ":" + offset + "+" + length;
        }
    }

    SubstreamTree(long seed, TreeStorage storage) {
        random = new Random(seed);
        dump = new byte[20 + random.nextInt(200)];
        random.nextBytes(dump);
        sources.add(dump);
        substreamsLeft = random.nextInt(SUBSTREAMS);
        out = new TreeWriter(Source.ofBytes("stranded", dump), storage);
        root = group(0, Placement.TILED, new Range(0, dump.length), DEPTH);
        while (substreamsLeft > 0) {
            substream(nodes.get(random.nextInt(nodes.size())));
        }
    }

    Node root() {
        return root;
    }

    byte[] bytes(int source) {
        return sources.get(source);
    }

    int sourceCount() {
        return sources.size();
    }

    FieldTree finish() {
        return out.finish(this, 0);
    }

    @Override
    public Shape fixed(int number) {
        return shapes.get(number);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        throw new IllegalStateException("No recipes here");
    }

    private Node add(Node node) {
        nodes.add(node);
        return node;
    }

    private Node group(int source, Placement placement, Range range, int depth) {
        String name = "g" + shapes.size();
        shapes.add(Shape.group(name, "group").build());
        int number = out.open(shapes.size() - 1, range.offset());
        Node node = add(new Node(name, source, placement, range.offset(), number, false));
        node.length = range.length();
        for (long at = range.offset(); at < range.end(); ) {
            long length = 1 + random.nextLong(range.end() - at);
            Range part = new Range(at, length);
            node.own.add(
                    depth > 0 && random.nextInt(3) > 0
                            ? group(source, placement, part, depth - 1)
                            : leaf(source, placement, part));
            at += length;
            if (random.nextInt(6) == 0) {
                node.own.add(leaf(source, placement, new Range(at, 0)));
            }
        }
        out.close(range.end());
        hangSubstreams(node);
        return node;
    }

    private Node leaf(int source, Placement placement, Range range) {
        if (range.length() > 0 && random.nextInt(3) == 0) {
            out.gap(range.offset(), range.length());
            Node gap = new Node("gap", source, placement, range.offset(), -1, true);
            gap.length = range.length();
            return gap;
        }
        String name = "l" + shapes.size();
        ValueType type = range.length() == 0 ? ValueType.COMPUTED : ValueType.BYTES;
        shapes.add(Shape.leaf(name, type, Role.VALUE).build());
        int number = out.leaf(shapes.size() - 1, range.offset(), range.length());
        Node node = add(new Node(name, source, placement, range.offset(), number, true));
        node.length = range.length();
        hangSubstreams(node);
        return node;
    }

    /** Often on the row that was just written, sometimes on one from before. */
    private void hangSubstreams(Node node) {
        while (!inSubstream && substreamsLeft > 0 && random.nextInt(4) == 0) {
            substream(random.nextBoolean() ? node : nodes.get(random.nextInt(nodes.size())));
        }
    }

    private void substream(Node owner) {
        substreamsLeft--;
        if (random.nextInt(5) == 0) {
            junk(owner);
        }
        boolean derives = random.nextBoolean();
        int source = derives ? derive(owner) : random.nextInt(sources.size());
        long size = bytes(source).length;
        long start = derives ? 0 : random.nextLong(size);
        Range range = new Range(start, derives ? size : random.nextLong(size - start + 1));
        Placement placement = derives ? Placement.DERIVED : Placement.POSITIONED;
        out.beginSubstream(owner.number, source);
        inSubstream = true;
        owner.substreams.add(
                random.nextInt(3) > 0
                        ? group(source, placement, range, DEPTH / 2)
                        : positionedLeaf(source, placement, range));
        inSubstream = false;
        out.endSubstream();
    }

    private Node positionedLeaf(int source, Placement placement, Range range) {
        String name = "p" + shapes.size();
        shapes.add(Shape.leaf(name, ValueType.BYTES, Role.VALUE).build());
        Node node = new Node(
                name,
                source,
                placement,
                range.offset(),
                out.leaf(shapes.size() - 1, range.offset(), range.length()),
                true);
        node.length = range.length();
        return add(node);
    }

    private int derive(Node owner) {
        byte[] bytes = new byte[1 + random.nextInt(60)];
        random.nextBytes(bytes);
        sources.add(bytes);
        return out.derive(owner.source, new Range(owner.offset, owner.length), "layer" + sources.size() % 3, bytes);
    }

    /** A wrong reading, taken back: substreams and sources are begun, some of them ended. */
    private void junk(Node owner) {
        Checkpoint before = out.checkpoint();
        for (int i = random.nextInt(3); i >= 0; i--) {
            int source = out.derive(0, new Range(0, 1), "junk", new byte[70_000 * random.nextInt(2) + 3]);
            out.beginSubstream(owner.number, random.nextBoolean() ? source : random.nextInt(sources.size()));
            int row = out.open(Shapes.UNPARSED, 0);
            out.gap(0, 3);
            Checkpoint inside = out.checkpoint();
            out.unparsed(3, 5);
            out.rollback(inside);
            out.close(3);
            out.endSubstream();
            out.issue(Issue.note(0, 0, "junk").of(row, source));
        }
        if (random.nextBoolean()) {
            out.beginSubstream(owner.number, 0);
            out.open(Shapes.GAP, 0);
        }
        out.rollback(before);
    }
}
