package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.EnumDecl;
import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.TypeDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decoders.onenio.OneNioClassDescriptor.FieldType;
import dev.hexplain.decoders.onenio.OneNioClassDescriptor.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The classes of a list and of the JDK, by class number. */
final class OneNioKnownClasses {
    private static final String COLLECTION = "java.util.";

    /** Common collections of the JDK without a bootstrap id. */
    private static final String[] COLLECTIONS = {
        "ArrayDeque",
        "Arrays$ArrayList",
        "Collections$EmptyList",
        "Collections$EmptySet",
        "Collections$SingletonList",
        "Collections$SingletonSet",
        "Collections$SynchronizedList",
        "Collections$SynchronizedRandomAccessList",
        "Collections$SynchronizedSet",
        "Collections$UnmodifiableCollection",
        "Collections$UnmodifiableList",
        "Collections$UnmodifiableRandomAccessList",
        "Collections$UnmodifiableSet",
        "ImmutableCollections$List12",
        "ImmutableCollections$ListN",
        "ImmutableCollections$Set12",
        "ImmutableCollections$SetN",
        "JumboEnumSet",
        "PriorityQueue",
        "RegularEnumSet",
        "Stack",
        "concurrent.ConcurrentLinkedDeque",
        "concurrent.ConcurrentLinkedQueue",
        "concurrent.ConcurrentSkipListSet",
        "concurrent.CopyOnWriteArrayList",
        "concurrent.CopyOnWriteArraySet",
        "concurrent.LinkedBlockingQueue"
    };

    private static final String[] MAPS = {
        "Collections$EmptyMap",
        "Collections$SingletonMap",
        "Collections$SynchronizedMap",
        "Collections$UnmodifiableMap",
        "EnumMap",
        "ImmutableCollections$Map1",
        "ImmutableCollections$MapN",
        "Properties",
        "WeakHashMap",
        "concurrent.ConcurrentSkipListMap"
    };

    private static final String[] TIMES = {
        "Duration",
        "Instant",
        "LocalDate",
        "LocalDateTime",
        "LocalTime",
        "MonthDay",
        "OffsetDateTime",
        "OffsetTime",
        "Period",
        "Year",
        "YearMonth",
        "ZoneOffset",
        "ZoneRegion",
        "ZonedDateTime"
    };

    private static final String[] ARRAY_ELEMENTS = {
        "Boolean", "Byte", "Character", "Double", "Float", "Integer", "Number", "Short"
    };

    /** JDK classes that are written field by field. */
    private static final String OBJECTS = """
        package java.math;
        class BigInteger {
            int signum; int[] mag; int bitCountPlusOne; int bitLengthPlusOne; int lowestSetBitPlusTwo;
            int firstNonzeroIntNumPlusTwo;
        }
        class BigDecimal { BigInteger intVal; int scale; }
        package java.net;
        class URI { String string; }
        class URL {
            String protocol; String host; int port; String file; String authority; String ref; int hashCode;
        }
        package java.lang;
        class StringBuilder { byte[] value; byte coder; boolean maybeLatin1; int count; }
        package java.util;
        class UUID { long mostSigBits; long leastSigBits; }
        class Currency { String currencyCode; }
        package java.util.concurrent.atomic;
        class AtomicInteger extends Number { int value; }
        class AtomicLong extends Number { long value; }
        class AtomicBoolean { int value; }
        class AtomicReference { Object value; }
        """;

    /** JDK classes whose fields had other names before. */
    private static final String FORMER_OBJECTS = """
        package java.math;
        class BigInteger {
            int signum; int[] mag; int bitCountPlusOne; int magBitLengthPlusOne; int lowestSetBitPlusTwo;
            int numberOfTrailingZeroIntsPlusTwo;
        }
        """;

    private static final List<OneNioClassDescriptor> OF_THE_JDK = ofTheJdk();

    private final List<OneNioClassDescriptor> descriptors = new ArrayList<>();
    private final Map<Long, Integer> byUid = new HashMap<>();

    OneNioKnownClasses(ClassList classes) {
        OF_THE_JDK.forEach(this::add);
        of(classes).forEach(this::add);
    }

    private static List<OneNioClassDescriptor> ofTheJdk() {
        List<OneNioClassDescriptor> all = new ArrayList<>();
        for (String name : COLLECTIONS) {
            all.add(OneNioClassDescriptor.of(Kind.COLLECTION, COLLECTION + name));
        }
        for (String name : MAPS) {
            all.add(OneNioClassDescriptor.of(Kind.MAP, COLLECTION + name));
        }
        for (String name : TIMES) {
            all.add(OneNioClassDescriptor.of(Kind.TIME, "java.time." + name));
        }
        for (String name : ARRAY_ELEMENTS) {
            all.add(OneNioClassDescriptor.of(Kind.ARRAY, "[Ljava.lang." + name + ";"));
        }
        for (char primitive : "ZBSCIJFD".toCharArray()) {
            all.add(OneNioClassDescriptor.of(Kind.ARRAY, "[[" + primitive));
        }
        all.addAll(of(ClassList.parse(OBJECTS)));
        all.addAll(of(ClassList.parse(FORMER_OBJECTS)));
        return List.copyOf(all);
    }

    private static List<OneNioClassDescriptor> of(ClassList classes) {
        List<OneNioClassDescriptor> all = new ArrayList<>();
        for (TypeDecl type : classes.types()) {
            switch (type) {
                case ClassDecl declared -> all.add(classOf(classes, declared));
                case EnumDecl declared ->
                    all.add(new OneNioClassDescriptor(Kind.ENUM, declared.name(), List.of(), declared.constants()));
                default -> {}
            }
            all.add(OneNioClassDescriptor.of(Kind.ARRAY, "[L" + type.name() + ";"));
        }
        return all;
    }

    private static OneNioClassDescriptor classOf(ClassList classes, ClassDecl declared) {
        Kind kind = kindOf(classes, declared);
        List<FieldType> fields = new ArrayList<>();
        classes.lineage(declared)
                .forEach(level -> level.fields()
                        .forEach(field -> fields.add(
                                kind == Kind.EXTERNALIZABLE && isUtf(field)
                                        ? new FieldType(field.name(), FieldType.TEXT, "")
                                        : field(field.name(), level.erased(field.type())))));
        return new OneNioClassDescriptor(kind, declared.name(), List.copyOf(fields), List.of());
    }

    /** Whether {@code writeExternal} writes a field by {@code writeUTF}: a text, unless the list declares otherwise. */
    private static boolean isUtf(FieldDecl field) {
        boolean object = field.annotation("Written")
                .filter(written -> written.literals().contains("writeObject"))
                .isPresent();
        return !object && !field.type().isArray() && field.type().name().equals("java.lang.String");
    }

    private static FieldType field(String name, TypeRef type) {
        return type.isPrimitive()
                ? new FieldType(name, FieldType.PRIMITIVES.indexOf(type.name()), "")
                : new FieldType(name, -1, type.binaryName());
    }

    /** The library tests for {@code Externalizable}, then {@code Collection}, then {@code Map}. */
    private static Kind kindOf(ClassList classes, ClassDecl declared) {
        for (ClassDecl level : classes.lineage(declared)) {
            if (level.implementsDirectly("java.io.Externalizable")) {
                return Kind.EXTERNALIZABLE;
            }
            String above = level.superclass().map(TypeRef::name).orElse("");
            if (above.startsWith("java.util.") && above.endsWith("Map")) {
                return Kind.MAP;
            }
            if (above.startsWith("java.util.") && (above.endsWith("List") || above.endsWith("Set"))) {
                return Kind.COLLECTION;
            }
        }
        return Kind.GENERATED;
    }

    private void add(OneNioClassDescriptor descriptor) {
        byUid.put(OneNioTypeIds.of(descriptor), descriptors.size());
        descriptors.add(descriptor);
    }

    /** The index of an externalizable class by name, where the class list declares its content; -1 for none. */
    int findExternalizable(String name) {
        for (int i = 0; i < descriptors.size(); i++) {
            OneNioClassDescriptor each = descriptors.get(i);
            if (each.kind() == Kind.EXTERNALIZABLE && each.name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** The index of the class with a class number; -1 for an unknown one. */
    int find(long uid) {
        return byUid.getOrDefault(uid, -1);
    }

    OneNioClassDescriptor get(int index) {
        return descriptors.get(index);
    }
}
