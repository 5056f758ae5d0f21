package dev.hexplain.decode.classes;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Parses members of a type's body: keeps fields and the methods of interfaces, skips everything else. */
final class MemberReader {
    private static final int MAX_FIELDS = 10_000;

    /** The constant that Java serialization writes for a class. */
    private static final String UID = "serialVersionUID";

    private final JavaTokenStream words;
    private final AnnotationReader annotations;
    private final TypeRefReader types;
    private final MethodReader methods;

    MemberReader(JavaTokenStream words, AnnotationReader annotations, TypeRefReader types) {
        this.words = words;
        this.annotations = annotations;
        this.types = types;
        this.methods = new MethodReader(words, annotations, types);
    }

    /** {@code NAME(arguments) { body },} */
    void constant(TypeDraft of) {
        annotations.read();
        JavaToken name = words.name("a constant of '" + of.at.text() + "'");
        if (of.constants.contains(name.text())) {
            throw JavaTokenStream.diagnostic(name, "constant '" + name.text() + "' is there twice");
        }
        of.constants.add(name.text());
        if (words.at("(")) {
            words.skipBrackets();
        }
        if (words.at("{")) {
            of.hasBodies = true;
            words.skipBrackets();
        }
        if (!words.takeIf(",") && !words.at(";") && !words.at("}")) {
            throw words.unexpected("',', ';' or '}' after a constant");
        }
    }

    /** {@code (int x, int y)} of a record. */
    void components(TypeDraft of) {
        words.expect("(", "the record's name");
        while (!words.takeIf(")")) {
            List<Annotation> read = annotations.read();
            TypeRef type = types.type();
            add(of, words.name("the name of a component"), type.array(types.brackets()), read);
            if (!words.at(")")) {
                words.expect(",", "a component");
            }
        }
    }

    /** A field, method or constructor. */
    void read(TypeDraft of, Set<String> modifiers, List<Annotation> read) {
        List<TypeParameter> own = types.parameters();
        JavaToken first = words.peek();
        TypeRef type = types.type();
        if (words.at("(")) {
            skipMethod();
        } else if (words.at("{") && of.kind == TypeDraft.Kind.RECORD) {
            words.skipBrackets();
        } else {
            JavaToken name = words.name("the name of a field or method after type '" + type + "'");
            if (words.at("(")) {
                method(of, modifiers, own, type, name);
            } else {
                fields(of, modifiers, read, first, type, name);
            }
        }
    }

    /** Methods of interfaces are kept: remote calls are identified by them. */
    private void method(TypeDraft of, Set<String> modifiers, List<TypeParameter> own, TypeRef result, JavaToken name) {
        if (of.kind == TypeDraft.Kind.INTERFACE && !modifiers.contains("static") && !modifiers.contains("private")) {
            methods.read(of, own, result, name);
            skipBody();
        } else {
            skipMethod();
        }
    }

    private void skipMethod() {
        words.skipBrackets();
        skipBody();
    }

    private void skipBody() {
        while (!words.at("{") && !words.at(";")) {
            if (words.atEnd() || words.at("}")) {
                throw words.unexpected("the method's body or ';'");
            }
            words.take();
        }
        if (words.at("{")) {
            words.skipBrackets();
        }
    }

    private void fields(
            TypeDraft of,
            Set<String> modifiers,
            List<Annotation> read,
            JavaToken typeAt,
            TypeRef type,
            JavaToken firstName) {
        boolean isOfObjects = !modifiers.contains("static") && of.kind == TypeDraft.Kind.CLASS;
        if (type.name().equals("void")) {
            throw JavaTokenStream.diagnostic(typeAt, "a field cannot be void");
        }
        JavaToken name = firstName;
        while (true) {
            TypeRef whole = type.array(types.brackets());
            if (isOfObjects && modifiers.contains("transient")) {
                of.transients.add(new FieldDecl(name.text(), whole, List.copyOf(read), name.line()));
            } else if (isOfObjects) {
                add(of, name, whole, read);
            }
            initializer(of, modifiers, whole, name);
            if (words.takeIf(";")) {
                return;
            }
            words.expect(",", "field '" + name.text() + "', or ';'");
            name = words.name("the name of a field");
        }
    }

    /** The value of a field, which is skipped unless serialization asks for it. */
    private void initializer(TypeDraft of, Set<String> modifiers, TypeRef type, JavaToken name) {
        boolean isGiven = words.takeIf("=");
        if (PersistentFieldsReader.isAsked(modifiers, type, name)) {
            of.persistent = PersistentFieldsReader.read(isGiven ? words.initializer() : List.of(words.peek()));
        } else if (isGiven) {
            if (modifiers.contains("static") && name.is(UID)) {
                of.uid = words.longConstant();
            }
            words.skipInitializer();
        }
    }

    private static void add(TypeDraft of, JavaToken name, TypeRef type, List<Annotation> read) {
        if (of.fields.stream().anyMatch(field -> field.name().equals(name.text()))) {
            throw JavaTokenStream.diagnostic(name, "field '" + name.text() + "' is there twice");
        }
        if (of.fields.size() >= MAX_FIELDS) {
            throw JavaTokenStream.diagnostic(name, "there are more fields than " + MAX_FIELDS);
        }
        of.fields.add(new FieldDecl(name.text(), type, new ArrayList<>(read), name.line()));
    }
}
