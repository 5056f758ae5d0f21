package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.objects.LeafKind;
import dev.hexplain.decode.objects.ObjectRowKind;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The kinds of leaves, numbered in the order of the constants; rows that layouts name come first. */
final class KryoLeafKinds {
    /** Characters that are shown; the value has all of them. */
    private static final int MAX_TEXT = 4000;
    /** Smaller references mean null, and an object that follows. */
    private static final int FIRST_REFERENCE = 2;

    private static final List<LeafKind> ALL = new ArrayList<>();

    // -- parts before a value

    static final int CLASS = add(LeafKind.part(
            "class",
            Role.TYPE,
            "The class of the value: 0 for null, 1 for a name, otherwise the number it is registered by, increased by"
                    + " 2. Names are numbered in order of first use in an object graph; that number follows the 1, and the"
                    + " first time the name.",
            KryoLeafKinds::classTag));
    static final int ELEMENT_CLASS = add(LeafKind.part(
            "elementClass",
            Role.TYPE,
            "The class of all elements that are not null; 0 where all are.",
            KryoLeafKinds::classTag));
    static final int NAME = add(ascii("className", "className", Role.TYPE));
    static final int VALUE = add(ascii("ascii", "value", Role.VALUE));
    static final int COMPARATOR = add(LeafKind.part("comparator", Role.VALUE, "", (tree, field, read) -> read));
    static final int OBJECT_PART = add(LeafKind.part("object", Role.VALUE, "", (tree, field, read) -> read));
    static final int FIELDS = add(new LeafKind(
            "fields",
            "fields",
            "",
            ValueType.BYTES,
            Role.VALUE,
            "The fields one after the other, in the order of their names: only the class says which.",
            LeafKind.UNKNOWN_MEANING));
    static final int REFERENCE = add(LeafKind.part(
            "reference",
            Role.REFERENCE,
            "0 for null, 1 for an object that follows, otherwise the number of an object before, in order of their"
                    + " beginnings, increased by 2.",
            KryoLeafKinds::reference));
    static final int FIRST = add(LeafKind.part(
            "first",
            Role.TYPE,
            "1: the object follows, and counts as the next that references can mean. 0 would be null, and higher"
                    + " numbers objects before.",
            (tree, field, read) -> new Value("1", "", "not null")));
    static final int PRESENT = add(LeafKind.part(
            "notNull",
            Role.TYPE,
            "0 for null, otherwise the value follows.",
            (tree, field, read) -> new Value("1", "", "not null")));
    static final int LENGTH = add(LeafKind.part(
            "length",
            Role.LENGTH,
            "The number of elements or bytes, increased by 1; 0 is null.",
            KryoLeafKinds::lengthAndOne));
    static final int FLAGGED_LENGTH = add(LeafKind.part(
            "length",
            Role.LENGTH,
            "The number of elements, increased by 1. The top bit of the first byte says that all are of one class, or"
                    + " where their class is known, that some are null.",
            KryoLeafKinds::flaggedLength));
    static final int TEXT_LENGTH = add(LeafKind.part(
            "length",
            Role.LENGTH,
            "The number of UTF-16 units, increased by 1. The top bit of the first byte says that a length stands here;"
                    + " text of 2 to 32 ASCII characters has none.",
            KryoLeafKinds::flaggedLength));
    static final int SIZE = add(LeafKind.part("size", Role.LENGTH, "The number of elements.", KryoLeafKinds::unsigned));
    static final int NULLABLE = add(LeafKind.part(
            "elementsCanBeNull",
            Role.TYPE,
            "Whether some elements are null, so that a byte before each says so.",
            (tree, field, read) -> Value.truth(u1(tree, field) != 0)));
    static final int IS_PRIMITIVE = add(LeafKind.part(
            "isPrimitive",
            Role.TYPE,
            "Whether the primitive type is meant, not its wrapper.",
            (tree, field, read) -> Value.truth(u1(tree, field) != 0)));

    static final int VERSION = add(LeafKind.part(
            "version",
            Role.TYPE,
            "The version of the class, increased by 1: fields since a later one are not there.",
            KryoLeafKinds::lengthAndOne));
    static final int TAG = add(LeafKind.part(
            "tag", Role.TYPE, "The number of the field, as its annotation says.", KryoLeafKinds::unsigned));
    static final int CHUNK = add(LeafKind.part(
            "chunkLength",
            Role.LENGTH,
            "Bytes of the chunk, so that readers can pass over a field they do not know.",
            KryoLeafKinds::unsigned));
    static final int CHUNK_END = add(
            LeafKind.part("chunkEnd", Role.TYPE, "A chunk without bytes: the field ends.", KryoLeafKinds::unsigned));

    // -- streams of Java serialization

    static final int MAGIC = add(new LeafKind(
            "magic",
            "magic",
            "",
            ValueType.U2_BE,
            Role.MAGIC,
            "AC ED: Java serialization.",
            (tree, field, read) -> read));
    static final int STREAM_VERSION = add(new LeafKind(
            "streamVersion", "streamVersion", "", ValueType.U2_BE, Role.HEADER, "", (tree, field, read) -> read));

    // -- values

    static final int NULL = add(LeafKind.value("null", "null", (tree, field, read) -> Value.NULL));
    static final int EMPTY = add(LeafKind.value("empty", "String", (tree, field, read) -> Value.text("")));
    static final int CHARS = add(LeafKind.plain("chars", "String", new ValueType.Text(TextEncoding.MODIFIED_UTF_8)));
    static final int UINT = add(LeafKind.value("uint", "int", KryoLeafKinds::unsignedInt));
    static final int ULONG = add(LeafKind.value("ulong", "long", KryoLeafKinds::unsigned));
    static final int INT = add(LeafKind.value("int", "int", KryoLeafKinds::signedInt));
    static final int LONG = add(LeafKind.value("long", "long", KryoLeafKinds::signed));
    static final int BYTE = add(LeafKind.plain("byte", "byte", ValueType.S1));
    static final int BOOLEAN = add(LeafKind.plain("boolean", "boolean", ValueType.BOOL));
    static final int SHORT = add(LeafKind.plain("short", "short", ValueType.S2_LE));
    static final int CHAR = add(LeafKind.plain("char", "char", new ValueType.Char(java.nio.ByteOrder.LITTLE_ENDIAN)));
    static final int INT_LE = add(LeafKind.plain("int32", "int", ValueType.S4_LE));
    static final int LONG_LE = add(LeafKind.plain("int64", "long", ValueType.S8_LE));
    static final int FLOAT = add(LeafKind.plain("float", "float", ValueType.F4_LE));
    static final int DOUBLE = add(LeafKind.plain("double", "double", ValueType.F8_LE));
    static final int ENUM = add(LeafKind.value("enum", "enum", KryoLeafKinds::constant));
    static final int BIG_INTEGER = add(LeafKind.value("bigInteger", "BigInteger", KryoLeafKinds::bigInteger));
    static final int BLOB = add(LeafKind.plain("bytes", "byte[]", ValueType.BYTES));
    static final int UNREAD = add(new LeafKind(
            "unread",
            "value",
            "byte[]",
            ValueType.BYTES,
            Role.VALUE,
            "A part of a value that is not decoded.",
            LeafKind.UNKNOWN_MEANING));
    static final int DATE = add(LeafKind.value("date", "Date", KryoLeafKinds::date));
    static final int COMPLEMENT = add(new LeafKind(
            "last",
            "value",
            "byte",
            ValueType.S1,
            Role.VALUE,
            "",
            (tree, field, read) ->
                    Value.whole(~(byte) u1(tree, field)).with("", "complemented: what follows is zero, and left out")));

    // -- the same as names in maps

    static final int ASCII_NAME = add(ascii("asciiName", "value", Role.NAME));
    static final int CHARS_NAME = add(ALL.get(CHARS).as("charsName", "value", Role.NAME));

    // -- what only Kryo 3 and 4 write

    static final int SHORT_BE = add(LeafKind.plain("bigEndianShort", "short", ValueType.S2_BE));
    static final int CHAR_BE =
            add(LeafKind.plain("bigEndianChar", "char", new ValueType.Char(java.nio.ByteOrder.BIG_ENDIAN)));
    static final int INT_BE = add(LeafKind.plain("bigEndianInt32", "int", ValueType.S4_BE));
    static final int LONG_BE = add(LeafKind.plain("bigEndianInt64", "long", ValueType.S8_BE));
    static final int FLOAT_BE = add(LeafKind.plain("bigEndianFloat", "float", ValueType.F4_BE));
    static final int DOUBLE_BE = add(LeafKind.plain("bigEndianDouble", "double", ValueType.F8_BE));
    static final int PLAIN_VERSION = add(LeafKind.part(
            "version",
            Role.TYPE,
            "The version of the class: fields since a later one are not there.",
            KryoLeafKinds::unsigned));

    // -- forms of rows; the first is that of values which are one leaf

    static final List<ObjectRowKind> FORMS;
    static final int PLAIN = 0;
    static final int SCALAR = PLAIN;
    static final int OBJECT = 1;
    static final int LIST = 2;
    static final int MAP = 3;
    static final int ENTRY = 4;
    static final int PARTS = 5;
    static final int CLASS_FORM = 6;
    static final int FIELD_FORM = 7;
    /** An object whose first members may need no rows. */
    static final int OPEN_OBJECT = 8;
    /** An object in a stream of Java serialization. */
    static final int JAVA_STREAM = 9;

    private static final int FIRST_REPEATED = 10;
    private static final List<Integer> REPEATED =
            List.of(BOOLEAN, SHORT, CHAR, INT_LE, LONG_LE, FLOAT, DOUBLE, SHORT_BE, CHAR_BE, FLOAT_BE, DOUBLE_BE);
    static final int FIRST_COMPOSITE = FIRST_REPEATED + REPEATED.size();
    /** Words of a set of bits. */
    static final int BITS = FIRST_COMPOSITE + KryoComposites.FORMS.size();
    /** A collection whose elements are all null. */
    static final int NULLS = BITS + 1;

    static {
        List<ObjectRowKind> forms = new ArrayList<>(List.of(
                ObjectRowKind.SCALAR,
                ObjectRowKind.OBJECT,
                ObjectRowKind.LIST,
                KryoMappings.MAP,
                KryoMappings.ENTRY,
                KryoComposites.ROW,
                KryoComposites.CLASS,
                KryoMappings.FIELD,
                ObjectRowKind.OBJECT,
                ObjectRowKind.EMBEDDED));
        REPEATED.forEach(element -> forms.add(ObjectRowKind.repeat(ALL.get(element))));
        forms.addAll(KryoComposites.FORMS);
        forms.add(ObjectRowKind.bits(ALL.get(LONG_LE)));
        forms.add(ObjectRowKind.NULLS);
        FORMS = List.copyOf(forms);
    }

    private KryoLeafKinds() {}

    static List<LeafKind> all() {
        return ALL;
    }

    /** The form of a row of elements of a fixed size. */
    static int repeated(int element) {
        return FIRST_REPEATED + REPEATED.indexOf(element);
    }

    private static int add(LeafKind leaf) {
        ALL.add(leaf);
        return ALL.size() - 1;
    }

    private static LeafKind ascii(String id, String name, Role role) {
        return new LeafKind(
                id,
                name,
                "String",
                ValueType.BYTES,
                role,
                "ASCII without a length: the top bit is set in the last character.",
                (tree, field, read) -> Value.text(
                                ascii(tree.source(), field.offset(), Math.min(MAX_TEXT, field.length())))
                        .meaning(new Exact.Text(() -> ascii(tree.source(), field.offset(), field.length()))));
    }

    /** Text whose last byte has the top bit set. */
    static String ascii(Source source, long at, long length) {
        byte[] bytes = source.copy(at, (int) length);
        if (bytes.length > 0) {
            bytes[bytes.length - 1] &= 0x7F;
        }
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static int u1(FieldTree tree, Field field) {
        return tree.source().u1(field.offset());
    }

    private static long varint(FieldTree tree, Field field) {
        return KryoVarints.value(tree.source(), field.offset(), field.length());
    }

    private static Value classTag(FieldTree tree, Field field, Value read) {
        if (u1(tree, field) == 1) {
            long id = KryoVarints.value(tree.source(), field.offset() + 1, field.length() - 1);
            return new Value("1", "", "name " + id);
        }
        long tag = varint(tree, field);
        return new Value(Long.toString(tag), "", tag == 0 ? "null" : "registered as " + (tag - 2));
    }

    /** The number of the object that a reference means. */
    static int referredTo(FieldTree tree, long at, long length) {
        return (int) KryoVarints.value(tree.source(), at, length) - FIRST_REFERENCE;
    }

    private static Value reference(FieldTree tree, Field field, Value read) {
        int ordinal = referredTo(tree, field.offset(), field.length());
        String target = tree.handles()
                .definition(tree.handles().at(field.offset(), ordinal))
                .map(found -> "%s at 0x%X".formatted(found.type(), found.offset()))
                .orElse("which is not there");
        return new Value(Integer.toString(ordinal), "", "object " + ordinal + ", " + target);
    }

    private static Value unsigned(FieldTree tree, Field field, Value read) {
        return Value.whole(varint(tree, field));
    }

    private static Value unsignedInt(FieldTree tree, Field field, Value read) {
        return Value.whole((int) varint(tree, field));
    }

    private static Value signedInt(FieldTree tree, Field field, Value read) {
        int value = (int) varint(tree, field);
        return Value.whole(value >>> 1 ^ -(value & 1));
    }

    private static Value signed(FieldTree tree, Field field, Value read) {
        return Value.whole(KryoVarints.zigzag(varint(tree, field)));
    }

    private static Value lengthAndOne(FieldTree tree, Field field, Value read) {
        int value = (int) varint(tree, field);
        return value == 0 ? Value.NULL : Value.whole(value - 1).with("", "written as " + value);
    }

    private static Value flaggedLength(FieldTree tree, Field field, Value read) {
        int value = KryoVarints.flaggedValue(tree.source(), field.offset(), field.length());
        String flag = KryoVarints.flag(u1(tree, field)) ? ", with the flag" : "";
        return value == 0 ? Value.NULL : Value.whole(value - 1).with("", "written as " + value + flag);
    }

    private static Value constant(FieldTree tree, Field field, Value read) {
        int ordinal = (int) varint(tree, field) - 1;
        if (ordinal < 0) {
            return Value.NULL;
        }
        Enumeration constants = field.shape().symbols();
        String symbol = constants == null ? "" : constants.nameOf(ordinal).orElse("");
        return Value.whole(ordinal).with(symbol, "");
    }

    private static Value bigInteger(FieldTree tree, Field field, Value read) {
        return field.length() == 0 || field.length() > MAX_TEXT
                ? read
                : Value.whole(new BigInteger(tree.source().copy(field.offset(), (int) field.length())));
    }

    private static Value date(FieldTree tree, Field field, Value read) {
        long millis = varint(tree, field);
        return Value.time(millis, KryoComposites.instant(millis));
    }
}
