package dev.hexplain.decoders.fory;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.classes.EnumDecl;
import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decode.objects.KeyNames;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.StepShapes;
import dev.hexplain.values.TreeValues;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The shapes of a class list's objects. A value with leading parts (a flag, a type, a length) is a row of its own with
 * the parts as rows in it; a primitive field is one row.
 */
final class ForyShapes implements StepShapes {
    static final int LATIN_1 = 0;
    static final int UTF_16 = 1;
    static final int UTF_8 = 2;

    /** Kinds of shape references below these are encodings of keys. */
    private static final int DEFINED = 8;

    private static final int DEFINED_IN_XLANG = 9;

    private static final Charset[] CODERS = {
        StandardCharsets.ISO_8859_1, StandardCharsets.UTF_16LE, StandardCharsets.UTF_8
    };

    private final ShapeTable table = new ShapeTable();
    private final Map<ForyKind.Form, Integer> forms = new EnumMap<>(ForyKind.Form.class);
    private final Map<ValueType, Integer> arrays = new HashMap<>();
    /** Words of a set of bits. */
    final int bits;

    private final List<int[]> leaves = new ArrayList<>();
    private final List<int[]> holders = new ArrayList<>();
    private final int firstEnum;
    private final int firstName;
    private final int firstPackage;
    private final int firstFieldName;
    private final int firstText;

    final int root = add(Shape.group(Fory.FORMAT.id(), "Fory"));
    final int header = add(Shape.leaf("header", ValueType.U1, Role.HEADER)
            .symbols(Fory.FORMAT.symbols("header"))
            .doc("The protocol: native, or xlang."));
    final int value = holder("value");
    final int element = holder("element");
    final int key = holder("key");
    final int entry = add(Shape.group("entry", "entry").production(ForyFieldValues.ENTRY));
    final int elements = add(Shape.group("elements", "elements").tail(new Tail.Rows("")));
    final int chunk = add(Shape.group("chunk", "entries")
            .production(ForyFieldValues.ENTRIES)
            .doc("Entries whose keys are of one class, and whose values too."));
    final int fresh = add(flag("flag").mark(ShapeMark.DEFINES_HANDLE));
    final int flag = add(flag("flag"));
    final int handle = add(Shape.leaf("handle", ValueType.BYTES, Role.REFERENCE)
            .typeName("varuint")
            .production(ForyFieldValues.UNSIGNED)
            .mark(ShapeMark.REFERS_TO_HANDLE)
            .doc("Which of the objects flagged as new so far it is, from 0 on."));
    final int type = add(Shape.leaf("type", ValueType.U1, Role.TYPE)
            .symbols(Fory.FORMAT.symbols("type_id"))
            .production(ForyFieldValues.TYPE_ID));
    final int userId = add(varuint("class_id", Role.TYPE, "The number that the class was registered by."));
    final int nameRef =
            add(varuint("name_ref", Role.REFERENCE, "A name that was written before, from 1 on, and a bit."));
    final int nameLength = add(varuint("name_length", Role.LENGTH, "Twice the bytes of the name."));
    final int nameEncoding =
            add(Shape.leaf("name_encoding", ValueType.U1, Role.TYPE).symbols(Fory.FORMAT.symbols("name_encoding")));
    final int nameHash = add(Shape.leaf("name_hash", ValueType.BYTES, Role.CHECKSUM)
            .size(Long.BYTES)
            .doc("A hash of the name, whose lowest byte is its encoding."));
    final int classHash = add(Shape.leaf("class_version", ValueType.U4_LE, Role.CHECKSUM)
            .doc("A hash of the class's fields, which must be the reader's too."));
    final int definition = add(Shape.group("class", "class definition").role(Role.TYPE));
    final int definitionRef = add(varuint(
            "class_ref",
            Role.REFERENCE,
            "Which class definition it is: a new one, or, if odd, one that was written before."));
    final int definitionHead = add(Shape.leaf("definition_head", ValueType.U8_LE, Role.TYPE)
            .doc("Bytes of the definition (8 bits), whether it is compressed (bit 8), and a hash."));
    final int definitionSize = add(varuint("definition_size", Role.LENGTH, "Bytes of the definition above 255."));
    final int definitionPart = add(Shape.leaf("part", ValueType.BYTES, Role.TYPE)
            .doc("Counts, name lengths and types of a class definition."));
    final int compressed =
            add(Shape.leaf("compressed", ValueType.BYTES, Role.TYPE).doc("The class definition, deflated."));
    final int length = add(varuint("length", Role.LENGTH, "Elements, or bytes."));
    final int textLength = add(varuint("length", Role.LENGTH, "Bytes of the text times four, and its encoding.")
            .production(ForyFieldValues.TEXT_LENGTH));
    final int elementFlags =
            add(Shape.leaf("element_flags", ValueType.U1, Role.TYPE).symbols(Fory.FORMAT.symbols("elements")));
    final int chunkFlags =
            add(Shape.leaf("chunk_flags", ValueType.U1, Role.TYPE).symbols(Fory.FORMAT.symbols("chunk")));
    final int chunkSize =
            add(Shape.leaf("chunk_size", ValueType.U1, Role.LENGTH).doc("Entries in the chunk."));
    final int bytes = add(Shape.leaf("bytes", ValueType.BYTES, Role.VALUE));
    final int decimal = add(Shape.group("decimal", "BigDecimal").production(ForyFieldValues.DECIMAL));
    final int scale = add(varuint("scale", Role.VALUE, "Digits behind the point."));
    final int precision = add(varuint("precision", Role.LENGTH, "Digits in all."));
    final int[] localeParts = {part("language"), part("country"), part("variant")};
    final int bigInteger = add(Shape.leaf("unscaled", ValueType.BYTES, Role.VALUE)
            .typeName("BigInteger")
            .production(ForyFieldValues.BIG_INTEGER));
    final int comparator = add(
            Shape.group("comparator", "Comparator").doc("The order of a sorted collection; null for the natural one."));
    final int replaced = add(Shape.leaf("replaced", ValueType.U1, Role.TYPE)
            .doc("0: the object is written by its class, rather than another in its place."));
    final int capacity = add(varuint("capacity", Role.LENGTH, "How many elements there may be."));
    final int present = add(Shape.leaf("present", ValueType.BOOL, Role.TYPE).doc("Whether there is a number."));
    final int isView = add(Shape.leaf("is_view", ValueType.BOOL, Role.TYPE)
            .doc("Whether the list follows that this is a part of, rather than elements."));
    final int from = add(varuint("from", Role.VALUE, "Where in the list the part begins."));
    final int size = add(varuint("size", Role.LENGTH, "Elements of the part."));
    final int classId =
            add(varuint("class_id", Role.VALUE, "Twice the type id of a class.").production(ForyFieldValues.CLASS_ID));
    final int ordinal = add(varuint("value", Role.VALUE, "The ordinal of an enum constant."));

    ForyShapes(ForyClasses classes) {
        for (ForyKind.Form form : ForyKind.Form.values()) {
            forms.put(form, add(leaf("value", form, form.name().toLowerCase(Locale.ROOT))));
        }
        firstText = add(text(TextEncoding.LATIN_1));
        add(text(TextEncoding.of(StandardCharsets.UTF_16LE)));
        add(text(TextEncoding.UTF_8));
        firstName = names("class_name", "$_");
        firstPackage = names("package", "._");
        firstFieldName = names("field_name", "$_");
        for (ValueType element : List.of(
                ValueType.BOOL,
                ValueType.S1,
                new ValueType.Char(ByteOrder.LITTLE_ENDIAN),
                ValueType.S2_LE,
                ValueType.S4_LE,
                ValueType.S8_LE,
                ValueType.F4_LE,
                ValueType.F8_LE)) {
            arrays.put(
                    element,
                    add(Shape.group("elements", "elements")
                            .production(element.equals(ValueType.S1) ? "array" : "")
                            .tail(new Tail.Repeat(
                                    "", Shape.leaf("", element, Role.VALUE).build()))));
        }
        bits = add(Shape.group("elements", "elements")
                .mark(ShapeMark.BIT_SET)
                .tail(new Tail.Repeat(
                        "", Shape.leaf("", ValueType.S8_LE, Role.VALUE).build())));
        classes.layouts().forEach(layout -> fields(layout.fields(), classes.numbers()));
        firstEnum = table.add(Shape.leaf("value", ValueType.U1, Role.VALUE).build()) + 1;
        classes.enums()
                .forEach(each -> add(Shape.leaf("value", ValueType.U1, Role.VALUE)
                        .typeName(each.name())
                        .symbols(constants(each))));
    }

    private int part(String name) {
        return add(Shape.group(name, "String"));
    }

    private static Enumeration constants(EnumDecl declared) {
        Map<Long, Enumeration.Symbol> symbols = new HashMap<>();
        for (int i = 0; i < declared.constants().size() && i <= 0xFF; i++) {
            symbols.put((long) i, new Enumeration.Symbol(declared.constants().get(i), ""));
        }
        return new Enumeration(declared.name(), false, symbols);
    }

    private void fields(List<FieldDecl> fields, ForyNumbers numbers) {
        int[] leaf = new int[fields.size()];
        int[] group = new int[fields.size()];
        for (int i = 0; i < leaf.length; i++) {
            FieldDecl field = fields.get(i);
            String type = field.type().toString();
            group[i] = add(Shape.group(field.name(), type).logical(field.name()).production(ForyFieldValues.HOLDER));
            ForyKind.Form form =
                    field.type().isPrimitive() ? primitive(field.type().name()) : ForyKind.Form.BYTE;
            leaf[i] = add(leaf(field.name(), numbers.spelled(form), type).logical(field.name()));
            if (form != numbers.inXlang(form)) {
                add(leaf(field.name(), numbers.inXlang(form), type).logical(field.name()));
            }
        }
        leaves.add(leaf);
        holders.add(group);
    }

    static ForyKind.Form primitive(String name) {
        return switch (name) {
            case "boolean" -> ForyKind.Form.BOOL;
            case "byte" -> ForyKind.Form.BYTE;
            case "short" -> ForyKind.Form.SHORT;
            case "char" -> ForyKind.Form.CHAR;
            case "int" -> ForyKind.Form.INT;
            case "long" -> ForyKind.Form.TAGGED_LONG;
            case "float" -> ForyKind.Form.FLOAT;
            default -> ForyKind.Form.DOUBLE;
        };
    }

    private static Shape.Builder leaf(String name, ForyKind.Form form, String typeName) {
        ValueType type = switch (form) {
            case BOOL -> ValueType.BOOL;
            case BYTE -> ValueType.S1;
            case SHORT -> ValueType.S2_LE;
            case CHAR -> new ValueType.Char(ByteOrder.LITTLE_ENDIAN);
            case FLOAT -> ValueType.F4_LE;
            case DOUBLE -> ValueType.F8_LE;
            case FIXED_INT -> ValueType.S4_LE;
            case FIXED_LONG -> ValueType.S8_LE;
            default -> ValueType.BYTES;
        };
        Shape.Builder leaf =
                Shape.leaf(name, type, Role.VALUE).typeName(typeName).production(form.name());
        return form.size() > 0 && type.fixedSize() < 0 ? leaf.size(form.size()) : leaf;
    }

    private static Shape.Builder text(TextEncoding encoding) {
        return Shape.leaf("text", new ValueType.Text(encoding), Role.VALUE);
    }

    private int names(String name, String special) {
        int first = -1;
        for (int encoding = 0; encoding <= ForyMetaStrings.ALL_TO_LOWER_SPECIAL; encoding++) {
            int number = add(Shape.leaf(name, ValueType.BYTES, Role.NAME)
                    .typeName("meta string")
                    .production(ForyFieldValues.NAME + encoding + special));
            first = first < 0 ? number : first;
        }
        return first;
    }

    private static Shape.Builder flag(String name) {
        return Shape.leaf(name, ValueType.U1, Role.REFERENCE)
                .symbols(Fory.FORMAT.symbols("ref_flag"))
                .doc("Whether there is a value, whether it was written before, and whether it may be referred to.");
    }

    private static Shape.Builder varuint(String name, Role role, String doc) {
        return Shape.leaf(name, ValueType.BYTES, role)
                .typeName("varuint")
                .production(ForyFieldValues.UNSIGNED)
                .doc(doc);
    }

    private int holder(String name) {
        return add(Shape.group(name, name).production(ForyFieldValues.HOLDER));
    }

    private int add(Shape.Builder shape) {
        return table.add(shape.build());
    }

    // -- numbers of shapes

    int form(ForyKind.Form form) {
        return forms.getOrDefault(form, bytes);
    }

    int array(ValueType element) {
        return arrays.getOrDefault(element, bytes);
    }

    int text(int coder) {
        return firstText + coder;
    }

    int name(int encoding, boolean ofPackage) {
        return (ofPackage ? firstPackage : firstName) + Math.min(encoding, ForyMetaStrings.ALL_TO_LOWER_SPECIAL);
    }

    int fieldName(int encoding) {
        return firstFieldName + encoding;
    }

    int constant(int enumNumber) {
        return firstEnum + enumNumber;
    }

    /**
     * A primitive field.
     *
     * @param otherInXlang whether this is xlang and encodes the value differently
     */
    int leaf(int layout, int field, boolean otherInXlang) {
        return leaves.get(layout)[field] + (otherInXlang ? 1 : 0);
    }

    /** Any other field. */
    int field(int layout, int field) {
        return holders.get(layout)[field];
    }

    @Override
    public Shape fixed(int number) {
        return table.fixed(number);
    }

    /** The shape of a map entry, by the text of its key. */
    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        if (member.kind() >= DEFINED) {
            return definedField(member, tree);
        }
        byte[] text = tree.source().copy(member.offset(), (int) Math.min(member.length(), 1 << 10));
        String name = ContainerPreviews.name(new String(text, CODERS[Math.min(member.kind(), UTF_8)]));
        return Shape.group(name, "entry")
                .logical(name)
                .production(ForyFieldValues.ENTRY)
                .build();
    }

    /** The kind of shape references to fields of classes that the bytes define. */
    static int fieldKind(boolean xlang) {
        return xlang ? DEFINED_IN_XLANG : DEFINED;
    }

    /** The shape of a field, by the definition of its class and its place in that. */
    private Shape definedField(Member member, FieldTree tree) {
        ForyDefinedClass declared = ForyDefinedClass.at(
                        tree.source(), member.offset(), member.kind() == DEFINED_IN_XLANG, this)
                .orElseThrow();
        ForyDefinedField field = declared.fields().get((int) member.length());
        String type = field.type().toString();
        Shape.Builder shape = field.type().isPrimitive()
                ? leaf(field.name(), declared.numbers().spelled(primitive(type)), type)
                : Shape.group(field.name(), type).production(ForyFieldValues.HOLDER);
        return shape.logical(field.name()).build();
    }

    /** Unparsed bytes after the last element are not an element. */
    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        if (field.shape().equals(Shapes.unparsed())) {
            return "";
        }
        if (!field.shape().equals(fixed(entry))) {
            return StepShapes.super.logicalStep(tree, parent, field);
        }
        boolean keyed = tree.children(field, 0, 1).stream()
                .anyMatch(first -> first.shape().equals(fixed(key)));
        return keyed ? KeyNames.of(tree, field) : ""; // a key that is null is not written
    }

    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        return new ForyLogicalValues(this, values.tree()).of(field).or(() -> StepShapes.super.value(values, field));
    }

    /** Decoded from its own bytes: callers may not know the field's length. */
    @Override
    public int handleNumber(FieldTree tree, Field field) {
        Source source = tree.source();
        int length = ForyVarints.length(
                at -> at < source.length() ? source.u1(at) : 0xFF, field.offset(), ForyVarints.LONGEST_UNSIGNED);
        return (int) ForyVarints.unsigned(source.copy(field.offset(), length));
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return ForyFieldValues.of(tree, field, read);
    }
}
