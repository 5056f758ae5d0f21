package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which hidden object is shown where. Each is as far from what all can see as the nearest reference to it, or the nearest
 * object that shows it as a part, and is shown there: so one that is shown in another is farther than that, and no two are
 * shown in one another alone. Those that an object depends on are all looked at, so that the answer is the same whichever
 * object is asked for first.
 */
final class Showing {
    private static final long UNSEEN = Long.MAX_VALUE;
    private static final long BY_REFERENCE = 1;
    /** A wrapper says itself what it wraps: it comes after any number of references. */
    private static final long BY_WRAPPER = 1L << 32;

    private final HiddenObjects objects;
    private final Addresses addresses;
    private final Map<FieldId, Node> nodes = new HashMap<>();
    private final Deque<Node> open = new ArrayDeque<>();

    Showing(HiddenObjects objects, Addresses addresses) {
        this.objects = objects;
        this.addresses = addresses;
    }

    /**
     * Where a hidden object is shown.
     *
     * @param place null where it is not shown
     */
    record Found(FieldId object, long distance, HiddenObjects.@Nullable Place place) {}

    /**
     * A way in which an object may be shown.
     *
     * @param in the hidden object in which it would be; null where all can see it
     * @param reference in whose place; null where it is in that object as a part
     */
    private record Way(@Nullable Node in, @Nullable Field reference, long length) {
        long distance() {
            return in == null ? length : in.distance == UNSEEN ? UNSEEN : in.distance + length;
        }
    }

    private static final class Node {
        private final Field object;
        private final List<Way> ways = new ArrayList<>();
        private final List<Node> dependents = new ArrayList<>();
        private long distance = UNSEEN;
        private @Nullable Found found;

        Node(Field object) {
            this.object = object;
        }

        /** The first of the shortest: parts before references, outer objects before inner ones, and by their bytes. */
        private @Nullable Way best() {
            for (Way way : ways) {
                if (distance < UNSEEN && way.distance() == distance) {
                    return way;
                }
            }
            return null;
        }

        private boolean comesNearer() {
            long before = distance;
            for (Way way : ways) {
                distance = Math.min(distance, way.distance());
            }
            return distance < before;
        }
    }

    void add(Field object) {
        node(object);
        while (!open.isEmpty()) {
            explore(open.pop());
        }
    }

    private Node node(Field object) {
        Node known = nodes.get(object.id());
        if (known == null) {
            known = new Node(object);
            nodes.put(object.id(), known);
            Found found = addresses.found(object.id());
            if (found == null) {
                open.push(known);
            } else {
                known.distance = found.distance;
                known.found = found;
            }
        }
        return known;
    }

    private void explore(Node node) {
        objects.holders(node.object).forEach(holder -> addWay(node, holder, null, 0));
        for (HiddenObjects.Site site : objects.sites(node.object)) {
            long length = site.byWrapper() ? BY_WRAPPER : BY_REFERENCE;
            if (site.in().isEmpty()) {
                node.ways.add(new Way(null, site.reference(), length));
            }
            site.in().forEach(holder -> addWay(node, holder, site.reference(), length));
        }
    }

    private void addWay(Node node, Field holder, @Nullable Field reference, long length) {
        Node in = node(holder);
        in.dependents.add(node);
        node.ways.add(new Way(in, reference, length));
    }

    /** @param whole whether all was looked at, so that the answers can be kept */
    void settle(boolean whole) {
        Deque<Node> nearer = new ArrayDeque<>();
        nodes.values().stream().filter(Node::comesNearer).forEach(nearer::add);
        while (!nearer.isEmpty()) {
            nearer.pop().dependents.stream().filter(Node::comesNearer).forEach(nearer::add);
        }
        if (whole) {
            nodes.values().stream().filter(node -> node.found == null).forEach(this::keep);
        }
    }

    private void keep(Node node) {
        addresses.keep(new Found(node.object.id(), node.distance, place(node)));
    }

    /** Where an object that was added is shown; null where it is not. */
    HiddenObjects.@Nullable Place place(Field object) {
        return place(node(object));
    }

    long distance(Field object) {
        return node(object).distance;
    }

    private HiddenObjects.@Nullable Place place(Node node) {
        Deque<Node> inwards = new ArrayDeque<>();
        Node outermost = node;
        while (outermost.found == null) {
            inwards.push(outermost);
            Way way = outermost.best();
            if (way == null || way.in == null) {
                break;
            }
            outermost = way.in;
        }
        HiddenObjects.Place place = outermost.found == null ? null : outermost.found.place;
        for (Node each : inwards) {
            place = place(each, place);
            each.found = new Found(each.object.id(), each.distance, place);
        }
        return place;
    }

    /** @param outer where the object is shown in which this one is; null where all can see it */
    private HiddenObjects.@Nullable Place place(Node node, HiddenObjects.@Nullable Place outer) {
        Way way = node.best();
        if (way == null) {
            return null;
        }
        Field at = way.reference == null ? node.object : way.reference;
        Trail trail = outer == null ? addresses.standing(at) : ValuePath.inward(outer.trail(), at);
        return way.reference == null
                ? new HiddenObjects.Place(trail, null)
                : new HiddenObjects.Place(
                        trail.at(objects.value(node.object)),
                        trail.value().field().id());
    }
}
