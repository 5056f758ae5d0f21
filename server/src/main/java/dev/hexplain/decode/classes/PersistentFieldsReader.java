package dev.hexplain.decode.classes;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Parses the value of {@code serialPersistentFields}: an array of {@code new ObjectStreamField(name, type, unshared)}, or
 * {@code ObjectStreamClass.NO_FIELDS}. Names of types are resolved later.
 */
final class PersistentFieldsReader {
    private static final String NAME = "serialPersistentFields";

    private static final Set<String> MODIFIERS = Set.of("private", "static", "final");
    private static final String FIELD = "ObjectStreamField";
    private static final String CLASS = ".class";
    private static final Map<String, String> PRIMITIVES = Map.of(
            "Boolean.TYPE", "boolean",
            "Byte.TYPE", "byte",
            "Character.TYPE", "char",
            "Short.TYPE", "short",
            "Integer.TYPE", "int",
            "Long.TYPE", "long",
            "Float.TYPE", "float",
            "Double.TYPE", "double");

    private final JavaTokenStream words;
    private final TypeRefReader types;

    private PersistentFieldsReader(JavaTokenStream words) {
        this.words = words;
        this.types = new TypeRefReader(words, new AnnotationReader(words));
    }

    /** Whether it is the field that serialization asks for: with other modifiers or of another type it is like any field. */
    static boolean isAsked(Set<String> modifiers, TypeRef type, JavaToken name) {
        return name.is(NAME)
                && modifiers.containsAll(MODIFIERS)
                && type.dimensions() == 1
                && TypeRef.simple(type.name()).equals(FIELD);
    }

    /**
     * Reads a value; empty for {@code null}, which is as if there were no such constant.
     *
     * @param value its tokens, and that which ends it; that alone where a static initializer gives the value
     */
    static Optional<PersistentFields> read(List<JavaToken> value) {
        PersistentFieldsReader reader = new PersistentFieldsReader(new JavaTokenStream(value));
        try {
            return reader.words.at("null")
                    ? Optional.empty()
                    : Optional.of(new PersistentFields(reader.value(), List.of(), Optional.empty()));
        } catch (SchemaDiagnostic mistake) {
            return Optional.of(new PersistentFields(List.of(), List.of(), Optional.of(mistake)));
        }
    }

    private List<PersistentField> value() {
        if (words.at("{")) {
            return ended(elements());
        }
        if (words.peek().isName() && words.peekSecond().is(".")) {
            JavaToken at = words.peek();
            String constant = types.qualifiedName("an array");
            if (TypeRef.simple(constant).equals("NO_FIELDS")) {
                return ended(List.of());
            }
            throw JavaTokenStream.diagnostic(at, expectedArray("'" + constant + "'"));
        }
        if (!words.at("new")) {
            throw JavaTokenStream.diagnostic(
                    words.peek(), expectedArray(words.peek().shown()));
        }
        words.take();
        typeOfFields();
        words.expect("[", "'" + FIELD + "'");
        if (words.takeIf("]")) {
            return ended(elements());
        }
        JavaToken length = words.peek();
        if (words.number("']', or 0 for no fields") != 0) {
            throw JavaTokenStream.diagnostic(
                    length, "expected ']' and the fields, or 0 for none, found %s".formatted(length.shown()));
        }
        words.expect("]", "'0'");
        return ended(List.of());
    }

    private static String expectedArray(String found) {
        return "%s: expected an array '{ new %s(\"name\", type.class), … }', found %s".formatted(NAME, FIELD, found);
    }

    private List<PersistentField> ended(List<PersistentField> fields) {
        if (!words.at(";") && !words.at(",")) {
            throw words.unexpected("';' after the value of " + NAME);
        }
        return fields;
    }

    private void typeOfFields() {
        JavaToken at = words.peek();
        String name = types.qualifiedName("'" + FIELD + "'");
        if (!TypeRef.simple(name).equals(FIELD)) {
            throw JavaTokenStream.diagnostic(at, "expected '%s', found '%s'".formatted(FIELD, name));
        }
    }

    private List<PersistentField> elements() {
        List<PersistentField> fields = new ArrayList<>();
        words.expect("{", "the type of the array");
        while (!words.takeIf("}")) {
            fields.add(element());
            if (!words.at("}")) {
                words.expect(",", "a field of " + NAME);
            }
        }
        return fields;
    }

    private PersistentField element() {
        if (!words.takeIf("new")) {
            throw words.unexpected("'new %s(\"name\", type.class)' or '}'".formatted(FIELD));
        }
        typeOfFields();
        words.expect("(", "'" + FIELD + "'");
        JavaToken name = words.take();
        if (name.kind() != JavaToken.Kind.STRING) {
            throw JavaTokenStream.diagnostic(
                    name, "expected the name of a field, in quotes, found %s".formatted(name.shown()));
        }
        words.expect(",", "the name of a field");
        TypeRef type = type();
        boolean unshared = words.takeIf(",") && flag();
        words.expect(")", "the arguments of '" + FIELD + "'");
        return new PersistentField(name.text(), type, unshared, name.line(), name.column());
    }

    private boolean flag() {
        if (!words.at("true") && !words.at("false")) {
            throw words.unexpected("'true' or 'false', whether it is unshared");
        }
        return words.take().is("true");
    }

    /** {@code long.class}, {@code Map.Entry.class}, {@code int[].class} or {@code Long.TYPE}. */
    private TypeRef type() {
        JavaToken at = words.peek();
        TypeRef type = types.type();
        if (type.isArray()) {
            words.expect(".", "'" + type + "'");
            if (!words.takeIf("class")) {
                throw words.unexpected("'class' after '" + type + ".'");
            }
            return type;
        }
        String name = type.name();
        String primitive = PRIMITIVES.get(name.startsWith("java.lang.") ? name.substring("java.lang.".length()) : name);
        if (primitive != null) {
            return TypeRef.of(primitive);
        }
        if (!name.endsWith(CLASS)) {
            throw JavaTokenStream.diagnostic(
                    at, "expected the type of a field, such as 'String.class', found '%s'".formatted(name));
        }
        return TypeRef.of(name.substring(0, name.length() - CLASS.length()));
    }
}
