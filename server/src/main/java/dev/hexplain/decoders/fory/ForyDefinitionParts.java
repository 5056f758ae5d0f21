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
        int layers = u1() & LAYERS;
        layers += layers == LAYERS ? varuint() : 0;
        for (int layer = 0; layer <= layers; layer++) {
            int head = varuint();
            if ((head & 1) != 0) {
                u1();
                registered = OptionalInt.of(varuint());
            } else {
                names();
            }
            for (int field = 0; field < head >>> 1; field++) {
                int length = nativeName(u1());
                part(shapes.definitionPart);
                fieldName(length);
                nativeType();
            }
        }
    }

    /** The length of the name, with its encoding in the two low bits; 0 where the field has a tag instead of a name. */
    private int nativeName(int head) {
        int encoding = head >> 2 & TAG;
        int size = head >> 4 & 7;
        int length = (size == 7 ? size + varuint() : size) + 1;
        return encoding == TAG ? 0 : length << 2 | encoding;
    }

    private void fieldName(int lengthAndEncoding) {
        at += lengthAndEncoding >>> 2;
        part(shapes.fieldName(TYPE_ENCODINGS[lengthAndEncoding & TAG]));
    }

    /** Tags: 1 a map, 2 a collection, 3 an array, 5 a registered class; the nested types follow. */
    private void nativeType() {
        for (int open = 1; open > 0; open--) {
            switch (varuint() >>> 2) {
                case 1 -> open += 2;
                case 2 -> open++;
                case 3 -> {
                    varuint();
                    open++;
                }
                case 5 -> u1();
                default -> {
                    // An object or an enum: nothing follows.
                }
            }
        }
    }

    private void xlang() {
        int head = u1();
        int fields = (head & STRUCT) == 0 ? 0 : head & FIELDS;
        fields += fields == FIELDS ? varuint() : 0;
        if ((head & STRUCT) != 0 && (head & NAMED) == 0) {
            registered = OptionalInt.of(varuint());
        } else {
            names();
        }
        for (int field = 0; field < fields; field++) {
            int each = u1();
            int size = each >> 2 & 0x0F;
            int length = (size == 0x0F ? size + varuint() : size) + 1;
            xlangType();
            part(shapes.definitionPart);
            fieldName(each >> 6 == TAG ? 0 : length << 2 | each >> 6);
        }
    }

    /** Ids 22 and 23 are a list and a set, 24 a map. Nested types have two bits of flags. */
    private void xlangType() {
        int id = varuint();
        int open = inside(id);
        while (open > 0) {
            open += inside(varuint() >>> 2) - 1;
        }
    }

    private static int inside(int id) {
        return switch (id) {
            case 22, 23 -> 1;
            case 24 -> 2;
            default -> 0;
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
