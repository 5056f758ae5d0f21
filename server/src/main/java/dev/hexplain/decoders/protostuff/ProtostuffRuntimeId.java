package dev.hexplain.decoders.protostuff;

/** The field numbers that tell the kind of a dynamically typed value (the library's {@code RuntimeFieldFactory}). */
final class ProtostuffRuntimeId {
    static final int ARRAY = 15;
    static final int ENUM_SET = 22;
    static final int ENUM_MAP = 23;
    static final int ENUM = 24;
    static final int COLLECTION = 25;
    static final int MAP = 26;
    static final int POLYMORPHIC_COLLECTION = 28;
    static final int POLYMORPHIC_MAP = 29;
    static final int ARRAY_SCALAR = 33;
    static final int ARRAY_ENUM = 34;
    static final int ARRAY_POJO = 35;
    static final int POJO = 127;

    private ProtostuffRuntimeId() {}
}
