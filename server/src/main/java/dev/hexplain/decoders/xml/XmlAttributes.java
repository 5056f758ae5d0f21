package dev.hexplain.decoders.xml;

import dev.hexplain.tree.Role;

/** Tells attributes of serialization libraries, such as type names, from those of the object. */
final class XmlAttributes {
    private XmlAttributes() {}

    static Role role(String name) {
        return switch (name) {
            case "class", "xsi:type", "resolves-to", "type", "serialization" -> Role.TYPE;
            case "reference" -> Role.REFERENCE;
            default ->
                name.startsWith("xmlns") || name.startsWith("xsi:") || name.startsWith("xml:")
                        ? Role.HEADER
                        : Role.VALUE;
        };
    }

    /** The shape of the value of an attribute. */
    static int valueShape(String name) {
        return switch (role(name)) {
            case TYPE -> XmlShapes.ATTRIBUTE_TYPE;
            case REFERENCE -> XmlShapes.ATTRIBUTE_REFERENCE;
            case HEADER -> XmlShapes.ATTRIBUTE_HEADER;
            default -> XmlShapes.ATTRIBUTE_VALUE;
        };
    }
}
