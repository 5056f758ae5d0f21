package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Dictionary;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Sequence;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.agrona.ExpandableArrayBuffer;
import org.jspecify.annotations.Nullable;
import uk.co.real_logic.sbe.ir.Token;

/**
 * Writes structs as a message, token by token of its schema: block, groups, data. What the schema has beside the fields of
 * a struct is zero, or no value.
 */
final class NestedMessageWriter {
    private final EntryStructs entries;
    private final ExpandableArrayBuffer out = new ExpandableArrayBuffer();
    private final WrittenPath path = new WrittenPath();
    private final BlockWriter blocks = new BlockWriter(out, path);
    private int limit;

    private NestedMessageWriter(EntryStructs entries) {
        this.entries = entries;
    }

    /** @throws UnsupportedOperationException where the schema has no room for a value, with its path */
    static byte[] write(SbeMessageType message, EntryStructs entries, Struct struct, Map<String, Object> values) {
        NestedMessageWriter writer = new NestedMessageWriter(entries);
        writer.header(message);
        writer.body(message.members(), message.tokens().getFirst().encodedLength(), struct, values);
        return Arrays.copyOf(writer.out.byteArray(), writer.limit);
    }

    private void header(SbeMessageType message) {
        Token begin = message.tokens().getFirst();
        List<Token> header = message.ir().headerStructure().tokens();
        blocks.number(limit, SbeMessageType.member(header, "blockLength"), begin.encodedLength());
        blocks.number(limit, SbeMessageType.member(header, "templateId"), begin.id());
        blocks.number(
                limit, SbeMessageType.member(header, "schemaId"), message.ir().id());
        blocks.number(
                limit, SbeMessageType.member(header, "version"), message.ir().version());
        limit += header.getFirst().encodedLength();
    }

    /** A message or an entry of a group. */
    private void body(List<Token> members, int blockLength, Struct struct, Map<?, ?> values) {
        int block = limit;
        limit += blockLength;
        for (int i = 0; i < members.size(); i += members.get(i).componentTokenCount()) {
            Token token = members.get(i);
            Field field = entries.field(struct, token.name());
            Object value = values.get(token.name());
            int around = path.step(field);
            switch (token.signal()) {
                case BEGIN_FIELD -> {
                    if (!token.isConstantEncoding()) {
                        blocks.fixed(block + token.offset(), SbeMessageType.inside(members, i), field, value);
                    }
                }
                case BEGIN_GROUP -> group(token, SbeMessageType.inside(members, i), field, value);
                case BEGIN_VAR_DATA -> data(SbeMessageType.inside(members, i), value);
                default -> throw new IllegalStateException("Not written: " + token);
            }
            path.back(around);
        }
    }

    private void group(Token group, List<Token> tokens, @Nullable Field field, @Nullable Object value) {
        List<Token> dimensions = SbeMessageType.whole(tokens, 0);
        Token count = SbeMessageType.member(dimensions, "numInGroup");
        int at = limit;
        limit += dimensions.getFirst().encodedLength();
        blocks.number(at, SbeMessageType.member(dimensions, "blockLength"), group.encodedLength());
        blocks.number(at, count, 0);
        if (field != null && value != null) {
            Entries inside = new Entries(tokens.subList(dimensions.size(), tokens.size()), group.encodedLength());
            int size = size(field, value);
            path.require(size, count, "%s has %,d elements; a group that counts them by %s has %,d at most");
            blocks.number(at, count, size);
            inside.write(field, value);
        }
    }

    private static int size(Field field, Object value) {
        if (EntryStructs.isOne(field)) {
            return 1;
        }
        return value instanceof Map<?, ?> map ? map.size() : ((List<?>) value).size();
    }

    /** The entries of a group. */
    private final class Entries {
        private final List<Token> members;
        private final int blockLength;

        Entries(List<Token> members, int blockLength) {
            this.members = members;
            this.blockLength = blockLength;
        }

        void write(Field field, Object value) {
            switch (field.type()) {
                case Sequence(SchemaType of) when !EntryStructs.isOne(field) -> elements(of, (List<?>) value);
                case Dictionary map when !EntryStructs.isOne(field) -> pairs(map, (Map<?, ?>) value);
                default -> entry(field.type(), value);
            }
        }

        private void elements(SchemaType of, List<?> elements) {
            for (int i = 0; i < elements.size(); i++) {
                int around = path.step("[" + i + "]");
                entry(of, elements.get(i));
                path.back(around);
            }
        }

        private void pairs(Dictionary map, Map<?, ?> pairs) {
            Struct pair = entries.pair(map);
            pairs.forEach((key, value) -> {
                int around = path.step("[" + key + "]");
                body(members, blockLength, pair, Map.of(EntryStructs.KEY, key, EntryStructs.VALUE, value));
                path.back(around);
            });
        }

        private void entry(SchemaType type, Object value) {
            body(members, blockLength, entries.entry(type), EntryStructs.values(type, value));
        }
    }

    /** A length, and as many bytes. */
    private void data(List<Token> tokens, @Nullable Object value) {
        Token length = SbeMessageType.member(tokens, "length");
        Token content = SbeMessageType.member(tokens, "varData");
        byte[] bytes = value == null ? new byte[0] : blocks.bytes(content, value);
        path.require(bytes.length, length, "%s has %,d bytes; data whose length is %s has %,d at most");
        blocks.number(limit, length, bytes.length);
        limit += content.offset();
        out.putBytes(limit, bytes);
        limit += bytes.length;
    }
}
