package dev.hexplain.decoders.ion;

import dev.hexplain.tree.ShapeKind;

/** The types of values, in the order of their numbers, and then the parts of values. */
enum IonKind implements ShapeKind {
    NULL("null"),
    BOOL("bool"),
    INT("int"),
    NEGATIVE_INT("int"),
    FLOAT("float"),
    DECIMAL("decimal"),
    TIMESTAMP("timestamp"),
    SYMBOL("symbol"),
    STRING("string"),
    CLOB("clob"),
    BLOB("blob"),
    LIST("list"),
    SEXP("sexp"),
    STRUCT("struct"),
    ANNOTATIONS("annotations"),
    RESERVED("reserved"),

    NONE(""),
    PADDING("padding"),
    TYPE_DESCRIPTOR("type descriptor"),
    /** The symbol id of a field's name. */
    FIELD_NAME("field name"),
    ANNOTATION("annotation"),
    VARUINT("varuint"),
    VARINT("varint"),
    /** An integer with a sign bit, as wide as its bytes. */
    SIGNED("signed"),
    MAGNITUDE("magnitude"),
    NEGATIVE_MAGNITUDE("negative magnitude"),
    BYTES("bytes");

    private static final IonKind[] ALL = values();

    private final String label;

    IonKind(String label) {
        this.label = label;
    }

    /** The type of the value that an octet begins. */
    static IonKind of(int octet) {
        return octet == IonTypeDescriptor.NO_VALUE
                ? NONE
                : IonTypeDescriptor.isPadding(octet) ? PADDING : ALL[IonTypeDescriptor.type(octet)];
    }

    @Override
    public String label() {
        return label;
    }
}
