package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import java.util.Map;

/** The collections of {@code java.util.concurrent}, as JDK 8 to 25 write them. */
final class JdkConcurrentCollections {
    private static final String PACKAGE = "java.util.concurrent.";
    /** Above the sets of keys and of entries, and the values: F{map}. */
    private static final String COLLECTION_VIEW = PACKAGE + "ConcurrentHashMap$CollectionView";

    private static final JavaView ENDED_BY_NULL = CollectionForm.list().endedByNulls(1);

    static final Map<String, JavaView> VIEWS = Map.ofEntries(
            Map.entry(PACKAGE + "ConcurrentHashMap", CollectionForm.map().endedByNulls(2)),
            Map.entry(COLLECTION_VIEW, FieldForms.keysOf("map")),
            Map.entry(PACKAGE + "ConcurrentHashMap$ValuesView", ofMap(FieldForms.valuesOf("map"))),
            Map.entry(PACKAGE + "ConcurrentHashMap$EntrySetView", ofMap(FieldForms.delegate("map"))),
            Map.entry(PACKAGE + "ConcurrentSkipListMap", CollectionForm.map().endedByNulls(1)),
            Map.entry(PACKAGE + "ConcurrentSkipListSet", FieldForms.keysOf("m")),
            Map.entry(PACKAGE + "ConcurrentLinkedQueue", ENDED_BY_NULL),
            Map.entry(PACKAGE + "ConcurrentLinkedDeque", ENDED_BY_NULL),
            Map.entry(PACKAGE + "LinkedBlockingQueue", ENDED_BY_NULL),
            Map.entry(PACKAGE + "LinkedBlockingDeque", ENDED_BY_NULL),
            Map.entry(PACKAGE + "LinkedTransferQueue", ENDED_BY_NULL),
            Map.entry(PACKAGE + "ArrayBlockingQueue", JdkConcurrentCollections::ring),
            Map.entry(PACKAGE + "SynchronousQueue", FieldForms.noElements()),
            Map.entry(PACKAGE + "PriorityBlockingQueue", FieldForms.delegate("q")),
            Map.entry(
                    PACKAGE + "CopyOnWriteArrayList",
                    CollectionForm.list().block(4).countAt(0)),
            Map.entry(PACKAGE + "CopyOnWriteArraySet", FieldForms.delegate("al")));

    private JdkConcurrentCollections() {}

    /** What the class above wrote, in another form. */
    private static JavaView ofMap(JavaView form) {
        return (object, written) -> form.value(object, object.above(COLLECTION_VIEW));
    }

    /** F{count, putIndex, takeIndex, items}: elements stand from takeIndex on, around the end of the array. */
    private static LogicalValue ring(StreamObject object, ClassData written) throws MisfitException {
        long take = written.integer("takeIndex");
        long count = written.integer("count");
        if (!(written.unfollowed("items") instanceof LogicalValue.Sequence items)
                || take < 0
                || count < 0
                || take >= Math.max(1, items.elements().count())
                || count > items.elements().count()) {
            throw new MisfitException("an array with %d elements from %d on was expected".formatted(count, take));
        }
        Paged<LogicalValue> slots = items.elements();
        long untilEnd = Math.min(count, slots.count() - take);
        return new LogicalValue.Sequence(
                object.field(), object.className(), slots.range(take, untilEnd).then(slots.range(0, count - untilEnd)));
    }
}
