package dev.hexplain.decoders.river;

import dev.hexplain.tree.ValueType;
import java.util.Map;

/** The bytes that objects and classes begin with: the constants of {@code org.jboss.marshalling.river.Protocol}. */
final class RiverToken {
    static final int NULL = 0x01;
    static final int REPEAT_OBJECT_FAR = 0x02;
    static final int PREDEFINED_OBJECT = 0x03;
    static final int NEW_OBJECT = 0x04;
    static final int NEW_OBJECT_UNSHARED = 0x05;
    static final int REPEAT_CLASS_FAR = 0x06;
    static final int PLAIN_CLASS = 0x07;
    static final int PROXY_CLASS = 0x08;
    static final int SERIALIZABLE_CLASS = 0x09;
    static final int EXTERNALIZABLE_CLASS = 0x0A;
    static final int EXTERNALIZER_CLASS = 0x0B;
    static final int ENUM_CLASS_OF = 0x0C;
    static final int OBJECT_ARRAY_CLASS = 0x0D;
    static final int PREDEFINED_PLAIN_CLASS = 0x0E;
    static final int PREDEFINED_SERIALIZABLE_CLASS = 0x10;
    static final int PREDEFINED_EXTERNALIZER_CLASS = 0x12;
    static final int PREDEFINED_ENUM_CLASS = 0x13;
    static final int STRING_CLASS = 0x14;
    static final int CLASS_CLASS = 0x15;
    static final int OBJECT_CLASS = 0x16;
    static final int BOOLEAN_ARRAY_CLASS = 0x18;
    static final int BOOLEAN = 0x20;
    static final int BYTE = 0x21;
    static final int DOUBLE = 0x27;
    static final int BOOLEAN_CLASS = 0x29;
    static final int VOID_CLASS = 0x31;
    static final int BLOCK_SMALL = 0x32;
    static final int BLOCK_MEDIUM = 0x33;
    static final int BLOCK_LARGE = 0x34;
    static final int END_BLOCK_DATA = 0x35;
    static final int CLEAR_CLASS_CACHE = 0x36;
    static final int CLEAR_INSTANCE_CACHE = 0x37;
    static final int WRITE_OBJECT_CLASS = 0x38;
    static final int REPEAT_OBJECT_NEAR = 0x39;
    static final int REPEAT_OBJECT_NEARISH = 0x3A;
    static final int REPEAT_CLASS_NEAR = 0x3B;
    static final int REPEAT_CLASS_NEARISH = 0x3C;
    static final int STRING_EMPTY = 0x3D;
    static final int STRING_LARGE = 0x40;
    static final int ARRAY_EMPTY = 0x41;
    static final int ARRAY_LARGE_UNSHARED = 0x48;
    static final int BYTE_OBJECT = 0x49;
    static final int DOUBLE_OBJECT = 0x4F;
    static final int TRUE_OBJECT = 0x50;
    static final int FALSE_OBJECT = 0x51;
    static final int COLLECTION_EMPTY = 0x52;
    static final int COLLECTION_LARGE_UNSHARED = 0x59;
    static final int ARRAY_LIST = 0x5A;
    static final int SINGLETON_LIST = 0x5C;
    static final int EMPTY_LIST = 0x5D;
    static final int TREE_SET = 0x60;
    static final int SINGLETON_SET = 0x61;
    static final int EMPTY_SET = 0x62;
    static final int IDENTITY_HASH_MAP = 0x63;
    static final int TREE_MAP = 0x67;
    static final int SINGLETON_MAP = 0x68;
    static final int EMPTY_MAP = 0x69;
    static final int ENUM_SET_PROXY = 0x6A;
    static final int ENUM_MAP = 0x6C;
    static final int COPY_ON_WRITE_LIST = 0x73;
    static final int COPY_ON_WRITE_SET = 0x74;
    static final int VECTOR = 0x75;
    static final int STACK = 0x76;
    static final int PAIR = 0x77;
    static final int ARRAY_DEQUE = 0x78;
    static final int REVERSE_ORDER = 0x79;
    static final int REVERSE_ORDER_OF = 0x7A;
    static final int N_COPIES = 0x7B;
    static final int UNMODIFIABLE_COLLECTION = 0x7C;
    static final int UNMODIFIABLE_MAP = 0x7E;
    static final int UNMODIFIABLE_SORTED_MAP = 0x81;
    static final int UNMODIFIABLE_ENTRY_SET = 0x82;

    /** The types of primitive values by their tokens, from {@link #BOOLEAN} on. */
    private static final ValueType[] PRIMITIVES = {
        ValueType.BOOL,
        ValueType.S1,
        ValueType.S2_BE,
        ValueType.S4_BE,
        ValueType.S8_BE,
        ValueType.CHAR_BE,
        ValueType.F4_BE,
        ValueType.F8_BE
    };

    private static final String[] PRIMITIVE_NAMES = {
        "boolean", "byte", "short", "int", "long", "char", "float", "double"
    };

    private static final Map<Integer, String> CLASSES = Map.ofEntries(
            Map.entry(STRING_CLASS, "java.lang.String"),
            Map.entry(CLASS_CLASS, "java.lang.Class"),
            Map.entry(OBJECT_CLASS, "java.lang.Object"),
            Map.entry(0x17, "java.lang.Enum"),
            Map.entry(0x28, "void"),
            Map.entry(BOOLEAN_CLASS, "java.lang.Boolean"),
            Map.entry(0x2A, "java.lang.Byte"),
            Map.entry(0x2B, "java.lang.Short"),
            Map.entry(0x2C, "java.lang.Integer"),
            Map.entry(0x2D, "java.lang.Long"),
            Map.entry(0x2E, "java.lang.Character"),
            Map.entry(0x2F, "java.lang.Float"),
            Map.entry(0x30, "java.lang.Double"),
            Map.entry(VOID_CLASS, "java.lang.Void"),
            Map.entry(ARRAY_LIST, "java.util.ArrayList"),
            Map.entry(0x5B, "java.util.LinkedList"),
            Map.entry(SINGLETON_LIST, "java.util.Collections$SingletonList"),
            Map.entry(EMPTY_LIST, "java.util.Collections$EmptyList"),
            Map.entry(0x5E, "java.util.HashSet"),
            Map.entry(0x5F, "java.util.LinkedHashSet"),
            Map.entry(TREE_SET, "java.util.TreeSet"),
            Map.entry(SINGLETON_SET, "java.util.Collections$SingletonSet"),
            Map.entry(EMPTY_SET, "java.util.Collections$EmptySet"),
            Map.entry(IDENTITY_HASH_MAP, "java.util.IdentityHashMap"),
            Map.entry(0x64, "java.util.HashMap"),
            Map.entry(0x65, "java.util.Hashtable"),
            Map.entry(0x66, "java.util.LinkedHashMap"),
            Map.entry(TREE_MAP, "java.util.TreeMap"),
            Map.entry(SINGLETON_MAP, "java.util.Collections$SingletonMap"),
            Map.entry(EMPTY_MAP, "java.util.Collections$EmptyMap"),
            Map.entry(ENUM_SET_PROXY, "java.util.EnumSet"),
            Map.entry(0x6B, "java.util.EnumSet"),
            Map.entry(ENUM_MAP, "java.util.EnumMap"),
            Map.entry(0x6D, "java.util.AbstractCollection"),
            Map.entry(0x6E, "java.util.AbstractSet"),
            Map.entry(0x6F, "java.util.AbstractList"),
            Map.entry(0x70, "java.util.AbstractQueue"),
            Map.entry(0x71, "java.util.AbstractSequentialList"),
            Map.entry(0x72, "java.util.concurrent.ConcurrentHashMap"),
            Map.entry(COPY_ON_WRITE_LIST, "java.util.concurrent.CopyOnWriteArrayList"),
            Map.entry(COPY_ON_WRITE_SET, "java.util.concurrent.CopyOnWriteArraySet"),
            Map.entry(VECTOR, "java.util.Vector"),
            Map.entry(STACK, "java.util.Stack"),
            Map.entry(PAIR, "org.jboss.marshalling.Pair"),
            Map.entry(ARRAY_DEQUE, "java.util.ArrayDeque"),
            Map.entry(REVERSE_ORDER, "java.util.Collections$ReverseComparator"),
            Map.entry(REVERSE_ORDER_OF, "java.util.Collections$ReverseComparator2"),
            Map.entry(N_COPIES, "java.util.Collections$CopiesList"),
            Map.entry(UNMODIFIABLE_COLLECTION, "java.util.Collections$UnmodifiableCollection"),
            Map.entry(0x7D, "java.util.Collections$UnmodifiableList"),
            Map.entry(UNMODIFIABLE_MAP, "java.util.Collections$UnmodifiableMap"),
            Map.entry(0x7F, "java.util.Collections$UnmodifiableSet"),
            Map.entry(0x80, "java.util.Collections$UnmodifiableSortedSet"),
            Map.entry(UNMODIFIABLE_SORTED_MAP, "java.util.Collections$UnmodifiableSortedMap"),
            Map.entry(UNMODIFIABLE_ENTRY_SET, "java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet"));

    private RiverToken() {}

    static boolean isPrimitive(int token) {
        return token >= BOOLEAN && token <= DOUBLE;
    }

    /** The type of a primitive value. */
    static ValueType primitive(int token) {
        return PRIMITIVES[token - BOOLEAN];
    }

    static String primitiveName(int token) {
        return PRIMITIVE_NAMES[token - BOOLEAN];
    }

    /** Whether a class of the JDK is named by this byte alone. */
    static boolean isKnownClass(int token) {
        return !className(token).isEmpty();
    }

    /** The class that a byte alone names; empty for other bytes. */
    static String className(int token) {
        if (isPrimitive(token)) {
            return primitiveName(token);
        }
        return token >= BOOLEAN_ARRAY_CLASS && token < BOOLEAN
                ? primitiveName(arrayElement(token)) + "[]"
                : CLASSES.getOrDefault(token, "");
    }

    private static int arrayElement(int token) {
        return token + BOOLEAN - BOOLEAN_ARRAY_CLASS;
    }

    /** Whether a class object may be written as this byte alone. */
    static boolean isClassObject(int token) {
        return switch (token) {
            case SINGLETON_LIST,
                    EMPTY_LIST,
                    SINGLETON_SET,
                    EMPTY_SET,
                    SINGLETON_MAP,
                    EMPTY_MAP,
                    PAIR,
                    REVERSE_ORDER,
                    REVERSE_ORDER_OF -> false;
            default -> token < UNMODIFIABLE_COLLECTION && isKnownClass(token);
        };
    }

    /** The type in an object of a wrapper class, by the token of the object. */
    static int wrapped(int token) {
        return token - BYTE_OBJECT + BYTE;
    }

    /** The class of such an object. */
    static String wrapperName(int token) {
        return className(wrapped(token) - BOOLEAN + BOOLEAN_CLASS);
    }

    static boolean isMap(int collection) {
        return (collection >= IDENTITY_HASH_MAP && collection <= TREE_MAP) || collection == ENUM_MAP;
    }

    /** Whether elements of this kind of collection follow its size. */
    static boolean isCollection(int type) {
        return switch (type) {
            case 0x5A, 0x5B, 0x5E, 0x5F, TREE_SET, ENUM_SET_PROXY, VECTOR, STACK, ARRAY_DEQUE, N_COPIES -> true;
            default -> isMap(type);
        };
    }

    /** Bytes of the count after a token of a group of four: none, one, two, four. */
    static int countWidth(int token, int first) {
        return switch ((token - first) & 3) {
            case 0 -> 0;
            case 1 -> 1;
            case 2 -> 2;
            default -> Integer.BYTES;
        };
    }
}
