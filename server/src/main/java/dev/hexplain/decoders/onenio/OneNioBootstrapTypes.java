package dev.hexplain.decoders.onenio;

/** The bootstrap serializers, which every one-nio has, by their one-byte ids; and ids that begin no object. */
final class OneNioBootstrapTypes {
    static final int NULL = 0xFF;
    static final int REFERENCE = 0xFE;
    static final int WIDE_REFERENCE = 0xFD;
    static final int EMBEDDED = 0xFC;

    static final int INTEGER = 0xF6;
    static final int LONG = 0xF5;
    static final int BOOLEAN = 0xF4;
    static final int BYTE = 0xF3;
    static final int SHORT = 0xF2;
    static final int CHARACTER = 0xF1;
    static final int FLOAT = 0xF0;
    static final int DOUBLE = 0xEF;
    static final int STRING = 0xEE;
    static final int DATE = 0xED;
    static final int CLASS = 0xEC;
    static final int BIT_SET = 0xEB;
    static final int BOOLEAN_ARRAY = 0xEA;
    static final int BYTE_ARRAY = 0xE9;
    static final int DOUBLE_ARRAY = 0xE3;
    static final int OBJECT_ARRAY = 0xE2;
    static final int LONG_OBJECT_ARRAY = 0xDF;
    static final int ARRAY_LIST = 0xDE;
    static final int LINKED_HASH_SET = 0xD9;
    static final int HASH_MAP = 0xD8;
    static final int CONCURRENT_HASH_MAP = 0xD3;
    static final int ARRAY_SERIALIZER = 0xD2;
    static final int ENUM_SERIALIZER = 0xD1;
    static final int COLLECTION_SERIALIZER = 0xD0;
    static final int MAP_SERIALIZER = 0xCF;
    static final int EXTERNALIZABLE_SERIALIZER = 0xCE;
    static final int GENERATED_SERIALIZER = 0xCD;
    static final int NOT_FOUND = 0xCC;
    static final int TIMESTAMP = 0xC9;
    static final int REMOTE_CALL = 0xC8;
    static final int METHOD_SERIALIZER = 0xC7;
    static final int SERIALIZER_SERIALIZER = 0xC4;
    static final int TIME_SERIALIZER = 0xC3;

    private static final String[] COLLECTIONS = {
        "java.util.ArrayList",
        "java.util.LinkedList",
        "java.util.Vector",
        "java.util.HashSet",
        "java.util.TreeSet",
        "java.util.LinkedHashSet"
    };
    private static final String[] MAPS = {
        "java.util.HashMap",
        "java.util.TreeMap",
        "java.util.LinkedHashMap",
        "java.util.Hashtable",
        "java.util.IdentityHashMap",
        "java.util.concurrent.ConcurrentHashMap"
    };
    private static final String[] ARRAYS = {"Object[]", "String[]", "Class[]", "Long[]"};

    private OneNioBootstrapTypes() {}

    /** Whether a byte is the first of an eight-byte class number: those are never negative. */
    static boolean isUid(int tag) {
        return tag < 0x80;
    }

    static boolean isPrimitiveArray(int tag) {
        return tag >= DOUBLE_ARRAY && tag <= BOOLEAN_ARRAY;
    }

    /** Whether a byte begins a number, a text, a date, bits or an array of primitives. */
    static boolean isScalar(int tag) {
        return tag >= DOUBLE_ARRAY && tag <= INTEGER && tag != CLASS;
    }

    static boolean isList(int tag) {
        return tag >= LINKED_HASH_SET && tag <= OBJECT_ARRAY;
    }

    static boolean isMap(int tag) {
        return tag >= CONCURRENT_HASH_MAP && tag <= HASH_MAP;
    }

    /** Whether a byte begins the description of a class. */
    static boolean isSerializer(int tag) {
        return (tag >= GENERATED_SERIALIZER && tag <= ARRAY_SERIALIZER)
                || tag == SERIALIZER_SERIALIZER
                || tag == TIME_SERIALIZER;
    }

    /** The class of a list or a map. */
    static String className(int tag) {
        if (isMap(tag)) {
            return MAPS[HASH_MAP - tag];
        }
        return tag > ARRAY_LIST ? ARRAYS[OBJECT_ARRAY - tag] : COLLECTIONS[ARRAY_LIST - tag];
    }

    /** The JVM's type letter for the elements of a primitive array. */
    static char element(int tag) {
        return "ZBSCIJFD".charAt(BOOLEAN_ARRAY - tag);
    }
}
