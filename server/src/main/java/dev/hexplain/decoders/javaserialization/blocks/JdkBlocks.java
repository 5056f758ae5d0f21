package dev.hexplain.decoders.javaserialization.blocks;

import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;

/** What classes of the JDK, Guava, Kotlin, Scala and Joda-Time write into their blocks, where all of these have one layout. */
final class JdkBlocks {
    /** Classes that write the same. */
    record Form(BlockParts layout, List<String> classes) {}

    private static final PrimitivePart COUNT = PrimitivePart.s4("count", Role.LENGTH, "How many elements follow.");
    private static final PrimitivePart ENTRIES =
            PrimitivePart.s4("count", Role.LENGTH, "How many entries follow, a key and a value each.");
    private static final PrimitivePart CAPACITY =
            PrimitivePart.s4("capacity", Role.HEADER, "The room that the writer had; readers may ignore it.");
    private static final PrimitivePart BUCKETS =
            PrimitivePart.s4("buckets", Role.HEADER, "The length of the writer's hash table; readers may ignore it.");

    static final List<Form> FORMS = List.of(
            new Form(BlockParts.of(CAPACITY), List.of("java.util.ArrayList", "java.util.PriorityQueue")),
            new Form(
                    BlockParts.of(COUNT),
                    List.of(
                            "java.util.ArrayDeque",
                            "java.util.CollSer",
                            "java.util.LinkedList",
                            "java.util.TreeSet",
                            "java.util.concurrent.CopyOnWriteArrayList",
                            "scala.collection.generic.DefaultSerializationProxy",
                            "com.google.common.collect.ConcurrentHashMultiset",
                            "com.google.common.collect.HashMultiset",
                            "com.google.common.collect.LinkedHashMultiset",
                            "com.google.common.collect.TreeMultiset")),
            new Form(
                    BlockParts.of(ENTRIES),
                    List.of(
                            "java.util.EnumMap",
                            "java.util.IdentityHashMap",
                            "java.util.TreeMap",
                            "com.google.common.collect.ArrayListMultimap",
                            "com.google.common.collect.HashBiMap",
                            "com.google.common.collect.HashMultimap",
                            "com.google.common.collect.LinkedHashMultimap",
                            "com.google.common.collect.LinkedListMultimap",
                            "com.google.common.collect.TreeMultimap")),
            new Form(BlockParts.of(BUCKETS, ENTRIES), List.of("java.util.HashMap", "java.util.Hashtable")),
            new Form(
                    BlockParts.of(
                            CAPACITY,
                            PrimitivePart.of(
                                    "loadFactor",
                                    ValueType.F4_BE,
                                    Float.BYTES,
                                    Role.HEADER,
                                    "How full the hash table may become."),
                            COUNT),
                    List.of("java.util.HashSet")),
            new Form(
                    BlockParts.of(PrimitivePart.s4(
                            "count", Role.LENGTH, "The characters of the text; the array may be longer.")),
                    List.of("java.lang.StringBuilder")),
            new Form(BlockParts.of(milliseconds()), List.of("java.util.Date")),
            new Form(
                    BlockParts.of(
                            PrimitivePart.s4("length", Role.LENGTH, "The bytes of rules that follow: 6."),
                            PrimitivePart.s1("startDay", "The day on which daylight saving time starts."),
                            PrimitivePart.s1("startDayOfWeek", "The day of the week, negative or 0 by the mode."),
                            PrimitivePart.s1("endDay", "The day on which daylight saving time ends."),
                            PrimitivePart.s1("endDayOfWeek", "The day of the week, negative or 0 by the mode."),
                            PrimitivePart.s1("startTimeMode", "0: wall time, 1: standard time, 2: UTC."),
                            PrimitivePart.s1("endTimeMode", "0: wall time, 1: standard time, 2: UTC.")),
                    List.of("java.util.SimpleTimeZone")),
            new Form(
                    BlockParts.of(PrimitivePart.of(
                            "separator",
                            new ValueType.Char(java.nio.ByteOrder.BIG_ENDIAN),
                            Character.BYTES,
                            Role.HEADER,
                            "What the writer's system separates the names of a path with.")),
                    List.of("java.io.File")),
            new Form(
                    BlockParts.of(PrimitivePart.of("kind", ValueType.S1, 1, Role.TYPE, "0: a list, 1: a set."), COUNT),
                    List.of("kotlin.collections.builders.SerializedCollection")),
            new Form(
                    BlockParts.of(PrimitivePart.of("flags", ValueType.S1, 1, Role.TYPE, "0."), ENTRIES),
                    List.of("kotlin.collections.builders.SerializedMap")),
            new Form(
                    BlockParts.of(
                            PrimitivePart.s8("epochSeconds", "Seconds since 1970."),
                            PrimitivePart.s4("nanosecondsOfSecond", Role.VALUE, "The part of a second.")),
                    List.of("kotlin.time.InstantSerialized")),
            new Form(
                    BlockParts.of(UtfPart.of("id", "The name of a time zone.")),
                    List.of("org.joda.time.DateTimeZone$Stub")),
            new Form(
                    BlockParts.of(
                            PrimitivePart.s8("mostSignificantBits", "The first half of the identifier."),
                            PrimitivePart.s8("leastSignificantBits", "The second half of the identifier.")),
                    List.of("kotlin.uuid.UuidSerialized")));

    private JdkBlocks() {}

    private static PrimitivePart milliseconds() {
        return new PrimitivePart(
                Shape.leaf("time", ValueType.S8_BE, Role.VALUE)
                        .doc("Milliseconds since 1970.")
                        .description(
                                (tree, field, read) -> Value.time(tree.integer(field), instant(tree.integer(field))))
                        .build(),
                Long.BYTES);
    }

    private static String instant(long milliseconds) {
        try {
            return Instant.ofEpochMilli(milliseconds).toString();
        } catch (DateTimeException beyondAllDates) {
            return "";
        }
    }
}
