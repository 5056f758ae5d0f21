package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.nested.SchemaType.Dictionary;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import dev.hexplain.codecs.sbe.NestedBlocks.Part;
import java.util.Locale;

/** Writes schema types as the message schema of SBE. */
final class SbeSource {
    private static final String HEAD = """
            <?xml version="1.0" encoding="UTF-8"?>
            <sbe:messageSchema xmlns:sbe="http://fixprotocol.io/2016/sbe" package="%s" id="1" version="0" byteOrder="littleEndian">
            """;

    private final NestedBlocks blocks;
    private final EntryStructs entries;
    private final SbeTypeSource types = new SbeTypeSource();
    private final StringBuilder source = new StringBuilder();
    private int id;

    private SbeSource(NestedBlocks blocks, EntryStructs entries) {
        this.blocks = blocks;
        this.entries = entries;
    }

    /** @throws UnsupportedOperationException where SBE has no way to write a field, with its path */
    static String of(Struct root, EntryStructs entries) {
        SbeSource made = new SbeSource(NestedBlocks.of(root, entries), entries);
        made.body(root, "    ");
        return HEAD.formatted(root.name().toLowerCase(Locale.ROOT))
                + made.types.source()
                + "  <sbe:message name=\"%s\" id=\"1\">\n%s  </sbe:message>\n</sbe:messageSchema>\n"
                        .formatted(root.name(), made.source);
    }

    private void body(Struct struct, String indent) {
        for (Field field : blocks.in(Part.BLOCK, struct)) {
            String presence = field.optional() ? " presence=\"optional\"" : "";
            element("field", field, " type=\"%s\"%s".formatted(types.word(field.type()), presence), indent);
            source.append("/>\n");
        }
        for (Field field : blocks.in(Part.GROUPS, struct)) {
            group(field, indent);
        }
        for (Field field : blocks.in(Part.DATA, struct)) {
            element("data", field, " type=\"%s\"".formatted(types.data(field.type())), indent);
            source.append("/>\n");
        }
    }

    private void element(String element, Field field, String attributes, String indent) {
        source.append("%s<%s name=\"%s\" id=\"%d\"%s%s"
                .formatted(indent, element, field.name(), ++id, attributes, SbeTypeSource.logical(field)));
    }

    /** A list or map that may be absent is a group in a group. */
    private void group(Field field, String indent) {
        Struct entry = entries.of(field);
        String kind = EntryStructs.isOne(field)
                ? " hexplain.entries=\"optional\""
                : field.type() instanceof Dictionary ? " hexplain.entries=\"map\"" : "";
        types.useGroups();
        element("group", field, kind + (entry.fields().isEmpty() ? " blockLength=\"1\"" : ""), indent);
        source.append(">\n");
        body(entry, indent + "  ");
        source.append(indent).append("</group>\n");
    }
}
