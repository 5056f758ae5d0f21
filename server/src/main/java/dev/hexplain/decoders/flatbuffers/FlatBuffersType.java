package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.ValueType;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A type of a schema, resolved. */
sealed interface FlatBuffersType {
    /** As people know it. */
    String name();

    /** Bytes in a table, struct or vector; that of an offset for what lies elsewhere. */
    int size();

    /** What its bytes stand at multiples of. */
    default int alignment() {
        return size();
    }

    /** How many fields stand inside one of this type: those of structs, and what is between them. */
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

    /** Fields at fixed offsets. */
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

    /** An array in a struct. */
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

    /** What an offset leads to. */
    sealed interface Elsewhere extends FlatBuffersType {
        @Override
        default int size() {
            return OFFSET;
        }
    }

    /** Its fields are set once all types are known, because tables may hold each other. */
    final class Table implements Elsewhere {
        private final String name;
        private List<TableField> fields = List.of();

        Table(String name) {
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        /** In the order of their ids. */
        List<TableField> fields() {
            return fields;
        }

        void fields(List<TableField> all) {
            fields = List.copyOf(all);
        }
    }

    record Text() implements Elsewhere {
        @Override
        public String name() {
            return "string";
        }
    }

    record Vector(FlatBuffersType element) implements Elsewhere {
        @Override
        public String name() {
            return "[" + element.name() + "]";
        }
    }

    /** One of several types; which, the field before says. */
    record Union(String name, Enumeration symbols, Map<Integer, FlatBuffersType> variants) implements Elsewhere {}

    /**
     * A field of a table.
     *
     * @param logical the member of the object that it is part of: which type a union has belongs to the union
     * @param id its number in the vtable
     * @param absent what its value is where the table does not have it; empty for none
     */
    record TableField(String name, String logical, FlatBuffersType type, int id, String absent) {}
}
