package dev.hexplain.decoders.fstminbin;

/** Tells lists and maps by their class name. */
enum MinBinCollections {
    NONE,
    /** Elements after their count; also those of unknown classes. */
    LIST,
    /** Keys and values in turn, after the number of pairs. */
    MAP;

    /** An {@code EnumSet}, which writes the enum class before its elements. */
    private static final String ENUM_SET = "enumSet";

    static MinBinCollections of(String type) {
        if (type.equals(ENUM_SET)) {
            return NONE;
        }
        if (type.equals("map") || type.endsWith("Map") || type.endsWith("Hashtable") || isNested(type, "Map")) {
            return MAP;
        }
        return type.isEmpty() || isList(type) ? LIST : NONE;
    }

    private static boolean isList(String type) {
        return type.equals("list")
                || type.equals("set")
                || type.equals("array")
                || type.endsWith("List")
                || type.endsWith("Set")
                || type.endsWith("Deque")
                || type.endsWith("Queue")
                || type.equals("java.util.Vector")
                || type.equals("java.util.Stack")
                || isNested(type, "List")
                || isNested(type, "Set");
    }

    /** The JDK's immutable collections: {@code List12}, {@code ListN}, {@code SetN}, {@code Map1} … */
    private static boolean isNested(String type, String kind) {
        return type.startsWith("java.util.ImmutableCollections$" + kind);
    }
}
