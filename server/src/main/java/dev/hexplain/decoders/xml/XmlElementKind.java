package dev.hexplain.decoders.xml;

/** What an element is to the object that was encoded. */
enum XmlElementKind {
    /** Text, or nothing. */
    TEXT,
    /** Elements with names of their own. */
    RECORD,
    /** Elements in order. */
    LIST,
    /** A key and a value: what XStream writes for each pair of a map. */
    ENTRY;

    private static final XmlElementKind[] ALL = values();

    static XmlElementKind of(int ordinal) {
        return ALL[ordinal];
    }

    String typeName() {
        return switch (this) {
            case TEXT -> "text";
            case RECORD -> "element";
            case LIST -> "list";
            case ENTRY -> "map entry";
        };
    }
}
