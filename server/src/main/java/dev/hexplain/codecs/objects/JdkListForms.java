package dev.hexplain.codecs.objects;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.Vector;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Lists and queues of the JDK. */
@SuppressWarnings("JdkObsolete") // the classes that streams name
final class JdkListForms {
    /** Room beyond the elements that is made when a stream asks for it. */
    private static final int MOST_ROOM = 1 << 16;

    private static final String PRIORITY_QUEUE = "java.util.PriorityQueue";

    static final Map<String, JdkForm> FORMS = Map.ofEntries(
            elements("java.util.ArrayList", ArrayList::new),
            elements("java.util.LinkedList", LinkedList::new),
            elements("java.util.ArrayDeque", ArrayDeque::new),
            elements("java.util.concurrent.CopyOnWriteArrayList", CopyOnWriteArrayList::new),
            untilNull("java.util.concurrent.ConcurrentLinkedQueue", ConcurrentLinkedQueue::new),
            untilNull("java.util.concurrent.ConcurrentLinkedDeque", ConcurrentLinkedDeque::new),
            Map.entry(
                    "java.util.concurrent.LinkedBlockingQueue",
                    JdkForm.of(
                            in -> new LinkedBlockingQueue<>(in.int32("capacity")),
                            ended("java.util.concurrent.LinkedBlockingQueue"))),
            Map.entry(
                    "java.util.concurrent.LinkedBlockingDeque",
                    JdkForm.of(
                            in -> new LinkedBlockingDeque<>(in.int32("capacity")),
                            ended("java.util.concurrent.LinkedBlockingDeque"))),
            Map.entry(
                    "java.util.concurrent.CopyOnWriteArraySet",
                    JdkForm.of(_ -> new CopyOnWriteArraySet<>(), JdkListForms::fillSet)),
            Map.entry("java.util.Vector", JdkForm.of(JdkListForms::vector, JdkListForms::fillVector)),
            Map.entry("java.util.Stack", JdkForm.of(_ -> new Stack<>(), JdkListForms::fillVector)),
            Map.entry(PRIORITY_QUEUE, JdkForm.of(JdkListForms::priorityQueue)));

    private JdkListForms() {}

    /** All objects behind the fields. */
    private static Map.Entry<String, JdkForm> elements(String className, Supplier<Collection<?>> empty) {
        return Map.entry(className, JdkForm.of(_ -> empty.get(), (made, in) -> add(made, in.objects(className))));
    }

    /** All objects behind the fields, up to a null. */
    private static Map.Entry<String, JdkForm> untilNull(String className, Supplier<Collection<?>> empty) {
        return Map.entry(className, JdkForm.of(_ -> empty.get(), ended(className)));
    }

    private static JdkForm.Filling ended(String className) {
        return (made, in) -> {
            List<@Nullable Object> all = in.objects(className);
            add(made, all.isEmpty() ? all : all.subList(0, all.size() - 1));
        };
    }

    @SuppressWarnings("unchecked") // made by the row of the same class
    private static void add(Object made, Collection<@Nullable Object> all) {
        ((Collection<@Nullable Object>) made).addAll(all);
    }

    @SuppressWarnings("unchecked") // made by the row of the same class
    private static void fillSet(Object made, JdkInstance in) throws UnmakeableException {
        Collection<?> elements = in.object("al", Collection.class);
        in.later(() -> ((Collection<Object>) made).addAll(elements));
    }

    private static Object vector(JdkInstance in) throws UnmakeableException {
        int room = in.object("elementData", Object[].class).length;
        return new Vector<>(room, in.int32("capacityIncrement"));
    }

    @SuppressWarnings("unchecked") // made by the row of the same class
    private static void fillVector(Object made, JdkInstance in) throws UnmakeableException {
        Vector<@Nullable Object> vector = (Vector<@Nullable Object>) made;
        Object[] elements = in.object("elementData", Object[].class);
        int count = Math.clamp(in.int32("elementCount"), 0, elements.length);
        if (elements.length <= count + MOST_ROOM) {
            vector.ensureCapacity(elements.length);
        }
        in.later(() -> vector.addAll(Arrays.asList(elements).subList(0, count)));
    }

    /** In the order of the stream, which is a heap. */
    @SuppressWarnings("unchecked") // a comparator is never called here
    private static Object priorityQueue(JdkInstance in) throws UnmakeableException {
        Comparator<Object> by = in.nullable("comparator", Comparator.class);
        List<@Nullable Object> elements = in.objects(PRIORITY_QUEUE);
        if (elements.contains(null)) {
            throw new UnmakeableException("an element could not be made, and the queue holds no null");
        }
        return new PriorityQueue<>(StreamOrder.set(by, elements));
    }
}
