package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Constants;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Spelled;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes the types of a message schema: those that its fields refer to, each after what it consists of. */
final class SbeTypeSource {
    private static final String HEADER = """
                <composite name="messageHeader">
                  <type name="blockLength" primitiveType="uint16"/>
                  <type name="templateId" primitiveType="uint16"/>
                  <type name="schemaId" primitiveType="uint16"/>
                  <type name="version" primitiveType="uint16"/>
                </composite>
            """;

    private static final String GROUPS = """
                <composite name="groupSizeEncoding">
                  <type name="blockLength" primitiveType="uint16"/>
                  <type name="numInGroup" primitiveType="uint16"/>
                </composite>
            """;

    private static final String DATA = """
                <composite name="%s">
                  <type name="length" primitiveType="uint16"/>
                  <type name="varData" primitiveType="uint8" length="0"%s/>
                </composite>
            """;

    private static final String TRUTH = """
                <enum name="%s" encodingType="uint8">
                  <validValue name="F">0</validValue>
                  <validValue name="T">1</validValue>
                </enum>
            """;

    private static final String TEXT = "varStringEncoding";
    private static final String BYTES = "varDataEncoding";

    private final Map<String, String> declared = new LinkedHashMap<>();

    SbeTypeSource() {
        declared.put("messageHeader", HEADER);
    }

    String source() {
        return "  <types>\n" + String.join("", declared.values()) + "  </types>\n";
    }

    void useGroups() {
        declared.put("groupSizeEncoding", GROUPS);
    }

    /** The type of variable data. */
    String data(SchemaType type) {
        boolean isText = type == Scalar.TEXT;
        String name = isText ? TEXT : BYTES;
        declared.put(name, DATA.formatted(name, isText ? " characterEncoding=\"UTF-8\"" : ""));
        return name;
    }

    /** The type of a field in a block. */
    String word(SchemaType type) {
        return switch (type) {
            case Scalar.INT -> "int32";
            case Scalar.LONG -> "int64";
            case Scalar.FLOAT -> "float";
            case Scalar.DOUBLE -> "double";
            case Scalar.FLAG -> {
                declared.put(FixedForms.BOOLEAN, TRUTH.formatted(FixedForms.BOOLEAN));
                yield FixedForms.BOOLEAN;
            }
            case Spelled spelled -> {
                FixedType.named(spelled.word()).ifPresent(this::declare);
                yield spelled.word();
            }
            case Constants constants -> {
                declared.computeIfAbsent(constants.name(), _ -> constants(constants));
                yield constants.name();
            }
            case Struct struct -> {
                if (!declared.containsKey(struct.name())) {
                    declared.put(struct.name(), composite(struct));
                }
                yield struct.name();
            }
            default -> throw new IllegalStateException("Not in a block: " + type);
        };
    }

    private void declare(FixedType type) {
        declared.put(
                type.word(),
                "    <type name=\"%s\" primitiveType=\"%s\"%s/>\n"
                        .formatted(type.word(), type.primitive().primitiveName(), type.meaning()));
    }

    private static String constants(Constants constants) {
        StringBuilder source = new StringBuilder("    <enum name=\"%s\" encodingType=\"%s\">\n"
                .formatted(constants.name(), NestedBlocks.numbers(constants).primitiveName()));
        for (String name : constants.names()) {
            source.append("      <validValue name=\"%s\">%d</validValue>\n".formatted(name, constants.number(name)));
        }
        return source.append("    </enum>\n").toString();
    }

    private String composite(Struct struct) {
        String semantic = FixedForms.semantic(struct);
        StringBuilder source = new StringBuilder("    <composite name=\"%s\"%s>\n"
                .formatted(struct.name(), semantic.isEmpty() ? "" : " semanticType=\"" + semantic + "\""));
        for (Field field : struct.fields()) {
            source.append("      ").append(member(field)).append('\n');
        }
        return source.append("    </composite>\n").toString();
    }

    /** Numbers are declared in place, since a reference to a type has no presence of its own. */
    private String member(Field field) {
        String word = word(field.type());
        boolean isPlain =
                field.type() instanceof Spelled || (field.type() instanceof Scalar && !word.equals(FixedForms.BOOLEAN));
        if (!isPlain) {
            return "<ref name=\"%s\" type=\"%s\"%s/>".formatted(field.name(), word, logical(field));
        }
        return "<type name=\"%s\" primitiveType=\"%s\"%s%s%s/>"
                .formatted(
                        field.name(),
                        FixedType.primitive(word).primitiveName(),
                        field.optional() ? " presence=\"optional\"" : "",
                        FixedType.named(word).map(FixedType::meaning).orElse(""),
                        logical(field));
    }

    /** Where the place of a field in the object is not its name, or could be taken for that of an element. */
    static String logical(Field field) {
        boolean isTold = field.isRenamed() || field.name().equals(EntryStructs.VALUE);
        return isTold ? " hexplain.logical=\"%s\"".formatted(escaped(field.logical())) : "";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
