package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Sequence;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.jspecify.annotations.Nullable;
import uk.co.real_logic.sbe.ir.Token;

/** Reads messages as the structs that {@link NestedMessageWriter} writes, token by token of their schema. */
final class NestedMessageReader {
    /** Entries that take no bytes: there are no more of them than a count may say. */
    private static final int MOST_EMPTY = NestedBlocks.LONGEST;

    private static final Struct NOTHING = new Struct("", List.of());

    private final EntryStructs entries;
    private final BlockReader blocks;
    private final int length;
    private int limit;
    /** How many more entries there may be. */
    private int left;

    private NestedMessageReader(EntryStructs entries, DirectBuffer in) {
        this.entries = entries;
        this.blocks = new BlockReader(in);
        this.length = in.capacity();
        this.left = length + MOST_EMPTY;
    }

    /** @throws IllegalArgumentException for bytes that are no message of the schema */
    static Map<String, Object> read(SbeMessageType message, EntryStructs entries, Struct struct, byte[] own) {
        NestedMessageReader reader = new NestedMessageReader(entries, new UnsafeBuffer(own));
        try {
            List<Token> header = message.ir().headerStructure().tokens();
            reader.requireTemplate(message, header);
            int blockLength = reader.blocks.number(0, SbeMessageType.member(header, "blockLength"));
            reader.limit = header.getFirst().encodedLength();
            return reader.body(message.members(), blockLength, struct);
        } catch (IndexOutOfBoundsException outside) {
            throw new IllegalArgumentException("The bytes are no message of the schema");
        }
    }

    private void requireTemplate(SbeMessageType message, List<Token> header) {
        int template = blocks.number(0, SbeMessageType.member(header, "templateId"));
        if (template != message.tokens().getFirst().id()) {
            throw new IllegalArgumentException("The message is of template " + template);
        }
    }

    /** A message or an entry of a group; a field that its block is too short for has no value. */
    private Map<String, Object> body(List<Token> members, int blockLength, Struct struct) {
        int block = limit;
        forward(blockLength);
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < members.size(); i += members.get(i).componentTokenCount()) {
            Token token = members.get(i);
            Field field = entries.field(struct, token.name());
            List<Token> tokens = SbeMessageType.inside(members, i);
            Object value = switch (token.signal()) {
                case BEGIN_FIELD ->
                    field == null || token.isConstantEncoding() || end(token, tokens) > blockLength
                            ? null
                            : blocks.fixed(block + token.offset(), tokens, field);
                case BEGIN_GROUP -> group(tokens, field);
                case BEGIN_VAR_DATA -> data(tokens, field);
                default -> throw new IllegalStateException("Not read: " + token);
            };
            if (value != null && field != null) {
                values.put(field.name(), value);
            }
        }
        return values;
    }

    private static int end(Token field, List<Token> tokens) {
        return field.offset() + tokens.getFirst().encodedLength();
    }

    private void forward(int bytes) {
        if (bytes < 0 || bytes > length - limit) {
            throw new IndexOutOfBoundsException(limit);
        }
        limit += bytes;
    }

    /** A list, a map, or the only value; null where that is not there. */
    private @Nullable Object group(List<Token> tokens, @Nullable Field field) {
        List<Token> dimensions = SbeMessageType.whole(tokens, 0);
        int at = limit;
        forward(dimensions.getFirst().encodedLength());
        int blockLength = blocks.number(at, SbeMessageType.member(dimensions, "blockLength"));
        int count = blocks.number(at, SbeMessageType.member(dimensions, "numInGroup"));
        if (count < 0 || (left -= count) < 0) {
            throw new IndexOutOfBoundsException(at);
        }
        List<Token> members = tokens.subList(dimensions.size(), tokens.size());
        Struct struct = field == null ? NOTHING : entries.of(field);
        List<Map<String, Object>> read = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            read.add(body(members, blockLength, struct));
        }
        return field == null ? null : value(field, read);
    }

    private static @Nullable Object value(Field field, List<Map<String, Object>> entries) {
        if (EntryStructs.isOne(field)) {
            return entries.isEmpty() ? null : value(field.type(), entries.getFirst());
        }
        if (field.type() instanceof Sequence(SchemaType of)) {
            return entries.stream().map(entry -> value(of, entry)).toList();
        }
        Map<String, Object> pairs = new LinkedHashMap<>();
        for (Map<String, Object> entry : entries) {
            pairs.put((String) part(entry, EntryStructs.KEY), part(entry, EntryStructs.VALUE));
        }
        return pairs;
    }

    /** What an entry holds: itself, where it is a struct. */
    private static Object value(SchemaType type, Map<String, Object> entry) {
        return type instanceof Struct ? entry : part(entry, EntryStructs.VALUE);
    }

    private static Object part(Map<String, Object> entry, String name) {
        Object part = entry.get(name);
        if (part == null) {
            throw new IllegalArgumentException("An entry of a group holds no " + name);
        }
        return part;
    }

    private @Nullable Object data(List<Token> tokens, @Nullable Field field) {
        int bytes = blocks.number(limit, SbeMessageType.member(tokens, "length"));
        Token content = SbeMessageType.member(tokens, "varData");
        forward(content.offset());
        int at = limit;
        forward(bytes);
        return field == null ? null : blocks.content(at, bytes, content, field);
    }
}
