package dev.hexplain.decode.classes;

import dev.hexplain.text.NameSuggestion;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Parses the statements of a class list; nested type bodies are on a stack of its own. */
final class ListParser {
    private static final int MAX_TYPES = 10_000;
    private static final int MAX_NESTED = 32;
    private static final Set<String> STATEMENTS =
            Set.of("package", "import", "option", "register", "class", "enum", "record", "interface");
    private static final Set<String> MODIFIERS = Set.of(
            "public",
            "private",
            "protected",
            "static",
            "final",
            "abstract",
            "transient",
            "volatile",
            "synchronized",
            "native",
            "strictfp",
            "default",
            "sealed");

    private final JavaTokenStream words;
    private final AnnotationReader annotations;
    private final TypeRefReader types;
    private final MemberReader members;
    private final Deque<TypeDraft> open = new ArrayDeque<>();
    private String packageName = "";

    final List<TypeDraft> drafts = new ArrayList<>();
    final Map<String, String> imports = new LinkedHashMap<>();
    final Map<String, ClassListOption> options = new LinkedHashMap<>();
    /** Types as written, in the order of the text; those of classes by their full names. */
    final List<Registration> registrations = new ArrayList<>();

    ListParser(String text) {
        words = new JavaTokenStream(text);
        annotations = new AnnotationReader(words);
        types = new TypeRefReader(words, annotations);
        members = new MemberReader(words, annotations, types);
    }

    ListParser parse() {
        while (!words.atEnd()) {
            TypeDraft body = open.peek();
            if (words.takeIf(";")) {
                endConstants(body);
            } else if (body == null) {
                statement();
            } else if (words.takeIf("}")) {
                open.pop();
            } else if (body.inConstants && !atNestedType()) {
                members.constant(body);
            } else {
                member(body);
            }
        }
        if (!open.isEmpty()) {
            throw JavaTokenStream.diagnostic(
                    open.peek().at, "the body of '" + open.peek().at.text() + "' is not closed: expected '}'");
        }
        return this;
    }

    private static void endConstants(@Nullable TypeDraft body) {
        if (body != null) {
            body.inConstants = false;
        }
    }

    private boolean atNestedType() {
        return words.at("enum") || words.at("class") || words.at("interface");
    }

    private void statement() {
        JavaToken first = words.peek();
        switch (first.kind() == JavaToken.Kind.NAME ? first.text() : "") {
            case "package" -> packageStatement();
            case "import" -> importStatement();
            case "option" -> optionStatement();
            case "register" -> registerStatement();
            default -> declaration(null);
        }
    }

    private void packageStatement() {
        words.take();
        packageName = types.qualifiedName("a package's name");
        words.expect(";", "the package's name");
    }

    private void importStatement() {
        words.take();
        boolean ofMembers = words.takeIf("static");
        String name = types.qualifiedName("what to import");
        if (words.takeIf(".")) {
            words.expect("*", "'.'");
        } else if (!ofMembers) {
            imports.put(TypeRef.simple(name), name);
        }
        words.expect(";", "the import");
    }

    private void optionStatement() {
        words.take();
        JavaToken key = words.name("the name of an option");
        words.expect("=", "the name of an option");
        JavaToken value = words.take();
        if (value.kind() == JavaToken.Kind.SYMBOL || value.kind() == JavaToken.Kind.END) {
            throw JavaTokenStream.diagnostic(
                    value, "expected the value of option '" + key.text() + "', found " + value.shown());
        }
        words.expect(";", "the option's value");
        if (options.put(key.text(), new ClassListOption(key.text(), value.text(), key.line(), key.column())) != null) {
            throw JavaTokenStream.diagnostic(key, "option '" + key.text() + "' is there twice");
        }
    }

    private void registerStatement() {
        JavaToken at = words.take();
        TypeRef type = types.type();
        OptionalInt id = registeredId();
        words.expect(";", "what is registered");
        registrations.add(new Registration(type, id, at.line(), at.column()));
    }

    private OptionalInt registeredId() {
        return words.takeIf("=") ? OptionalInt.of(words.number("the number it is registered by")) : OptionalInt.empty();
    }

    /** A type, or a member where there is a body around it. */
    private void member(TypeDraft body) {
        if (words.at("{") || (words.at("static") && words.peekSecond().is("{"))) {
            words.takeIf("static");
            words.skipBrackets();
        } else {
            declaration(body);
        }
    }

    private void declaration(@Nullable TypeDraft body) {
        List<Annotation> read = new ArrayList<>();
        Set<String> modifiers = new TreeSet<>();
        modifiers(read, modifiers);
        if (words.at("@")) {
            words.take();
        }
        TypeDraft.@Nullable Kind kind = kind();
        if (kind != null) {
            words.take();
            header(new TypeDraft(
                    kind,
                    words.name("the name of the " + kind.name().toLowerCase(java.util.Locale.ROOT)),
                    packageName,
                    body,
                    modifiers,
                    read));
        } else if (body != null) {
            members.read(body, modifiers, read);
        } else {
            throw notAStatement();
        }
    }

    private RuntimeException notAStatement() {
        String found = words.peek().text();
        return words.peek().isName()
                ? JavaTokenStream.diagnostic(
                        words.peek(),
                        "expected a class, enum, record, interface, package, import, option or register, found '"
                                + found + "'" + NameSuggestion.hint(found, STATEMENTS))
                : words.unexpected("a class, enum, record, interface, package, import, option or register");
    }

    private void modifiers(List<Annotation> read, Set<String> modifiers) {
        while (true) {
            read.addAll(annotations.read());
            if (words.at("non") && words.peekSecond().is("-")) {
                words.take();
                words.take();
                words.name("'sealed'");
            } else if (words.peek().isName() && MODIFIERS.contains(words.peek().text())) {
                modifiers.add(words.take().text());
            } else {
                return;
            }
        }
    }

    private TypeDraft.@Nullable Kind kind() {
        boolean named = words.peek().isName() && words.peekSecond().isName();
        return switch (named ? words.peek().text() : "") {
            case "class" -> TypeDraft.Kind.CLASS;
            case "record" -> TypeDraft.Kind.RECORD;
            case "enum" -> TypeDraft.Kind.ENUM;
            case "interface" -> TypeDraft.Kind.INTERFACE;
            default -> null;
        };
    }

    private void header(TypeDraft draft) {
        draft.typeParameters = types.parameters();
        if (draft.kind == TypeDraft.Kind.RECORD) {
            members.components(draft);
        }
        if (words.takeIf("extends")) {
            List<TypeRef> extended = types.list();
            if (draft.kind == TypeDraft.Kind.INTERFACE) {
                draft.interfaces = extended;
            } else {
                draft.superclass = extended.getFirst();
            }
        }
        if (words.takeIf("implements")) {
            draft.interfaces = types.list();
        }
        if (words.takeIf("permits")) {
            types.list();
        }
        draft.id = registeredId();
        words.expect("{", "the head of '" + draft.at.text() + "'");
        add(draft);
    }

    private void add(TypeDraft draft) {
        if (drafts.size() >= MAX_TYPES) {
            throw JavaTokenStream.diagnostic(draft.at, "there are more types than " + MAX_TYPES);
        }
        if (open.size() >= MAX_NESTED) {
            throw JavaTokenStream.diagnostic(draft.at, "types are nested deeper than " + MAX_NESTED);
        }
        drafts.add(draft);
        open.push(draft);
        if (draft.id.isPresent()) {
            registrations.add(new Registration(TypeRef.of(draft.name), draft.id, draft.at.line(), draft.at.column()));
        }
    }
}
