package dev.hexplain.decoders.xml;

import dev.hexplain.tree.ShapeKind;

/** Constructs of the specification whose values are read otherwise than their bytes. */
enum XmlConstruct implements ShapeKind {
    CHAR_DATA("CharData"),
    ATTRIBUTE_VALUE("AttValue"),
    ATTRIBUTE("Attribute"),
    CDATA_SECTION("CDSect"),
    START_TAG("STag"),
    END_TAG("ETag"),
    EMPTY_TAG("EmptyElemTag");

    private final String label;

    XmlConstruct(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }
}
