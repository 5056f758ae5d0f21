package dev.hexplain.decoders.fst;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.ObjectPositions;
import dev.hexplain.decode.objects.LeafKind;
import dev.hexplain.decode.objects.ObjectRowKind;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.math.BigInteger;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The kinds of leaves, numbered in the order of the constants; rows that layouts name come first. */
final class FstLeafKinds {
    private static final int MAX_TEXT = 4000;
    private static final int WIDE = 255;
    private static final List<LeafKind> ALL = new ArrayList<>();

    static final int CLASS = add(LeafKind.part(
            "class",
            Role.TYPE,
            "The number of the class: those of FST from 3 on, then those registered; those that the stream names from 1000"
                    + " on, or above all others. 1 and 0 say that a name follows.",
            FstLeafKinds::classNumber));
    static final int VALUE = add(new LeafKind(
            "characters",
            "value",
            "String",
            ValueType.BYTES,
            Role.VALUE,
            "A byte a character; 255 says that two bytes follow, the lower first.",
            (tree, field, read) -> Value.text(
                            characters(tree.source(), field.offset(), Math.min(MAX_TEXT, field.length())))
                    .meaning(new Exact.Text(() -> characters(tree.source(), field.offset(), field.length())))));
    static final int NAME = add(LeafKind.plain("className", "String", new ValueType.Text(TextEncoding.LATIN_1))
            .as("className", "className", Role.TYPE));
    static final int TAG = add(new LeafKind(
            "tag",
            "tag",
            "tag",
            ValueType.S1,
            Role.TYPE,
            "What kind of value follows.",
            (tree, field, read) -> read.with(name((byte) tree.source().u1(field.offset())), "")));
    static final int NAME_LENGTH = add(LeafKind.part(
            "nameLength", Role.LENGTH, "The number of characters of the class's name.", FstLeafKinds::integer));
    static final int LENGTH = add(LeafKind.part("length", Role.LENGTH, "", FstLeafKinds::integer));
    static final int REFERENCE = add(LeafKind.part(
            "handle",
            Role.REFERENCE,
            "Where the object began, in bytes from the start of the stream.",
            FstLeafKinds::handle));
    static final int MARK = add(LeafKind.part(
            "mark",
            Role.TYPE,
            "55 before what a class writes by a method of its own, 66 before the fields of one that has none, 99 before what"
                    + " defaultWriteObject writes, -19 before an object.",
            (tree, field, read) -> Value.whole((byte) tree.source().u1(field.offset()))));
    static final int VERSION = add(LeafKind.part(
            "version",
            Role.TYPE,
            "Ends the fields of a class: 0, or the version of those that follow.",
            (tree, field, read) -> Value.whole(tree.source().u1(field.offset()))));
    static final int TYPE = add(LeafKind.part(
            "timeType",
            Role.TYPE,
            "Which of the types of java.time it is, as java.time.Ser numbers them.",
            (tree, field, read) -> Value.whole(tree.source().u1(field.offset()))));

    static final int NULL = add(LeafKind.value("null", "null", (tree, field, read) -> Value.NULL));
    static final int BIG_BOOLEAN = add(LeafKind.value(
            "truth",
            "Boolean",
            (tree, field, read) -> Value.truth((byte) tree.source().u1(field.offset()) == FstTag.BIG_BOOLEAN_TRUE)));
    static final int INT = add(LeafKind.value("int", "int", FstLeafKinds::integer));
    static final int LONG = add(LeafKind.value("long", "long", FstLeafKinds::integer));
    static final int SHORT = add(LeafKind.value(
            "short",
            "short",
            (tree, field, read) ->
                    Value.whole((short) FstIntegers.shortValue(tree.source(), field.offset(), field.length()))));
    static final int CHAR = add(LeafKind.value(
            "char",
            "char",
            (tree, field, read) ->
                    Value.character((char) FstIntegers.shortValue(tree.source(), field.offset(), field.length()))));
    static final int BYTE = add(LeafKind.plain("byte", "byte", ValueType.S1));
    static final int BOOLEAN = add(LeafKind.plain("boolean", "boolean", ValueType.BOOL));
    static final int FLOAT = add(LeafKind.plain("float", "float", ValueType.F4_LE));
    static final int DOUBLE = add(LeafKind.plain("double", "double", ValueType.F8_LE));
    static final int INT_LE = add(LeafKind.plain("int32", "int", ValueType.S4_LE));
    static final int LONG_LE = add(LeafKind.plain("int64", "long", ValueType.S8_LE));
    static final int SHORT_LE = add(LeafKind.plain("int16", "short", ValueType.S2_LE));
    static final int CHAR_LE = add(LeafKind.plain("char16", "char", new ValueType.Char(ByteOrder.LITTLE_ENDIAN)));
    static final int UTF_16 =
            add(LeafKind.plain("utf16", "String", new ValueType.Text(TextEncoding.of(StandardCharsets.UTF_16LE))));
    static final int ENUM = add(LeafKind.value("enum", "enum", FstLeafKinds::constant));
    static final int ONE_OF = add(LeafKind.value("oneOf", "String", FstLeafKinds::choice));
    static final int BLOB = add(LeafKind.plain("bytes", "byte[]", ValueType.BYTES));
    static final int BIG_INTEGER = add(LeafKind.value("bigInteger", "BigInteger", FstLeafKinds::bigInteger));
    static final int DATE = add(LeafKind.value("date", "Date", (tree, field, read) -> {
        long millis = number(tree, field);
        return Value.time(millis, FstComposites.instant(millis));
    }));
    static final int COMPLEMENT = add(new LeafKind(
            "last",
            "value",
            "byte",
            ValueType.S1,
            Role.VALUE,
            "",
            (tree, field, read) -> Value.whole(~(byte) tree.source().u1(field.offset()))
                    .with("", "complemented: what follows is zero, and left out")));

    /** Names of map entries. */
    static final int NAME_VALUE = add(ALL.get(VALUE).as("charactersName", "value", Role.NAME));

    static final int NAME_UTF_16 = add(ALL.get(UTF_16).as("utf16Name", "value", Role.NAME));

    static final int WIDE_CLASS_NAME = add(ALL.get(UTF_16).as("wideClassName", "className", Role.TYPE));

    /** The first of eight: a bit of a byte that booleans share, from the highest down. */
    static final int FIRST_BIT = addBits();

    static final int SCALAR = 0;
    static final int OBJECT = 1;
    static final int LIST = 2;
    static final int MAP = 3;
    static final int ENTRY = 4;
    static final int PARTS = 5;
    static final int CLASS_FORM = 6;
    /** Objects, lists and maps with values that need no rows. */
    static final int OPEN_OBJECT = 7;

    static final int OPEN_LIST = 8;
    static final int OPEN_MAP = 9;
    private static final int FIRST_REPEATED = 10;
    private static final List<Integer> REPEATED = List.of(BOOLEAN, FLOAT, DOUBLE, INT_LE, LONG_LE, SHORT_LE, CHAR_LE);
    static final int FIRST_COMPOSITE = FIRST_REPEATED + REPEATED.size();

    static final List<ObjectRowKind> FORMS = forms();

    private FstLeafKinds() {}

    static List<LeafKind> all() {
        return ALL;
    }

    private static List<ObjectRowKind> forms() {
        ObjectRowKind map = new ObjectRowKind("mapping", "", new Tail.OwnRows(), ContainerPreviews::map);
        List<ObjectRowKind> forms = new ArrayList<>(List.of(
                ObjectRowKind.SCALAR,
                ObjectRowKind.OBJECT,
                ObjectRowKind.LIST,
                map,
                new ObjectRowKind(ObjectRowKind.ENTRY, "entry", new Tail.OwnRows(), FstComposites::entry),
                new ObjectRowKind("parts", "", new Tail.OwnRows(), (tree, field) -> Value.NONE),
                new ObjectRowKind("class", "class", new Tail.OwnRows(), FstComposites::className),
                ObjectRowKind.OBJECT,
                ObjectRowKind.LIST,
                map));
        REPEATED.forEach(element -> forms.add(ObjectRowKind.repeat(ALL.get(element))));
        forms.addAll(FstComposites.FORMS);
        return List.copyOf(forms);
    }

    /** The form of a row of elements of a fixed size; -1 for other kinds. */
    static int repeated(int element) {
        int index = REPEATED.indexOf(element);
        return index < 0 ? -1 : FIRST_REPEATED + index;
    }

    private static int add(LeafKind leaf) {
        ALL.add(leaf);
        return ALL.size() - 1;
    }

    private static int addBits() {
        int first = ALL.size();
        for (int bit = 0; bit < Byte.SIZE; bit++) {
            add(LeafKind.plain("bit" + bit, "boolean", new ValueType.Bits(1, bit, false, true)));
        }
        return first;
    }

    /** The symbol of a tag. */
    static String name(int tag) {
        return switch (tag) {
            case FstTag.OBJECT -> "OBJECT";
            case FstTag.NULL -> "NULL";
            case FstTag.TYPED -> "TYPED";
            case FstTag.STRING -> "STRING";
            case FstTag.ARRAY -> "ARRAY";
            case FstTag.ENUM -> "ENUM";
            case FstTag.HANDLE -> "HANDLE";
            case FstTag.BIG_INT -> "BIG_INT";
            case FstTag.BIG_LONG -> "BIG_LONG";
            case FstTag.BIG_BOOLEAN_TRUE -> "BIG_BOOLEAN_TRUE";
            case FstTag.BIG_BOOLEAN_FALSE -> "BIG_BOOLEAN_FALSE";
            case FstTag.ONE_OF -> "ONE_OF";
            case FstTag.COMPATIBLE_OBJECT -> "SPECIAL_COMPATIBILITY_OBJECT_TAG";
            default -> "";
        };
    }

    /** Text in one byte a character, or three. */
    static String characters(Source source, long at, long length) {
        StringBuilder text = new StringBuilder();
        long end = at + length;
        for (long i = at; i < end; i++) {
            int character = source.u1(i);
            if (character == WIDE && i + 2 < at + length) {
                character = source.u1(i + 1) | source.u1(i + 2) << Byte.SIZE;
                i += 2;
            }
            text.append((char) character);
        }
        return text.toString();
    }

    private static Value classNumber(FieldTree tree, Field field, Value read) {
        int number = field.length() == 2
                ? tree.source().u1(field.offset()) | tree.source().u1(field.offset() + 1) << Byte.SIZE
                : FstIntegers.shortValue(tree.source(), field.offset(), field.length());
        return new Value(Integer.toString(number), "", number < 2 ? "a name follows" : "");
    }

    private static long number(FieldTree tree, Field field) {
        return field.length() == Integer.BYTES || field.length() == Long.BYTES
                ? FstIntegers.plain(tree.source(), field.offset(), field.length())
                : FstIntegers.value(tree.source(), field.offset(), field.length());
    }

    private static Value integer(FieldTree tree, Field field, Value read) {
        return Value.whole(number(tree, field));
    }

    private static Value handle(FieldTree tree, Field field, Value read) {
        long position = number(tree, field);
        int ordinal = ObjectPositions.ordinal(tree, position);
        String target = tree.handles()
                .get(ordinal)
                .flatMap(tree.handles()::definition)
                .map(found -> found.type() + " at 0x%X".formatted(found.offset()))
                .orElse("nothing begins there");
        return new Value(Long.toString(position), "", target);
    }

    /** The ordinal of the object that a handle refers to. */
    static int referredTo(FieldTree tree, Field leaf) {
        long length = leaf.length() > 0 ? leaf.length() : leaf.shape().fixedSize();
        return ObjectPositions.ordinal(
                tree,
                length == Integer.BYTES
                        ? FstIntegers.plain(tree.source(), leaf.offset(), length)
                        : FstIntegers.value(tree.source(), leaf.offset(), length));
    }

    private static Value constant(FieldTree tree, Field field, Value read) {
        return ContainerPreviews.symbol(field, number(tree, field));
    }

    /** The {@code OneOf} texts of a field are the symbols of its shape. */
    private static Value choice(FieldTree tree, Field field, Value read) {
        long number = tree.source().u1(field.offset());
        Enumeration texts = field.shape().symbols();
        String text = texts == null ? "" : texts.nameOf(number).orElse("");
        return text.isEmpty()
                ? new Value("", "", "text %d of those that @OneOf names".formatted(number))
                : Value.text(text).with("", "text %d of @OneOf".formatted(number));
    }

    private static Value bigInteger(FieldTree tree, Field field, Value read) {
        return field.length() == 0 || field.length() > MAX_TEXT
                ? read
                : Value.whole(new BigInteger(tree.source().copy(field.offset(), (int) field.length())));
    }
}
