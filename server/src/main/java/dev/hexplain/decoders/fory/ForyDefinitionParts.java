package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.TypeRef;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * The parts of a class definition, in byte order. The native protocol and xlang encode it differently:
 *
 * <pre>
 * native = kind-and-layers layer+                              layers: classes from the topmost down, less one
 * layer  = varuint(fields &lt;&lt; 1 | registered) (number | package class) field{fields}
 * field  = head name type                                      head: flags, encoding, length of the name
 * xlang  = kind-and-fields (number | package class) field{fields}
 * field  = head type name
 * </pre>
 */
final class ForyDefinitionParts {
    private static final int LAYERS = 0x0F;
    private static final int FIELDS = 0x1F;
    private static final int STRUCT = 0x80;
    private static final int NAMED = 0x20;
    private static final int TAG = 3;
    private static final int DEEPEST = 64;
    /** Kinds of classes that are enums, in the first byte of a native definition. */
    private static final int ENUM = 4;

    private static final int NAMED_ENUM = 5;
    /** The same in a definition of xlang. */
    private static final int KIND = 0x0F;
    /** Of the types of fields: 1 is a map, 2 a collection, 3 an array, 4 an enum, 5 a registered class, else an object. */
    private static final int KIND_SHIFT = 2;

    private static final int REGISTERED = 5;
    private static final int LONG_NAME = 63;
    private static final int[] TYPE_ENCODINGS = {
        ForyMetaStrings.UTF_8,
        ForyMetaStrings.ALL_TO_LOWER_SPECIAL,
        ForyMetaStrings.LOWER_UPPER_DIGIT_SPECIAL,
        ForyMetaStrings.FIRST_TO_LOWER_SPECIAL
    };

    private final byte[] content;
    private final ForyShapes shapes;
    private final List<Part> parts = new ArrayList<>();
    private final List<ForyDefinedField> fields = new ArrayList<>();
    private boolean constants;
    private boolean whole;
    private TypeRef type = TypeRef.OBJECT;
    private OptionalInt registered = OptionalInt.empty();
    private int at;
    private int reached;

    /** A leaf of the definition. */
    record Part(int shape, int length) {}

    private ForyDefinitionParts(byte[] content, ForyShapes shapes) {
        this.content = content;
        this.shapes = shapes;
    }

    /** Splits a definition; the part that is not understood is the last one. */
    static ForyDefinitionParts of(byte[] content, boolean xlang, ForyShapes shapes) {
        ForyDefinitionParts parsed = new ForyDefinitionParts(content, shapes);
        try {
            if (xlang) {
                parsed.xlang();
            } else {
                parsed.layers();
            }
            parsed.whole = parsed.at == content.length && !parsed.type.equals(TypeRef.OBJECT);
        } catch (IndexOutOfBoundsException brokenOff) {
            parsed.at = parsed.reached;
        }
        parsed.at = content.length;
        parsed.part(shapes.definitionPart);
        return parsed;
    }

    List<Part> parts() {
        return parts;
    }

    /** The class; {@code Object} where the definition does not name it. */
    TypeRef type() {
        return type;
    }

    /** Whether it is an enum. */
    boolean constants() {
        return constants;
    }

    /** In the order of the definition, those of superclasses first. */
    List<ForyDefinedField> fields() {
        return fields;
    }

    /** Whether all of it was understood. */
    boolean isWhole() {
        return whole;
    }

    /** The number that the class was registered by; empty for a class by name. */
    OptionalInt registered() {
        return registered;
    }

    /** Ends a part at the position. */
    private void part(int shape) {
        if (at > content.length) {
            throw new IndexOutOfBoundsException(at);
        }
        if (at > reached) {
            parts.add(new Part(shape, at - reached));
            reached = at;
        }
    }

    private int u1() {
        return content[at++] & 0xFF;
    }

    private int varuint() {
        long value = 0;
        for (int shift = 0; shift < 35; shift += 7) {
            int next = u1();
            value |= (long) (next & 0x7F) << shift;
            if (next < 0x80) {
                break;
            }
        }
        return (int) Math.min(value, Integer.MAX_VALUE >> 1);
    }

    private void layers() {
        int head = u1();
        constants = head >>> 4 == ENUM || head >>> 4 == NAMED_ENUM;
        int layers = head & LAYERS;
        layers += layers == LAYERS ? varuint() : 0;
        for (int layer = 0; layer <= layers; layer++) {
            int counted = varuint();
            if ((counted & 1) != 0) {
                registered(u1());
            } else {
                names();
            }
            for (int field = 0; field < counted >>> 1; field++) {
                nativeField();
            }
        }
    }

    private void nativeField() {
        int flags = u1();
        int length = nativeName(flags);
        part(shapes.definitionPart);
        String name = fieldName(length, flags >> 4 & 7);
        int kind = u1() >>> KIND_SHIFT;
        int id = kind == REGISTERED ? content[at] & 0xFF : 0;
        TypeRef declared = nativeType(kind, isFlagged(flags), 0);
        fields.add(new ForyDefinedField(name, declared, isFlagged(flags), id, type.name()));
    }

    /** Whether values may be null or referred to, so that a flag precedes them. */
    private static boolean isFlagged(int flags) {
        return (flags & TAG) != 0;
    }

    private void registered(int typeId) {
        boolean user = ForyTypeIds.isRegistered(typeId);
        int number = user ? varuint() : typeId;
        registered = user ? OptionalInt.of(number) : OptionalInt.empty();
        String own = user ? "class " + number : ForyJdkKinds.nameOf(typeId);
        type = own == null ? TypeRef.OBJECT : TypeRef.of(own);
    }

    /** The length of the name, with its encoding in the two low bits; 0 where the field has a tag instead of a name. */
    private int nativeName(int head) {
        int encoding = head >> 2 & TAG;
        int size = head >> 4 & 7;
        int length = (size == 7 ? size + varuint() : size) + 1;
        return encoding == TAG ? 0 : length << 2 | encoding;
    }

    /** The name of a field; where it has none, its tag. */
    private String fieldName(int lengthAndEncoding, int tag) {
        int length = lengthAndEncoding >>> 2;
        int encoding = TYPE_ENCODINGS[lengthAndEncoding & TAG];
        if (length > content.length - at) {
            throw new IndexOutOfBoundsException(length);
        }
        byte[] bytes = Arrays.copyOfRange(content, at, at + length);
        at += length;
        part(shapes.fieldName(encoding));
        return length == 0 ? "field_" + tag : ForyMetaStrings.decode(bytes, encoding, "$_");
    }

    /** A type and those nested in it. */
    private TypeRef nativeType(int kind, boolean boxed, int depth) {
        if (depth > DEEPEST) {
            throw new IndexOutOfBoundsException(depth);
        }
        return switch (kind) {
            case 1 -> {
                TypeRef key = nestedNative(depth);
                yield new TypeRef("java.util.Map", List.of(key, nestedNative(depth)), 0);
            }
            case 2 -> new TypeRef("java.util.Collection", List.of(nestedNative(depth)), 0);
            case 3 -> {
                int dimensions = Math.min(varuint(), 0xFF);
                yield nestedNative(depth).array(dimensions);
            }
            case 4 -> ForyDefinedField.ENUM;
            case REGISTERED -> ForyTypeIds.declared(u1(), boxed, false);
            default -> TypeRef.OBJECT;
        };
    }

    private TypeRef nestedNative(int depth) {
        return nativeType(u1() >>> KIND_SHIFT, true, depth + 1);
    }

    private void xlang() {
        int head = u1();
        int count = (head & STRUCT) == 0 ? 0 : head & FIELDS;
        count += count == FIELDS ? varuint() : 0;
        if ((head & STRUCT) != 0 && (head & NAMED) == 0) {
            registered(ForyTypeIds.STRUCT);
        } else {
            names();
        }
        constants = (head & STRUCT) == 0 && (head & KIND) <= 1;
        for (int field = 0; field < count; field++) {
            xlangField();
        }
    }

    private void xlangField() {
        int flags = u1();
        int size = flags >> 2 & 0x0F;
        int length = (size == 0x0F ? size + varuint() : size) + 1;
        int id = varuint();
        TypeRef declared = xlangType(id, isFlagged(flags), 0);
        part(shapes.definitionPart);
        String name = fieldName(flags >> 6 == TAG ? 0 : length << 2 | flags >> 6, length - 1);
        fields.add(new ForyDefinedField(name, declared, isFlagged(flags), id, type.name()));
    }

    /** Nested types have two bits of flags. */
    private TypeRef xlangType(int id, boolean boxed, int depth) {
        if (depth > DEEPEST) {
            throw new IndexOutOfBoundsException(depth);
        }
        TypeRef known = ForyTypeIds.declared(id, boxed, true);
        return switch (id) {
            case ForyTypeIds.LIST, ForyTypeIds.SET ->
                new TypeRef(known.name(), List.of(xlangType(varuint() >>> 2, true, depth + 1)), 0);
            case ForyTypeIds.MAP -> {
                TypeRef key = xlangType(varuint() >>> 2, true, depth + 1);
                yield new TypeRef(known.name(), List.of(key, xlangType(varuint() >>> 2, true, depth + 1)), 0);
            }
            case ForyTypeIds.ENUM, ForyTypeIds.NAMED_ENUM -> ForyDefinedField.ENUM;
            default -> known;
        };
    }

    private void names() {
        String packageName = name(true);
        registered = OptionalInt.empty();
        type = ForyTypeNames.type(packageName, name(false));
    }

    private String name(boolean ofPackage) {
        int head = u1();
        int length = head >>> 2;
        length += length == LONG_NAME ? varuint() : 0;
        part(shapes.definitionPart);
        int index = head & TAG;
        int encoding = ofPackage && index == ForyMetaStrings.LOWER_SPECIAL
                ? ForyMetaStrings.LOWER_SPECIAL
                : TYPE_ENCODINGS[index];
        if (length > content.length - at) {
            throw new IndexOutOfBoundsException(length);
        }
        byte[] bytes = Arrays.copyOfRange(content, at, at + length);
        at += length;
        part(shapes.name(encoding, ofPackage));
        return ForyMetaStrings.decode(bytes, encoding, ofPackage ? "._" : "$_");
    }
}
