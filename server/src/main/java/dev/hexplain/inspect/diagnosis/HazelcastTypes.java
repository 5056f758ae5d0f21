package dev.hexplain.inspect.diagnosis;

import java.util.Map;

/** What the numbers of types mean that Hazelcast gives to values itself. */
final class HazelcastTypes {
    private static final int JET_FIRST = -300;
    private static final int JET_LAST = -399;

    private static final Map<Integer, String> NAMES = Map.ofEntries(
            Map.entry(0, "null"),
            Map.entry(-1, "Portable"),
            Map.entry(-2, "DataSerializable, or IdentifiedDataSerializable"),
            Map.entry(-3, "Byte"),
            Map.entry(-4, "Boolean"),
            Map.entry(-5, "Character"),
            Map.entry(-6, "Short"),
            Map.entry(-7, "Integer"),
            Map.entry(-8, "Long"),
            Map.entry(-9, "Float"),
            Map.entry(-10, "Double"),
            Map.entry(-11, "String"),
            Map.entry(-12, "byte[]"),
            Map.entry(-13, "boolean[]"),
            Map.entry(-14, "char[]"),
            Map.entry(-15, "short[]"),
            Map.entry(-16, "int[]"),
            Map.entry(-17, "long[]"),
            Map.entry(-18, "float[]"),
            Map.entry(-19, "double[]"),
            Map.entry(-20, "String[]"),
            Map.entry(-21, "UUID"),
            Map.entry(-22, "AbstractMap.SimpleEntry"),
            Map.entry(-23, "AbstractMap.SimpleImmutableEntry"),
            Map.entry(-24, "Class"),
            Map.entry(-25, "Date"),
            Map.entry(-26, "BigInteger"),
            Map.entry(-27, "BigDecimal"),
            Map.entry(-28, "Object[]"),
            Map.entry(-29, "ArrayList"),
            Map.entry(-30, "LinkedList"),
            Map.entry(-31, "CopyOnWriteArrayList"),
            Map.entry(-32, "HashMap"),
            Map.entry(-33, "ConcurrentSkipListMap"),
            Map.entry(-34, "ConcurrentHashMap"),
            Map.entry(-35, "LinkedHashMap"),
            Map.entry(-36, "TreeMap"),
            Map.entry(-37, "HashSet"),
            Map.entry(-38, "TreeSet"),
            Map.entry(-39, "LinkedHashSet"),
            Map.entry(-40, "CopyOnWriteArraySet"),
            Map.entry(-41, "ConcurrentSkipListSet"),
            Map.entry(-42, "ArrayDeque"),
            Map.entry(-43, "LinkedBlockingQueue"),
            Map.entry(-44, "ArrayBlockingQueue"),
            Map.entry(-45, "PriorityBlockingQueue"),
            Map.entry(-46, "DelayQueue"),
            Map.entry(-47, "SynchronousQueue"),
            Map.entry(-48, "LinkedTransferQueue"),
            Map.entry(-49, "PriorityQueue"),
            Map.entry(-50, "Optional"),
            Map.entry(-51, "LocalDate"),
            Map.entry(-52, "LocalTime"),
            Map.entry(-53, "LocalDateTime"),
            Map.entry(-54, "OffsetDateTime"),
            Map.entry(-55, "Compact"),
            Map.entry(-56, "Compact with its schema"),
            Map.entry(-100, "Serializable: a stream of Java serialization"),
            Map.entry(-101, "Externalizable"),
            Map.entry(-102, "ByteBuffer"),
            Map.entry(-110, "an object of a .NET client"),
            Map.entry(-120, "an object of a Python client (pickle)"),
            Map.entry(-130, "HazelcastJsonValue, a JSON text"),
            Map.entry(-140, "an object of a Go client (gob)"),
            Map.entry(-200, "a key of Hibernate 3's cache"),
            Map.entry(-201, "an entry of Hibernate 3's cache"),
            Map.entry(-202, "a key of Hibernate 4's cache"),
            Map.entry(-203, "an entry of Hibernate 4's cache"),
            Map.entry(-204, "a key of Hibernate 5's cache"),
            Map.entry(-205, "an entry of Hibernate 5's cache"),
            Map.entry(-206, "a natural id of Hibernate 5's cache"));

    private HazelcastTypes() {}

    /** A description of a type number of decimal digits. */
    static String named(String decimal) {
        long type = Long.parseLong(decimal);
        if (type > 0) {
            return "%s is the number of a serializer that somebody configured".formatted(decimal);
        }
        if (type <= JET_FIRST && type >= JET_LAST) {
            return "%s is of Jet, Hazelcast's stream processing: its serializers are from %d to %d"
                    .formatted(decimal, JET_LAST, JET_FIRST);
        }
        String name = type < Integer.MIN_VALUE ? null : NAMES.get((int) type);
        return name == null
                ? "%s is none of Hazelcast's own types. %s".formatted(decimal, MessageBytes.ofNumber(decimal))
                : "%s is %s".formatted(decimal, name);
    }
}
