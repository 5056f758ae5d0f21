package dev.hexplain.ksy.describe;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A Java type of a record's field, as programs write its values without type information. */
sealed interface JavaType {
    /** Bytes a value takes, or 0 where that depends on the value. */
    int size();

    /** The type as in source. */
    String source();

    /** A primitive type, of fixed size. */
    enum Primitive implements JavaType {
        BOOLEAN(1, "u1"),
        BYTE(1, "s1"),
        SHORT(2, "s2"),
        CHAR(2, "u2"),
        INT(4, "s4"),
        LONG(8, "s8"),
        FLOAT(4, "f4"),
        DOUBLE(8, "f8");

        private final int size;
        private final String described;

        Primitive(int size, String described) {
            this.size = size;
            this.described = described;
        }

        static Optional<Primitive> named(String name) {
            for (Primitive primitive : values()) {
                if (primitive.source().equals(name)) {
                    return Optional.of(primitive);
                }
            }
            return Optional.empty();
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public String source() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Its name in a descriptor. */
        String described() {
            return described;
        }
    }

    /** {@code String}. */
    record Text() implements JavaType {
        @Override
        public int size() {
            return 0;
        }

        @Override
        public String source() {
            return "String";
        }
    }

    /** {@code UUID}: its two longs, the most significant one first. */
    record Uuid() implements JavaType {
        @Override
        public int size() {
            return 16;
        }

        @Override
        public String source() {
            return "UUID";
        }
    }

    /** An enum with its constants, written as the number of the constant. */
    record Enumerated(String name, List<String> constants) implements JavaType {
        @Override
        public int size() {
            return 0;
        }

        @Override
        public String source() {
            return name;
        }
    }

    /**
     * An array.
     *
     * @param count of its elements; -1 where a length is written before them
     */
    record Array(JavaType element, int count) implements JavaType {
        @Override
        public int size() {
            return count < 0 ? 0 : element.size() * count;
        }

        @Override
        public String source() {
            StringBuilder dimensions = new StringBuilder();
            JavaType within = this;
            while (within instanceof Array array) {
                dimensions
                        .append('[')
                        .append(array.count < 0 ? "" : array.count)
                        .append(']');
                within = array.element;
            }
            return within.source() + dimensions;
        }
    }
}
