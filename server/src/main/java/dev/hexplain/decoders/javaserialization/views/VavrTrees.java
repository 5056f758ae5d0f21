package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.TreeValues;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Trees by which collections of Vavr keep what they hold. They are walked without recursion, up to a number of nodes. */
final class VavrTrees {
    private static final String COLLECTION = "io.vavr.collection.";
    private static final String HASHED = COLLECTION + "HashArrayMappedTrieModule$";
    private static final String SORTED_NODE = COLLECTION + "RedBlackTreeModule$Node";
    private static final int MOST_NODES = 1 << 16;
    private static final int BRANCHES = 32;
    private static final int BRANCH_BITS = 5;

    private VavrTrees() {}

    /** A node, and whether it is referred to: what it holds is shown where it stands. */
    private record Node(StreamObject object, boolean elsewhere) {
        ClassData data(String className) throws MisfitException {
            return object.above(className);
        }

        /** What a field of it holds. */
        LogicalValue part(String className, String field) throws MisfitException {
            LogicalValue part = object.member(data(className), field).value();
            return elsewhere ? FieldForms.elsewhere(part) : part;
        }

        Node child(LogicalValue value) {
            return nodeOf(object.values(), value, elsewhere);
        }

        Node child(String className, String field) throws MisfitException {
            return child(data(className).unfollowed(field));
        }
    }

    private static Node nodeOf(TreeValues values, LogicalValue value, boolean elsewhere) {
        return value instanceof LogicalValue.Reference reference
                ? new Node(new StreamObject(values, reference.target()), true)
                : new Node(new StreamObject(values, value.field()), elsewhere);
    }

    private static void requireFew(int nodes) throws MisfitException {
        if (nodes > MOST_NODES) {
            throw new MisfitException("a tree of up to %d nodes was expected".formatted(MOST_NODES));
        }
    }

    /** F{trie}: nodes with up to 32 below each, down to those with keys and values. */
    static LogicalValue hashMap(StreamObject object, ClassData written) throws MisfitException {
        List<LogicalValue.Entry> entries = new ArrayList<>();
        Deque<Node> left = new ArrayDeque<>();
        left.push(nodeOf(object.values(), written.unfollowed("trie"), false));
        for (int nodes = 0; !left.isEmpty(); nodes++) {
            requireFew(nodes);
            Node node = left.pop();
            String type = node.object.className();
            switch (type.startsWith(HASHED) ? type.substring(HASHED.length()) : type) {
                case "EmptyNode" -> {}
                case "LeafSingleton" ->
                    entries.add(new LogicalValue.Entry(node.part(type, "key"), node.part(type, "value")));
                case "LeafList" -> {
                    entries.add(new LogicalValue.Entry(node.part(type, "key"), node.part(type, "value")));
                    left.push(node.child(type, "tail"));
                }
                case "IndexedNode", "ArrayNode" ->
                    pushAll(left, node, node.data(type).unfollowed("subNodes"));
                default -> throw new MisfitException("a node was expected, and %s was found".formatted(type));
            }
        }
        return new LogicalValue.Mapping(object.field(), object.className(), Paged.of(entries));
    }

    private static void pushAll(Deque<Node> left, Node node, LogicalValue array) throws MisfitException {
        if (!(array instanceof LogicalValue.Sequence nodes) || nodes.elements().count() > BRANCHES) {
            throw FieldForms.misfit("subNodes", "up to %d nodes".formatted(BRANCHES));
        }
        for (LogicalValue each : nodes.elements().page(0, BRANCHES).reversed()) {
            if (!(each instanceof LogicalValue.Scalar)) {
                left.push(node.child(each));
            }
        }
    }

    /** F{entries}: a tree of pairs. */
    static LogicalValue sortedMap(StreamObject object, ClassData written) throws MisfitException {
        TreeValues values = object.values();
        return new LogicalValue.Mapping(
                object.field(),
                object.className(),
                Paged.of(sorted(object, written.unfollowed("entries"))).map(pair -> entry(values, pair)));
    }

    /** F{tree}. */
    static LogicalValue sortedSet(StreamObject object, ClassData written) throws MisfitException {
        return new LogicalValue.Sequence(
                object.field(), object.className(), Paged.of(sorted(object, written.unfollowed("tree"))));
    }

    /** F{left, value, right} of each node, the lesser ones first. */
    private static List<LogicalValue> sorted(StreamObject object, LogicalValue tree) throws MisfitException {
        List<LogicalValue> found = new ArrayList<>();
        Deque<Node> around = new ArrayDeque<>();
        Node at = nodeOf(object.values(), tree, false);
        int nodes = 0;
        while (!around.isEmpty() || isNode(at)) {
            requireFew(++nodes);
            while (isNode(at)) {
                requireFew(around.size());
                around.push(at);
                at = at.child(SORTED_NODE, "left");
            }
            Node node = around.pop();
            found.add(node.part(SORTED_NODE, "value"));
            at = node.child(SORTED_NODE, "right");
        }
        return found;
    }

    private static boolean isNode(Node node) {
        return node.object.className().equals(SORTED_NODE);
    }

    /** F{forest}: a list of trees F{root, children} of which each is the least of its own. */
    static LogicalValue priorityQueue(StreamObject object, ClassData written) throws MisfitException {
        String type = COLLECTION + "PriorityQueueBase$Node";
        List<LogicalValue> found = new ArrayList<>();
        Deque<LogicalValue> lists = new ArrayDeque<>();
        lists.push(written.unfollowed("forest"));
        while (!lists.isEmpty()) {
            LogicalValue list = lists.pop();
            LogicalValue nodes = list instanceof LogicalValue.Reference reference
                    ? object.values().inside().of(reference)
                    : list;
            if (!(nodes instanceof LogicalValue.Sequence sequence)) {
                throw FieldForms.misfit("forest", "a list of nodes");
            }
            requireFew((int) Math.min(
                    Integer.MAX_VALUE, found.size() + sequence.elements().count()));
            for (LogicalValue each : sequence.elements().page(0, MOST_NODES)) {
                Node node = nodeOf(object.values(), each, list instanceof LogicalValue.Reference);
                found.add(node.part(type, "root"));
                lists.push(node.data(type).unfollowed("children"));
            }
        }
        return new LogicalValue.Sequence(object.field(), object.className(), Paged.of(found));
    }

    /** A pair as key and value. */
    static LogicalValue.Entry entry(TreeValues values, LogicalValue pair) {
        boolean elsewhere = pair instanceof LogicalValue.Reference;
        LogicalValue tuple = pair instanceof LogicalValue.Reference reference ? values.of(reference) : pair;
        if (!(tuple instanceof LogicalValue.Sequence parts) || parts.elements().count() != 2) {
            return new LogicalValue.Entry(pair, LogicalValue.Scalar.absent(pair.field()));
        }
        List<LogicalValue> both = parts.elements().page(0, 2);
        return elsewhere
                ? new LogicalValue.Entry(FieldForms.elsewhere(both.getFirst()), FieldForms.elsewhere(both.getLast()))
                : new LogicalValue.Entry(both.getFirst(), both.getLast());
    }

    /** F{array, depthShift, offset, length}: arrays of up to 32 arrays, down to those of elements. */
    static LogicalValue vector(StreamObject object, ClassData written) throws MisfitException {
        long length = written.integer("length");
        int shift = (int) written.integer("depthShift");
        long offset = written.integer("offset");
        if (length < 0 || offset < 0 || shift < 0 || shift > 30 || shift % BRANCH_BITS != 0) {
            throw new MisfitException("a length, an offset and a depth were expected");
        }
        LogicalValue array = written.unfollowed("array");
        List<LogicalValue> elements = new ArrayList<>();
        while (elements.size() < length) {
            requireFew(elements.size());
            long at = offset + elements.size();
            Paged<LogicalValue> leaf = leaf(object, array, shift, at);
            long from = at & BRANCHES - 1;
            long count = Math.min(length - elements.size(), leaf.count() - from);
            if (count <= 0) {
                throw FieldForms.misfit("array", "%d elements".formatted(length));
            }
            elements.addAll(leaf.page(from, (int) Math.min(count, BRANCHES)));
        }
        return new LogicalValue.Sequence(object.field(), object.className(), Paged.of(elements));
    }

    private static Paged<LogicalValue> leaf(StreamObject object, LogicalValue array, int depth, long at)
            throws MisfitException {
        LogicalValue node = array;
        boolean elsewhere = false;
        for (int shift = depth; ; shift -= BRANCH_BITS) {
            if (node instanceof LogicalValue.Reference reference) {
                elsewhere = true;
                node = object.values().inside().of(reference);
            }
            if (!(node instanceof LogicalValue.Sequence sequence)) {
                throw FieldForms.misfit("array", "arrays of up to %d".formatted(BRANCHES));
            }
            if (shift == 0) {
                return elsewhere ? sequence.elements().map(FieldForms::elsewhere) : sequence.elements();
            }
            node = sequence.elements().page(at >> shift & BRANCHES - 1, 1).stream()
                    .findFirst()
                    .orElseThrow(() -> FieldForms.misfit("array", "more arrays"));
        }
    }
}
