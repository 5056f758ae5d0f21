package dev.hexplain.decoders.fory;

/**
 * Type ids of user classes, which tell how the class is named (class {@code ForyTypes} of the library). All are one
 * byte.
 */
final class ForyTypeIds {
    static final int ENUM = 25;
    static final int NAMED_ENUM = 26;
    static final int STRUCT = 27;
    static final int COMPATIBLE_STRUCT = 28;
    static final int NAMED_STRUCT = 29;
    static final int NAMED_COMPATIBLE_STRUCT = 30;
    static final int EXT = 31;
    static final int NAMED_EXT = 32;

    private ForyTypeIds() {}

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
