package dev.hexplain.decoders.avro;

import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.ShapeKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The types of a schema ("Schema Declaration"). */
sealed interface AvroType extends ShapeKind {
    /** The type as shown to users: {@code long}, {@code Order}, {@code timestamp-millis}. */
    @Override
    String label();

    /** Primitive types. */
    enum Kind {
        NULL,
        BOOLEAN,
        INT,
        LONG,
        FLOAT,
        DOUBLE,
        BYTES,
        STRING;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A logical type ("Logical Types").
     *
     * @param id empty for none
     */
    record Logical(String id, int precision, int scale) {
        static final Logical NONE = new Logical("", 0, 0);

        /** That of a type. */
        static Logical of(ShapeKind type) {
            return switch (type) {
                case Primitive primitive -> primitive.logical;
                case Fixed fixed -> fixed.logical;
                default -> NONE;
            };
        }

        String label(String type) {
            if (id.isEmpty()) {
                return type;
            }
            return id.equals("decimal") ? "decimal(%d,%d)".formatted(precision, scale) : id;
        }
    }

    record Primitive(Kind kind, Logical logical) implements AvroType {
        /** The type of counts and lengths. */
        static final Primitive LONG = new Primitive(Kind.LONG, Logical.NONE);

        @Override
        public String label() {
            return logical.label(kind.id());
        }
    }

    record Fixed(String name, int size, Logical logical) implements AvroType {
        @Override
        public String label() {
            return logical.label(simple(name));
        }
    }

    /**
     * An enum.
     *
     * @param size number of symbols
     */
    record EnumType(String name, Enumeration symbols, int size) implements AvroType {
        @Override
        public String label() {
            return simple(name);
        }
    }

    /** A record. It may contain itself, so its fields are added after it is made. */
    final class RecordType implements AvroType {
        final String name;
        final List<Place> fields = new ArrayList<>();

        RecordType(String name) {
            this.name = name;
        }

        @Override
        public String label() {
            return simple(name);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    record Array(Place items) implements AvroType {
        @Override
        public String label() {
            return "array of " + items.type().label();
        }
    }

    record Mapping(Place values) implements AvroType {
        @Override
        public String label() {
            return "map of " + values.type().label();
        }
    }

    record Union(List<Place> branches) implements AvroType {
        @Override
        public String label() {
            return "union";
        }
    }

    /**
     * A place in the schema where a type is used.
     *
     * @param index among all places of the schema, from 0: shapes are numbered by it
     * @param name of the field; {@code value} where the schema has no name
     * @param logical its name in the encoded object; empty where it adds no step to the logical path
     */
    record Place(int index, String name, String logical, AvroType type, String doc) {}

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
