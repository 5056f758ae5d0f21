package dev.hexplain.decoders.xml;

/** The kind of an element in the encoded object. */
enum XmlElementKind {
    /** Text, or empty. */
    TEXT,
    /** Elements with names of their own. */
    RECORD,
    /** Elements in order. */
    LIST,
    /** A key and a value: the element that XStream writes for each map entry. */
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
