package dev.hexplain.decoders.fstminbin;

/** What a class is, as far as its name tells. */
enum MinBinCollections {
    NONE,
    /** Elements after their number; also those of no class. */
    LIST,
    /** Keys and values in turn after the number of both. */
    MAP;

    /** A set of an enum's constants writes the enum's class before them. */
    private static final String ENUM_SET = "enumSet";

    static MinBinCollections of(String type) {
        if (type.equals(ENUM_SET)) {
            return NONE;
        }
        if (type.equals("map") || type.endsWith("Map") || type.endsWith("Hashtable") || isNested(type, "Map")) {
            return MAP;
        }
        return type.isEmpty() || type.equals("list") || type.equals("set") || isList(type) ? LIST : NONE;
    }

    private static boolean isList(String type) {
        return type.endsWith("List")
                || type.endsWith("Set")
                || type.endsWith("Deque")
                || type.endsWith("Queue")
                || type.equals("java.util.Vector")
                || type.equals("java.util.Stack")
                || isNested(type, "List")
                || isNested(type, "Set");
    }

    /** The JDK's immutable ones are {@code List12}, {@code ListN}, {@code SetN}, {@code Map1} … */
    private static boolean isNested(String type, String kind) {
        return type.startsWith("java.util.ImmutableCollections$" + kind);
    }
}
