package dev.hexplain.decoders.jrmp;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.Optional;

/** Tells which parameter an object in a call is the argument for, where its interface is in the class list. */
record JrmpArguments(JrmpMethods methods) {
    private static final String CONTENT = "contents[";
    private static final String NAMED = ": ";

    /** The name of the parameter that a field is the argument for; empty for any other field. */
    Optional<String> parameter(FieldTree tree, Field stream, Field content) {
        if (!methods.areProvided()
                || !stream.name().equals("callData")
                || !content.name().startsWith(CONTENT)) {
            return Optional.empty();
        }
        int number = Integer.parseInt(
                content.name(), CONTENT.length(), content.name().length() - 1, 10);
        return JrmpCallTarget.ofCall(tree.source(), stream.offset() - 1)
                .flatMap(called -> called.method(methods))
                .filter(JrmpMethod::isNamed)
                .filter(method -> method.objectAt(number) != JrmpMethod.NO_OBJECT)
                .map(method -> method.parameters().get(method.objectAt(number)));
    }

    /** An argument's value after its parameter's name. */
    static String withName(String name, String description) {
        return description.isEmpty() ? name : name + NAMED + description;
    }

    /** An argument's value without its parameter's name. */
    static String withoutName(String description, String name) {
        return description.startsWith(name + NAMED)
                ? description.substring(name.length() + NAMED.length())
                : description.equals(name) ? "" : description;
    }

    /** The same for a field without access to its parent. */
    Optional<String> parameter(FieldTree tree, Field content) {
        return methods.areProvided() && content.name().startsWith(CONTENT)
                ? tree.parent(content.id()).flatMap(stream -> parameter(tree, stream, content))
                : Optional.empty();
    }
}
