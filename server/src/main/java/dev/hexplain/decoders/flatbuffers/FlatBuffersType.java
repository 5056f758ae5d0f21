package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.ValueType;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A resolved type of a schema. */
sealed interface FlatBuffersType {
    /** Its name as shown to users. */
    String name();

    /** Its size in bytes in a table, struct or vector; the size of an offset for types stored elsewhere. */
    int size();

    /** Its alignment in bytes. */
    default int alignment() {
        return size();
    }

    /** The number of fields inside a value of this type: those of structs, and the padding between them. */
    default long fieldsInside() {
        return 0;
    }

    int OFFSET = 4;

    /**
     * A number.
     *
     * @param symbols of an enum
     */
    record Scalar(String name, ValueType value, Optional<Enumeration> symbols) implements FlatBuffersType {
        @Override
        public int size() {
            return value.fixedSize();
        }
    }

    /** A struct: fields at fixed offsets. */
    record Struct(String name, List<StructField> fields, int size, int alignment) implements FlatBuffersType {
        @Override
        public long fieldsInside() {
            long count = 0;
            int end = 0;
            for (StructField field : fields) {
                count += (field.offset() > end ? 2 : 1) + field.type().fieldsInside();
                end = field.offset() + field.type().size();
            }
            return count + (size > end ? 1 : 0);
        }
    }

    record StructField(String name, FlatBuffersType type, int offset) {}

    /** A fixed-length array in a struct. */
    record FixedArray(FlatBuffersType element, int length) implements FlatBuffersType {
        @Override
        public String name() {
            return element.name() + "[" + length + "]";
        }

        @Override
        public int size() {
            return element.size() * length;
        }

        @Override
        public int alignment() {
            return element.alignment();
        }

        @Override
        public long fieldsInside() {
            return length * (1 + element.fieldsInside());
        }
    }

    /** A type that is stored elsewhere and referred to by an offset. */
    sealed interface Elsewhere extends FlatBuffersType {
        @Override
        default int size() {
            return OFFSET;
        }
    }

    /** A table. Its fields are set once all types are known, because tables may refer to each other. */
    final class Table implements Elsewhere {
        private final String name;
        private final boolean entry;
        private List<TableField> fields = List.of();

        Table(String name, boolean entry) {
            this.name = name;
            this.entry = entry;
        }

        /** Whether it is an entry of a map: its first field is the key, a text, and its last the value. */
        boolean isEntry() {
            return entry;
        }

        @Override
        public String name() {
            return name;
        }

        /** The fields by id. */
        List<TableField> fields() {
            return fields;
        }

        void fields(List<TableField> all) {
            fields = List.copyOf(all);
        }

        /** Whether a field says which variant the next one holds, or which ones its elements do. */
        boolean isTypeOfUnion(int id) {
            if (id + 1 >= fields.size()) {
                return false;
            }
            TableField next = fields.get(id + 1);
            return FlatBuffersResolver.unionOf(next.type()) != null
                    && fields.get(id).name().equals(next.name() + "_type");
        }
    }

    record Text() implements Elsewhere {
        @Override
        public String name() {
            return "string";
        }
    }

    record Vector(FlatBuffersType element) implements Elsewhere {
        /** Whether its elements are the entries of a map. */
        boolean isMap() {
            return element instanceof Table table && table.isEntry();
        }

        @Override
        public String name() {
            return "[" + element.name() + "]";
        }
    }

    /** A union; its type is in the field before it. */
    record Union(String name, Enumeration symbols, Map<Integer, FlatBuffersType> variants) implements Elsewhere {}

    /**
     * A field of a table.
     *
     * @param logical the member of the encoded object: a union's type field belongs to the union
     * @param id its number in the vtable
     * @param absent its value where the table omits it; empty for none
     */
    record TableField(String name, String logical, FlatBuffersType type, int id, String absent) {}
}
