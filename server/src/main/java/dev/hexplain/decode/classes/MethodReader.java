package dev.hexplain.decode.classes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Parses a method's parameters and {@code throws} clause. Type names stay as written, except type variables. */
final class MethodReader {
    private static final int MAX_METHODS = 10_000;
    /** The maximum in the JVM. */
    private static final int MAX_PARAMETERS = 255;

    private final JavaTokenStream words;
    private final AnnotationReader annotations;
    private final TypeRefReader types;

    MethodReader(JavaTokenStream words, AnnotationReader annotations, TypeRefReader types) {
        this.words = words;
        this.annotations = annotations;
        this.types = types;
    }

    /** {@code (int x, Order... rest) throws Refused}; what follows, a body or a semicolon, is left. */
    void read(TypeDraft of, List<TypeParameter> own, TypeRef result, JavaToken name) {
        Map<String, TypeRef> bounds = new HashMap<>();
        of.typeParameters.forEach(variable -> bounds.put(variable.name(), variable.bound()));
        own.forEach(variable -> bounds.put(variable.name(), variable.bound()));
        List<MethodDecl.Parameter> parameters = parameters(bounds);
        TypeRef whole = result.array(types.brackets());
        List<TypeRef> thrown = words.takeIf("throws") ? types.list() : List.of();
        if (of.methods.size() >= MAX_METHODS) {
            throw JavaTokenStream.diagnostic(name, "there are more methods than " + MAX_METHODS);
        }
        of.methods.add(new MethodDecl(
                name.text(),
                parameters,
                erased(whole, bounds),
                thrown.stream().map(type -> erased(type, bounds)).toList(),
                name.line()));
    }

    private List<MethodDecl.Parameter> parameters(Map<String, TypeRef> bounds) {
        List<MethodDecl.Parameter> parameters = new ArrayList<>();
        words.expect("(", "the method's name");
        while (!words.takeIf(")")) {
            annotations.read();
            if (words.takeIf("final")) {
                annotations.read();
            }
            TypeRef type = types.type();
            JavaToken name = words.name("the name of a parameter after type '" + type + "'");
            TypeRef whole = type.array(types.brackets());
            if (!name.is("this")) { // the receiver (Java language specification, 8.4), which callers do not pass
                parameters.add(new MethodDecl.Parameter(name.text(), erased(whole, bounds)));
            }
            if (parameters.size() > MAX_PARAMETERS) {
                throw JavaTokenStream.diagnostic(name, "a method has at most " + MAX_PARAMETERS + " parameters");
            }
            if (!words.at(")")) {
                words.expect(",", "a parameter");
            }
        }
        return parameters;
    }

    /** A type with variables replaced by their bounds. A bound may be another variable, but not the variable itself. */
    private static TypeRef erased(TypeRef type, Map<String, TypeRef> bounds) {
        TypeRef at = type;
        for (int step = 0; step <= bounds.size(); step++) {
            TypeRef bound = bounds.get(at.name());
            if (bound == null) {
                return at;
            }
            at = bound.array(at.dimensions());
        }
        return TypeRef.OBJECT.array(type.dimensions());
    }
}
