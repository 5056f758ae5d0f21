package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.TypeRef;

/**
 * Type ids of user classes, which tell how the class is named (class {@code ForyTypes} of the library). All are one
 * byte.
 */
final class ForyTypeIds {
    static final int LIST = 22;
    static final int SET = 23;
    static final int MAP = 24;
    static final int ENUM = 25;
    static final int NAMED_ENUM = 26;
    static final int STRUCT = 27;
    static final int COMPATIBLE_STRUCT = 28;
    static final int NAMED_STRUCT = 29;
    static final int NAMED_COMPATIBLE_STRUCT = 30;
    static final int EXT = 31;
    static final int NAMED_EXT = 32;

    private ForyTypeIds() {}

    private static final int INT_32 = 4;
    private static final int VARINT_32 = 5;
    private static final int INT_64 = 6;
    private static final int VARINT_64 = 7;
    private static final int TAGGED_64 = 8;
    /** The only primitive that has an id other than its box's. */
    private static final int PRIMITIVE_CHAR = 74;

    /**
     * The type of a field that is declared with an id of the library's own; {@code Object} for an unknown one.
     *
     * @param boxed whether a number may be null
     */
    static TypeRef declared(int id, boolean boxed, boolean xlang) {
        String name = switch (id) {
            case INT_32, VARINT_32 -> "java.lang.Integer";
            case INT_64, VARINT_64, TAGGED_64 -> "java.lang.Long";
            case PRIMITIVE_CHAR -> "java.lang.Character";
            default -> xlang ? ForyJdkKinds.nameInXlang(id) : ForyJdkKinds.nameOf(id);
        };
        TypeRef type = name == null ? TypeRef.OBJECT : TypeRef.ofBinary(name);
        String primitive = boxed ? "" : ForyFieldOrder.boxed(type);
        return primitive.isEmpty() ? type : TypeRef.of(primitive);
    }

    static boolean isUserType(int id) {
        return id >= ENUM && id <= NAMED_EXT;
    }

    /** Whether the number follows by which the class was registered. */
    static boolean isRegistered(int id) {
        return id == ENUM || id == STRUCT || id == COMPATIBLE_STRUCT || id == EXT;
    }

    /** Whether a definition of the class follows, whatever the writer's mode. */
    static boolean isCompatible(int id) {
        return id == COMPATIBLE_STRUCT || id == NAMED_COMPATIBLE_STRUCT;
    }
}
