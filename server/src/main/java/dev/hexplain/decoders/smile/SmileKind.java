package dev.hexplain.decoders.smile;

import dev.hexplain.tree.ShapeKind;

/** The types of values, and the parts of items whose values are read otherwise than their bytes. */
enum SmileKind implements ShapeKind {
    NONE(""),
    EMPTY_STRING("empty string"),
    NULL("null"),
    BOOLEAN("boolean"),
    SMALL_INT("small int"),
    INT_32("int32"),
    INT_64("int64"),
    BIG_INTEGER("BigInteger"),
    FLOAT_32("float32"),
    FLOAT_64("float64"),
    BIG_DECIMAL("BigDecimal"),
    STRING("string"),
    BINARY("binary"),
    ARRAY("array"),
    OBJECT("object"),
    TYPED("typed value"),
    TYPE_NAME("type name"),
    /** A name as the key of a member. */
    NAME("name"),
    NAME_REFERENCE("name reference"),
    REFERENCE("reference"),
    LENGTH("length"),
    SCALE("scale"),
    MAGNITUDE("magnitude"),
    /** Binary data, seven bits a byte. */
    PACKED("packed"),
    RAW("bytes");

    private final String label;

    SmileKind(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }
}
