package dev.hexplain.decoders.jrmp;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Summarizes calls and returns: {@code lookup("ghost")}, {@code exception java.rmi.NotBoundException}. */
record JrmpCallSummaries(JrmpMethods methods) {
    private static final int MAX_ARGUMENTS = 4;
    private static final int MAX_TEXT = 60;
    private static final String MORE = "…";

    String call(FieldTree tree, Field call) {
        return JrmpCallTarget.ofCall(tree.source(), call.offset())
                .map(addressed -> addressed.methodName(methods) + "(" + arguments(tree, call, names(addressed)) + ")")
                .orElse("");
    }

    /** The call whose first part an operation transmits; empty for any other operation. */
    String begun(FieldTree tree, Field operation) {
        return tree.child(operation, "bytes")
                .filter(bytes -> bytes.length() > 0 && tree.source().u1(bytes.offset()) == JrmpTerminals.CALL)
                .flatMap(bytes -> JrmpCallTarget.ofCall(tree.source(), bytes.offset()))
                .map(addressed -> ", first part of Call " + addressed.methodName(methods))
                .orElse("");
    }

    private List<String> names(JrmpCallTarget called) {
        return called.method(methods).map(JrmpMethod::parameters).orElse(List.of());
    }

    private static String arguments(FieldTree tree, Field call, List<String> names) {
        List<String> texts = new ArrayList<>();
        List<String> known = names;
        for (Field content : contents(tree, call, "callData")) {
            for (Field part : isBlock(content) ? primitives(tree, content) : List.of(content)) {
                known = isBytes(part) ? List.of() : known; // the number of arguments is unknown
                String name = texts.size() < known.size() ? known.get(texts.size()) : "";
                String text = isBlock(content) ? primitive(tree, part) : object(part, unnamed(tree.value(part), name));
                texts.add(name.isEmpty() ? text : name + ": " + text);
            }
        }
        return texts.size() <= MAX_ARGUMENTS
                ? String.join(", ", texts)
                : String.join(", ", texts.subList(0, MAX_ARGUMENTS)) + ", " + MORE;
    }

    private static List<Field> primitives(FieldTree tree, Field block) {
        return tree.children(block, 0, JrmpMessageShapes.MAX_ARGUMENT).stream()
                .filter(part -> !JrmpMessageShapes.HEAD.contains(part.name()))
                .toList();
    }

    private static boolean isBlock(Field content) {
        return content.shape().production().startsWith("blockdata");
    }

    private static boolean isBytes(Field part) {
        return part.shape().type() instanceof ValueType.Bytes;
    }

    private static String primitive(FieldTree tree, Field part) {
        return isBytes(part)
                ? part.length() + (part.length() == 1 ? " byte" : " bytes")
                : tree.value(part).actual();
    }

    /** The result; empty for {@code void}. */
    static String returned(FieldTree tree, Field message) {
        List<Field> contents = contents(tree, message, "returnValue");
        Optional<Field> head = contents.stream().findFirst();
        Optional<Field> object =
                contents.stream().filter(content -> !isBlock(content)).findFirst();
        boolean exceptional = head.flatMap(block -> tree.child(block, "returnType"))
                .filter(type -> tree.integer(type) == JrmpTerminals.EXCEPTIONAL_RETURN)
                .isPresent();
        if (exceptional) {
            return "exception "
                    + object.map(thrown -> thrown.type() + message(tree, thrown))
                            .orElse("");
        }
        return object.map(value -> object(value, tree.value(value)))
                .or(() -> head.flatMap(block -> tree.child(block, "value")).map(value -> primitive(tree, value)))
                .orElse("");
    }

    /** The message of a throwable after a colon; empty where it has none. */
    private static String message(FieldTree tree, Field throwable) {
        return tree.child(throwable, "classData[0]")
                .flatMap(data -> tree.child(data, "detailMessage"))
                .filter(message -> message.shape().production().equals("newString"))
                .map(message -> ": " + shortened(tree.value(message).actual()))
                .orElse("");
    }

    /** The first contents of a message's stream. */
    private static List<Field> contents(FieldTree tree, Field message, String stream) {
        return tree.child(message, stream)
                .map(found -> tree.children(found, tree.slotChildCount(found), MAX_ARGUMENTS + 2))
                .orElse(List.of());
    }

    /** The value of an argument without its parameter's name. */
    private static Value unnamed(Value value, String name) {
        return name.isEmpty()
                ? value
                : value.with(value.symbol(), JrmpArguments.withoutName(value.description(), name));
    }

    private static String object(Field object, Value value) {
        if (!object.role().covers()) {
            return MORE;
        }
        String text = switch (object.shape().production()) {
            case "newString", "newLongString" -> value.actual();
            case "nullReference" -> "null";
            case "prevObject" -> value.description();
            default -> withoutPackages(object) + " " + value.summary();
        };
        return shortened(text.strip());
    }

    private static String withoutPackages(Field object) {
        return object.type().replaceAll("[\\w$]+\\.", "");
    }

    private static String shortened(String text) {
        return text.length() <= MAX_TEXT ? text : text.substring(0, MAX_TEXT) + MORE;
    }
}
