package dev.hexplain.codecs.nested;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The types that schema languages have in common, each with its Java representation. */
public sealed interface SchemaType {
    /** A scalar type. */
    enum Scalar implements SchemaType {
        /** A {@code String}. */
        TEXT,
        /** An {@code Integer}. */
        INT,
        /** A {@code Long}. */
        LONG,
        /** A {@code Float}; Thrift has none, and takes a double. */
        FLOAT,
        /** A {@code Double}. */
        DOUBLE,
        /** A {@code Boolean}. */
        FLAG,
        /** A {@code byte[]}. */
        BYTES
    }

    /**
     * A scalar that an edited schema writes in one of the ways its language has for it.
     *
     * @param word the name of that in the language: {@code sint32}, {@code i16}
     */
    record Spelled(Scalar scalar, String word) implements SchemaType {}

    /** A type that others refer to by name. */
    sealed interface Named extends SchemaType {
        String name();
    }

    /**
     * An enum, by the names of its constants, and their numbers: one of the names.
     *
     * @param base the type of the numbers in an edited schema; empty where that leaves no choice
     */
    record Constants(String name, List<String> names, List<Integer> numbers, String base) implements Named {
        public Constants {
            names = List.copyOf(names);
            numbers = List.copyOf(numbers);
        }

        public Constants(String name, List<String> names, List<Integer> numbers) {
            this(name, names, numbers, "");
        }

        /** Constants that are numbered from 0. */
        Constants(String name, List<String> names) {
            this(name, names, IntStream.range(0, names.size()).boxed().toList());
        }

        /** The number of a constant. */
        public int number(String constant) {
            return numbers.get(names.indexOf(constant));
        }

        /** The constant with a number. */
        public String named(int number) {
            return names.get(numbers.indexOf(number));
        }
    }

    /** A message or record: a {@code Map} of values by the names of fields; absent fields are missing. */
    record Struct(String name, List<Field> fields) implements Named {
        public Struct {
            fields = List.copyOf(fields);
        }
    }

    /** One of several types: a {@link Chosen}. */
    record Choice(String name, List<Field> fields) implements Named {
        public Choice {
            fields = List.copyOf(fields);
        }
    }

    /** A struct inside of itself: the values of that struct. */
    record Recursion(String name, Supplier<Struct> struct) implements SchemaType {}

    /** Any number of values: a {@code List}. */
    record Sequence(SchemaType of) implements SchemaType {}

    /** Values by text: a {@code Map} in the order in which it was written. */
    record Dictionary(SchemaType of) implements SchemaType {}

    /**
     * A part of a struct, or an alternative.
     *
     * @param logical what it adds to the address in the object; empty where the object has no such part
     * @param tag how an edited schema marks it
     */
    record Field(String name, SchemaType type, boolean optional, String logical, Tag tag) {
        public Field(String name, SchemaType type, boolean optional, String logical) {
            this(name, type, optional, logical, Tag.BY_POSITION);
        }

        /** Whether it is one value that may be absent: lists and maps are empty instead, where a language has no more. */
        public boolean isOptionalOne() {
            return optional && !(type instanceof Sequence) && !(type instanceof Dictionary);
        }

        /** Whether its address in the object is not its name. */
        public boolean isRenamed() {
            return !logical.equals(name);
        }

        static Field of(String name, SchemaType type) {
            return new Field(name, type, false, name);
        }

        static Field optional(String name, SchemaType type) {
            return new Field(name, type, true, name);
        }

        /** A field that only the schema has. */
        public static Field artificial(String name, SchemaType type) {
            return new Field(name, type, false, "");
        }
    }

    /**
     * What is before a field's value.
     *
     * @param number 0 for the field's position, from 1
     * @param isPacked whether a list of numbers is written as one value, where a language leaves that open
     * @param absent the value that is left out; empty for that of the language
     */
    record Tag(int number, boolean isPacked, String absent) {
        static final Tag BY_POSITION = new Tag(0, true, "");
    }

    /** The number of one of the fields of a struct or choice. */
    static int number(List<Field> fields, int index) {
        int own = fields.get(index).tag().number();
        return own == 0 ? index + 1 : own;
    }

    /** The field of a name. */
    static Field named(List<Field> fields, String name) {
        return fields.stream()
                .filter(field -> field.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** A value of a choice. */
    record Chosen(Field field, Object value) {}

    /** All named types in a type, each after those it refers to. */
    static List<Named> named(SchemaType type) {
        Set<Named> found = new LinkedHashSet<>();
        collect(type, found);
        return List.copyOf(found);
    }

    private static void collect(SchemaType type, Set<Named> into) {
        switch (type) {
            case Scalar _, Spelled _ -> {}
            case Constants constants -> into.add(constants);
            case Struct struct -> {
                struct.fields().forEach(field -> collect(field.type(), into));
                into.add(struct);
            }
            case Choice choice -> {
                choice.fields().forEach(field -> collect(field.type(), into));
                into.add(choice);
            }
            case Recursion _ -> {}
            case Sequence sequence -> collect(sequence.of(), into);
            case Dictionary dictionary -> collect(dictionary.of(), into);
        }
    }
}
