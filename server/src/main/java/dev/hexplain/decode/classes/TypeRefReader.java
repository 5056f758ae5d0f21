package dev.hexplain.decode.classes;

import java.util.ArrayList;
import java.util.List;

/** Parses type references; their names are resolved later, when all classes are known. */
final class TypeRefReader {
    /** Maximum nesting of type arguments; more than real sources have. */
    private static final int MAX_DEPTH = 16;

    private final JavaTokenStream words;
    private final AnnotationReader annotations;

    TypeRefReader(JavaTokenStream words, AnnotationReader annotations) {
        this.words = words;
        this.annotations = annotations;
    }

    TypeRef type() {
        return type(0);
    }

    private TypeRef type(int depth) {
        if (depth > MAX_DEPTH) {
            throw JavaTokenStream.diagnostic(words.peek(), "type arguments are nested deeper than " + MAX_DEPTH);
        }
        annotations.read();
        if (words.takeIf("?")) {
            return wildcard(depth);
        }
        TypeRef named = new TypeRef(qualifiedName("a type"), arguments(depth), 0);
        while (words.takeIf(".")) {
            named = new TypeRef(named.name() + "." + qualifiedName("a type"), arguments(depth), 0);
        }
        return named.array(brackets());
    }

    private TypeRef wildcard(int depth) {
        boolean upper = words.at("extends");
        if (!upper && !words.at("super")) {
            return new TypeRef("?", List.of(), 0);
        }
        words.take();
        TypeRef bound = type(depth + 1);
        return new TypeRef("?", upper ? List.of(bound) : List.of(), 0);
    }

    private List<TypeRef> arguments(int depth) {
        if (!words.takeIf("<")) {
            return List.of();
        }
        List<TypeRef> arguments = new ArrayList<>();
        while (!words.takeIf(">")) {
            arguments.add(type(depth + 1));
            if (!words.at(">")) {
                words.expect(",", "a type argument");
            }
        }
        return arguments;
    }

    /** Pairs of brackets, after a type or the name of what is declared; {@code ...} is one. */
    int brackets() {
        int dimensions = 0;
        while (words.at("[") && words.peekSecond().is("]")) {
            words.take();
            words.take();
            dimensions++;
        }
        return words.takeIf("...") ? dimensions + 1 : dimensions;
    }

    String qualifiedName(String what) {
        StringBuilder name = new StringBuilder(words.name(what).text());
        while (words.at(".") && words.peekSecond().isName()) {
            words.take();
            name.append('.').append(words.take().text());
        }
        return name.toString();
    }

    List<TypeRef> list() {
        List<TypeRef> types = new ArrayList<>();
        do {
            types.add(type());
        } while (words.takeIf(",") || words.takeIf("&"));
        return types;
    }

    /** {@code <T extends Number & Cloneable, U>}; nothing where there are none. */
    List<TypeParameter> parameters() {
        List<TypeParameter> parameters = new ArrayList<>();
        if (!words.takeIf("<")) {
            return parameters;
        }
        while (!words.takeIf(">")) {
            annotations.read();
            String name = words.name("a type parameter").text();
            parameters.add(new TypeParameter(name, words.takeIf("extends") ? bounds() : TypeRef.OBJECT));
            if (!words.at(">")) {
                words.expect(",", "a type parameter");
            }
        }
        return parameters;
    }

    private TypeRef bounds() {
        TypeRef bound = type();
        while (words.takeIf("&")) {
            type();
        }
        return bound;
    }
}
