package dev.hexplain.inspect.risks;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.Optional;
import java.util.Set;

/**
 * What classes of the JDK ask the filter besides what the stream names: they check the arrays that they are going to
 * make. As in JDK 25; earlier ones check less.
 */
final class LocalReads {
    static final String IMMUTABLE = "java.util.CollSer";

    private static final String COPIES = "java.util.Collections$CopiesList";
    private static final String BLOCKING = "java.util.concurrent.PriorityBlockingQueue";
    private static final String TABULAR = "javax.management.openmbean.TabularDataSupport";

    /** Classes that make room although they write nothing by themselves. */
    private static final Set<String> MAKE_ROOM_BY_FIELDS = Set.of(COPIES, BLOCKING, TABULAR);

    private static final String OBJECTS = "[Ljava.lang.Object;";
    private static final String STRINGS = "[Ljava.lang.String;";
    private static final String ENTRIES = "[Ljava.util.Map$Entry;";
    private static final Set<String> MAKE_ROOM = Set.of(
            "java.util.ArrayList",
            "java.util.ArrayDeque",
            "java.util.PriorityQueue",
            "java.util.IdentityHashMap",
            "java.util.HashSet",
            "java.util.HashMap",
            "java.util.Hashtable",
            "java.util.concurrent.CopyOnWriteArrayList",
            IMMUTABLE);

    /**
     * An array that is going to be made.
     *
     * @param className of the array
     */
    record Room(String className, long length) {}

    private LocalReads() {}

    /** Whether a class checks an array before it reads its elements. */
    static boolean makesRoom(String level) {
        return MAKE_ROOM.contains(level);
    }

    /** Whether a class checks an array when it has read its fields. */
    static boolean makesRoomByFields(String level) {
        return MAKE_ROOM_BY_FIELDS.contains(level);
    }

    /**
     * The array that a class checks.
     *
     * @param level the class whose data it is
     * @param type of the object
     * @param data what the class wrote
     */
    static Optional<Room> room(FieldTree tree, String level, StreamClass type, Field data) {
        LocalData read = new LocalData(tree, data);
        return switch (level) {
            case "java.util.ArrayList" -> read.field("size") > 0 ? objects(read.field("size")) : Optional.empty();
            case "java.util.PriorityQueue" -> objects(read.field("size"));
            case COPIES -> objects(read.field("n"));
            case BLOCKING -> read.object("q").flatMap(queue -> objects(queue.field("size")));
            case TABULAR -> read.value("tabularType").map(tabular -> indexNames(tree, tabular));
            case "java.util.ArrayDeque" -> objects(read.integer(0) + 1L);
            case "java.util.concurrent.CopyOnWriteArrayList", IMMUTABLE -> objects(read.integer(0));
            case "java.util.IdentityHashMap" -> objects(2L * LocalCapacities.identityHashMap(read.integer(0)));
            case "java.util.HashSet" -> entries(LocalCapacities.hashSet(read.integer(2), read.decimal(1)));
            case "java.util.HashMap" ->
                read.integer(1) > 0
                        ? entries(LocalCapacities.hashMap(read.integer(1), read.loadFactor()))
                        : Optional.empty();
            case "java.util.Hashtable" ->
                entries(
                        type.is("java.util.Properties")
                                ? LocalCapacities.properties(read.integer(1))
                                : LocalCapacities.hashtable(read.integer(0), read.integer(1), read.loadFactor()));
            default -> Optional.empty();
        };
    }

    private static Optional<Room> objects(long length) {
        return Optional.of(new Room(OBJECTS, length));
    }

    private static Optional<Room> entries(long length) {
        return Optional.of(new Room(ENTRIES, length));
    }

    /** The names are a list that cannot be changed, around one of the JDK. */
    private static Room indexNames(FieldTree tree, Field tabularType) {
        long names = tree.child(tabularType, "classData[1]")
                .flatMap(own -> new LocalData(tree, own).object("indexNames"))
                .flatMap(around -> around.object("c"))
                .map(list -> list.field("size"))
                .orElse(1L);
        return new Room(STRINGS, names);
    }

    /** Where the annotation's first block ends; where the annotation starts, if that begins with no block. */
    static long endOfFirstBlock(FieldTree tree, Field annotation) {
        return LocalData.firstBlock(tree, annotation).map(Field::end).orElse(annotation.offset());
    }

    /** Where the fields of a class end, and its annotation starts if there is one. */
    static long endOfFields(FieldTree tree, Field data) {
        return tree.child(data, "objectAnnotation").map(Field::offset).orElse(data.end());
    }
}
