package dev.hexplain.codecs.flatbuffers;

import com.google.flatbuffers.Table;
import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Choice;
import dev.hexplain.codecs.nested.SchemaType.Chosen;
import dev.hexplain.codecs.nested.SchemaType.Constants;
import dev.hexplain.codecs.nested.SchemaType.Dictionary;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Sequence;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads tables as the structs that {@link NestedTableWriter} writes, with the library's accessors. */
final class NestedTableReader extends Table {
    /** The first offset in a vtable, behind its two sizes. */
    private static final int FIRST = 4;

    private final Buffer buffer;

    /** A buffer, and how many more of its parts may be read: each takes bytes of its own. */
    private static final class Buffer {
        private final NestedTables tables;
        private final ByteBuffer bytes;
        private int left;

        Buffer(NestedTables tables, ByteBuffer bytes) {
            this.tables = tables;
            this.bytes = bytes;
            this.left = bytes.capacity();
        }

        /** Counts parts; offsets lead forward, so that nothing is in itself. */
        int forward(int at) {
            if (--left < 0 || bytes.getInt(at) <= 0) {
                throw new IndexOutOfBoundsException(at);
            }
            return at + bytes.getInt(at);
        }

        /** The number of elements of a vector. */
        int length(int vector, int size) {
            int length = bytes.getInt(vector);
            if (length < 0 || length > (bytes.capacity() - vector) / size) {
                throw new IndexOutOfBoundsException(vector);
            }
            return length;
        }
    }

    private NestedTableReader(Buffer buffer, int at) {
        this.buffer = buffer;
        __reset(at, buffer.bytes);
    }

    /** @throws IllegalArgumentException for bytes that are no buffer of the schema */
    static Map<String, Object> read(NestedTables tables, Struct root, byte[] own) {
        Buffer buffer = new Buffer(tables, ByteBuffer.wrap(own).order(ByteOrder.LITTLE_ENDIAN));
        try {
            return new NestedTableReader(buffer, buffer.forward(0)).values(root);
        } catch (IndexOutOfBoundsException outside) {
            throw new IllegalArgumentException("The bytes are no buffer of the schema");
        }
    }

    private Map<String, Object> values(Struct struct) {
        Map<String, Object> values = new LinkedHashMap<>();
        List<Field> fields = struct.fields();
        List<Integer> ids = buffer.tables.slots(struct).ids();
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            int id = ids.get(i);
            Object value = isThere(id) ? value(id, field.type()) : absent(field);
            if (value != null) {
                values.put(field.name(), value);
            }
        }
        return values;
    }

    private boolean isThere(int id) {
        return __offset(FIRST + id * Short.BYTES) != 0;
    }

    /** Where a field is. */
    private int at(int id) {
        return bb_pos + __offset(FIRST + id * Short.BYTES);
    }

    /** What the table says by leaving a field out; null for no value. */
    private static @Nullable Object absent(Field field) {
        if (field.optional()) {
            return null;
        }
        Optional<TableScalar> scalar = TableScalar.of(field.type());
        return scalar.isPresent() ? typed(field.type(), scalar.get().absent(field)) : null;
    }

    /** A number as {@link SchemaType} says of its type. */
    private static Object typed(SchemaType type, Object number) {
        return switch (type) {
            case Constants constants -> constants.named(((Long) number).intValue());
            case Scalar scalar -> typed(scalar, number);
            case SchemaType.Spelled(Scalar scalar, String _) -> typed(scalar, number);
            default -> number;
        };
    }

    private static Object typed(Scalar scalar, Object number) {
        return scalar == Scalar.INT ? (Object) ((Long) number).intValue() : number;
    }

    private Object value(int id, SchemaType type) {
        if (type instanceof Choice union && buffer.tables.isUnion(union)) {
            return variant(union, bb.get(at(id - 1)), at(id));
        }
        if (type instanceof Sequence(Choice union) && buffer.tables.isUnion(union)) {
            int codes = buffer.forward(at(id - 1)) + Integer.BYTES;
            return elements(at(id), Integer.BYTES, (at, i) -> variant(union, bb.get(codes + i), at));
        }
        return value(type, at(id));
    }

    private Chosen variant(Choice union, byte code, int at) {
        Field field = union.fields().get((code & 0xFF) - 1);
        return new Chosen(field, value(field.type(), at));
    }

    private NestedTableReader table(int at) {
        return new NestedTableReader(buffer, buffer.forward(at));
    }

    /** A value that is at a position, or where the offset there leads. */
    private Object value(SchemaType type, int at) {
        Optional<TableScalar> scalar = TableScalar.of(type);
        if (scalar.isPresent()) {
            return typed(type, scalar.get().read(bb, at));
        }
        return switch (type) {
            case Struct _, SchemaType.Recursion _ -> table(at).values(NestedTables.struct(type));
            case Choice choice -> table(at).chosen(choice);
            case Sequence(SchemaType of) -> sequence(of, at);
            case Dictionary map -> dictionary(map, at);
            default -> NestedTables.isBytes(type) ? bytes(at) : text(at);
        };
    }

    private Chosen chosen(Choice choice) {
        Map.Entry<String, Object> only = values(buffer.tables.alternatives(choice)).entrySet().stream()
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("A " + choice.name() + " holds nothing"));
        return new Chosen(SchemaType.named(choice.fields(), only.getKey()), only.getValue());
    }

    private String text(int at) {
        buffer.length(buffer.forward(at), 1);
        return __string(at);
    }

    private byte[] bytes(int at) {
        int vector = buffer.forward(at);
        byte[] bytes = new byte[buffer.length(vector, 1)];
        bb.get(vector + Integer.BYTES, bytes);
        return bytes;
    }

    // -- vectors

    private interface Element {
        Object at(int at, int index);
    }

    private List<Object> elements(int at, int size, Element element) {
        int vector = buffer.forward(at);
        int length = buffer.length(vector, size);
        List<Object> elements = new ArrayList<>(length);
        for (int i = 0; i < length; i++) {
            elements.add(element.at(vector + Integer.BYTES + i * size, i));
        }
        return elements;
    }

    private List<Object> sequence(SchemaType of, int at) {
        if (NestedTables.isBytes(of)) {
            Struct around = (Struct) buffer.tables.element(of);
            return elements(at, Integer.BYTES, (each, _) -> part(table(each).values(around), NestedTables.VALUE));
        }
        int size = TableScalar.of(of).map(TableScalar::size).orElse(Integer.BYTES);
        return elements(at, size, (each, _) -> value(of, each));
    }

    private Map<String, Object> dictionary(Dictionary map, int at) {
        Struct entry = buffer.tables.entry(map);
        Map<String, Object> entries = new LinkedHashMap<>();
        for (Object each :
                elements(at, Integer.BYTES, (element, _) -> table(element).values(entry))) {
            Map<?, ?> parts = (Map<?, ?>) each;
            entries.put((String) part(parts, NestedTables.KEY), part(parts, NestedTables.VALUE));
        }
        return entries;
    }

    private static Object part(Map<?, ?> parts, String name) {
        Object part = parts.get(name);
        if (part == null) {
            throw new IllegalArgumentException("A table holds no " + name);
        }
        return part;
    }
}
