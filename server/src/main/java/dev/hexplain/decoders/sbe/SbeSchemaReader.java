package dev.hexplain.decoders.sbe;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the XML of a message schema into a {@link SbeMessageSchema} (SBE 1.0, section 4, "Message Schema"). */
final class SbeSchemaReader {
    private static final int MAX_BLOCK = 1 << 24;
    private static final int MAX_FIELDS = 2000;

    private final SbeXmlElement root;
    private final SbeTypeReader types = new SbeTypeReader();

    SbeSchemaReader(SbeXmlElement root) {
        this.root = root;
    }

    SbeMessageSchema read() {
        if (!root.name().equals("messageSchema")) {
            throw root.diagnostic("A message schema begins with <messageSchema>, not <%s>".formatted(root.name()));
        }
        for (SbeXmlElement child : root.children()) {
            switch (child.name()) {
                case "types" -> child.children().forEach(types::declare);
                case "include" -> throw child.diagnostic("Includes are not followed; put all types into one file");
                default -> {
                    // Messages are read when all types are known.
                }
            }
        }
        SbeType.Composite header = types.composite(root.attribute("headerType", "messageHeader"), root);
        for (String field : List.of("blockLength", "templateId", "schemaId", "version")) {
            requireInteger(root, header, field, Integer.BYTES);
        }
        return new SbeMessageSchema(
                root.attribute("package", "sbe"),
                root.number("id", 0),
                root.number("version", 0),
                order(),
                header,
                messages());
    }

    private ByteOrder order() {
        String name = root.attribute("byteOrder", "littleEndian");
        return switch (name) {
            case "littleEndian" -> ByteOrder.LITTLE_ENDIAN;
            case "bigEndian" -> ByteOrder.BIG_ENDIAN;
            default -> throw root.diagnostic("byteOrder is littleEndian or bigEndian, not " + name);
        };
    }

    private Map<Integer, SbeMessageSchema.Message> messages() {
        Map<Integer, SbeMessageSchema.Message> messages = new LinkedHashMap<>();
        for (SbeXmlElement child : root.children()) {
            if (child.name().equals("message")) {
                int id = child.number("id", -1);
                if (id < 0 || messages.containsKey(id)) {
                    throw child.diagnostic("A message needs an id of its own");
                }
                messages.put(id, new SbeMessageSchema.Message(id, body(child), child.doc()));
            }
        }
        if (messages.isEmpty()) {
            throw root.diagnostic("The schema has no <message>");
        }
        return messages;
    }

    private SbeBody body(SbeXmlElement element) {
        List<SbeMember> fields = new ArrayList<>();
        List<SbeBody.Group> groups = new ArrayList<>();
        List<SbeBody.Data> data = new ArrayList<>();
        int end = 0;
        for (SbeXmlElement child : element.children()) {
            switch (child.name()) {
                case "field" -> {
                    requireFirst(child, groups.isEmpty() && data.isEmpty(), "Fields stand before groups and data");
                    SbeMember field = SbeTypeReader.member(child, typeOf(child), end);
                    fields.add(field);
                    end = field.end();
                }
                case "group" -> {
                    requireFirst(child, data.isEmpty(), "Groups stand before data");
                    groups.add(group(child));
                }
                case "data" -> data.add(data(child));
                default -> throw child.diagnostic("<%s> cannot stand here".formatted(child.name()));
            }
        }
        if (fields.size() > MAX_FIELDS) {
            throw element.diagnostic("A block has at most %d fields".formatted(MAX_FIELDS));
        }
        int blockLength = element.number("blockLength", end);
        if (blockLength < end || blockLength > MAX_BLOCK) {
            throw element.diagnostic("The fields take %d bytes, and blockLength says %d".formatted(end, blockLength));
        }
        boolean isList = groups.isEmpty() && data.isEmpty() && isList(element, fields, blockLength);
        return new SbeBody(
                element.required("name"),
                element.logical(),
                isList ? List.of(fields.getFirst().withoutStep()) : List.copyOf(fields),
                blockLength,
                List.copyOf(groups),
                List.copyOf(data));
    }

    /** Whether a group is a plain list: its only field is called so, and the schema says nothing else of it. */
    private static boolean isList(SbeXmlElement body, List<SbeMember> fields, int blockLength) {
        return fields.size() == 1
                && fields.getFirst().name().equals(SbeBody.VALUE)
                && fields.getFirst().type().size() == blockLength
                && body.children().stream().noneMatch(SbeXmlElement::isLogical);
    }

    private static void requireFirst(SbeXmlElement element, boolean first, String rule) {
        if (!first) {
            throw element.diagnostic(rule);
        }
    }

    /** A field's own presence overrides that of its type. */
    private SbeType typeOf(SbeXmlElement field) {
        SbeType type = types.named(field.required("type"), field);
        return switch (field.attribute("presence", "required")) {
            case "constant" -> constant(field, type);
            case "optional" -> type instanceof SbeType.Simple simple ? simple.asOptional() : type;
            default -> type;
        };
    }

    private static SbeType constant(SbeXmlElement field, SbeType type) {
        if (type instanceof SbeType.Simple simple && simple.constant().isPresent()) {
            return type;
        }
        String value = field.attribute("valueRef").orElseGet(field::text);
        if (value.isEmpty()) {
            throw field.diagnostic("A constant field needs valueRef, or a type that is constant");
        }
        SbePrimitive primitive = switch (type) {
            case SbeType.Simple simple -> simple.primitive();
            case SbeType.Symbolic symbolic -> symbolic.primitive();
            case SbeType.Composite composite -> throw field.diagnostic("A composite cannot be constant");
        };
        return new SbeType.Simple(type.name(), primitive, 1, false, Optional.of(value), "", "", type.doc());
    }

    private SbeBody.Group group(SbeXmlElement element) {
        SbeType.Composite dimension = types.composite(element.attribute("dimensionType", "groupSizeEncoding"), element);
        requireInteger(element, dimension, "blockLength", Integer.BYTES);
        requireInteger(element, dimension, "numInGroup", Integer.BYTES);
        return new SbeBody.Group(
                body(element), entries(element), dimension, element.number("sinceVersion", 0), element.doc());
    }

    private static SbeBody.Entries entries(SbeXmlElement group) {
        String entries = group.attribute("hexplain.entries", "");
        return switch (entries) {
            case "" -> SbeBody.Entries.LISTED;
            case "optional" -> SbeBody.Entries.OPTIONAL;
            case "map" -> SbeBody.Entries.MAPPED;
            default -> throw group.diagnostic("hexplain.entries is optional or map, not " + entries);
        };
    }

    private SbeBody.Data data(SbeXmlElement element) {
        SbeType.Composite type = types.composite(element.required("type"), element);
        requireInteger(element, type, "length", Long.BYTES);
        boolean lengthThenBytes = type.members().size() == 2
                && type.members().getFirst().name().equals("length")
                && type.members().getLast().type() instanceof SbeType.Simple bytes
                && bytes.primitive().size() == 1;
        if (!lengthThenBytes
                || type.members().getLast().offset()
                        != type.members().getFirst().end()) {
            throw element.diagnostic("The type of data is a length and then bytes: length, varData");
        }
        return new SbeBody.Data(
                element.required("name"), element.logical(), type, element.number("sinceVersion", 0), element.doc());
    }

    private static void requireInteger(SbeXmlElement asking, SbeType.Composite type, String member, int most) {
        boolean integer = type.member(member)
                .filter(found -> found.type() instanceof SbeType.Simple simple
                        && simple.primitive().isUnsignedInteger()
                        && simple.primitive().size() <= most
                        && simple.length() == 1
                        && simple.constant().isEmpty())
                .isPresent();
        if (!integer) {
            throw asking.diagnostic(
                    "%s needs the unsigned integer %s of at most %d bytes".formatted(type.name(), member, most));
        }
    }
}
