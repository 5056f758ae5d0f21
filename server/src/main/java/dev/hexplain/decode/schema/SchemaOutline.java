package dev.hexplain.decode.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The types of a schema, as far as they decide which bytes a value is written as. */
public sealed interface SchemaOutline {
    /** What a scalar holds, whatever its bytes are. */
    enum Content {
        BOOLEAN,
        INT8,
        INT16,
        INT32,
        INT64,
        UINT8,
        UINT16,
        UINT32,
        UINT64,
        FLOAT,
        DOUBLE,
        TEXT,
        BYTES,
        OTHER
    }

    /**
     * A scalar type.
     *
     * @param word its name in the schema: {@code sint32}
     */
    record Scalar(String word, Content content) implements SchemaOutline {}

    /**
     * An enum.
     *
     * @param symbols by number
     * @param base the type of the numbers; empty where all enums of the language have the same
     */
    record Constants(String name, Map<Long, String> symbols, String base) implements SchemaOutline {
        public Constants(String name, Map<Long, String> symbols) {
            this(name, symbols, "");
        }
    }

    /** A list or an array. */
    record Sequence(SchemaOutline of) implements SchemaOutline {}

    /** A map. */
    record Entries(SchemaOutline keys, SchemaOutline values) implements SchemaOutline {}

    /** One of several types, in the order of the schema; without null, which makes the field an optional one. */
    record Alternatives(List<SchemaOutline> types) implements SchemaOutline {}

    /** A message, struct or record. It may contain itself, so its fields are added after it is made. */
    final class Struct implements SchemaOutline {
        private final String name;
        private final List<Member> members = new ArrayList<>();

        public Struct(String name) {
            this.name = name;
        }

        public void add(Member member) {
            members.add(member);
        }

        /** Without the package. */
        public String name() {
            return name.substring(name.lastIndexOf('.') + 1);
        }

        /** In the order in which they are written. */
        public List<Member> members() {
            return List.copyOf(members);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /**
     * A field.
     *
     * @param number 0 where the language has none
     * @param isOptional whether it is absent, rather than its default value, where there is no value
     * @param isPacked whether a list is written as one value
     * @param absent the value that is left out; empty for that of the language
     */
    record Member(String name, int number, SchemaOutline type, boolean isOptional, boolean isPacked, String absent) {
        public Member(String name, int number, SchemaOutline type, boolean isOptional, boolean isPacked) {
            this(name, number, type, isOptional, isPacked, "");
        }
    }
}
