package dev.hexplain.decoders.xml;

/**
 * All that the shape of an element or an attribute depends on besides its name, packed into sixteen bits.
 *
 * @param kind of an element
 * @param spaced whether white space precedes its tag
 * @param outermost whether it is the root element, which is the encoded object itself
 * @param attribute whether it is an attribute
 * @param tagless whether it breaks off before its tag is complete
 */
record XmlLayout(XmlElementKind kind, boolean spaced, boolean outermost, boolean attribute, boolean tagless) {
    private static final int SPACED = 1 << 2;
    private static final int OUTERMOST = 1 << 3;
    private static final int TAGLESS = 1 << 4;

    static final int ATTRIBUTE = 1 << 5;

    static int of(XmlElementKind kind, boolean spaced, boolean outermost) {
        return kind.ordinal() | (spaced ? SPACED : 0) | (outermost ? OUTERMOST : 0);
    }

    static int broken(boolean spaced) {
        return TAGLESS | (spaced ? SPACED : 0);
    }

    static XmlLayout of(int bits) {
        return new XmlLayout(
                XmlElementKind.of(bits & 3),
                (bits & SPACED) != 0,
                (bits & OUTERMOST) != 0,
                (bits & ATTRIBUTE) != 0,
                (bits & TAGLESS) != 0);
    }
}
