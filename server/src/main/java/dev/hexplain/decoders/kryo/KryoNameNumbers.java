package dev.hexplain.decoders.kryo;

import java.util.List;

/** The name numbers that all class lists share. */
final class KryoNameNumbers {
    /** An element, named by its index. */
    static final int ELEMENT = 0;

    static final int KEY = 1;
    static final int ENTRY = 2;
    static final int VALUE = 3;
    static final int CLASS = 4;
    static final int ELEMENT_CLASS = 5;
    static final int CLASS_NAME = 6;
    static final int COMPARATOR = 7;
    static final int NULLABLE = 8;
    static final int FIELDS = 9;
    static final int FIELD_NAME = 10;
    static final int TAG = 11;
    static final int CHUNK = 12;
    static final int CHUNK_END = 13;
    static final int UNKNOWN = 14;
    static final int SIZE = 15;

    static final List<String> ALL = List.of(
            "value",
            "key",
            "entry",
            "value",
            "class",
            "elementClass",
            "className",
            "comparator",
            "elementsCanBeNull",
            "fields",
            "fieldName",
            "tag",
            "chunkLength",
            "chunkEnd",
            "unknown",
            "size");

    private KryoNameNumbers() {}
}
