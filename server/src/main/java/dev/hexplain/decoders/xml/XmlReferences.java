package dev.hexplain.decoders.xml;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** XStream's references: paths of elements as of XPath, from the element on or, with a slash, from the document. */
final class XmlReferences {
    private static final Pattern STEP = Pattern.compile("([^\\[\\]]+)(?:\\[([0-9]{1,9})])?");
    private static final int MOST_STEPS = 256;
    private static final int MOST_SIBLINGS = 1 << 16;

    private final FieldTree tree;

    XmlReferences(FieldTree tree) {
        this.tree = tree;
    }

    /** The element that a path leads to. */
    Optional<Field> target(Field from, String path) {
        Optional<Field> at = Optional.of(path.startsWith("/") ? tree.root() : from);
        for (String step : path.split("/", MOST_STEPS)) {
            at = switch (step) {
                case "" -> at;
                case ".." -> at.flatMap(field -> tree.parent(field.id()));
                default -> at.flatMap(field -> child(field, step));
            };
        }
        return at.filter(found -> !found.equals(from) && isElement(found));
    }

    /** The child of a name; of several, the one whose number, from 1 on, is in brackets. */
    private Optional<Field> child(Field of, String step) {
        Matcher parts = STEP.matcher(step);
        if (!parts.matches()) {
            return Optional.empty();
        }
        long before = parts.group(2) == null ? 0 : Long.parseLong(parts.group(2)) - 1;
        return tree.children(of, 0, MOST_SIBLINGS).stream()
                .filter(child -> isElement(child) && tagName(tree, child).equals(Optional.of(parts.group(1))))
                .skip(Math.max(0, before))
                .findFirst();
    }

    private static boolean isElement(Field field) {
        return switch (field.shape().production()) {
            case Productions.MAP, Productions.ARRAY, Productions.SCALAR, XmlElements.ENTRY -> true;
            default -> false;
        };
    }

    /** The name in the tag of an element. */
    static Optional<String> tagName(FieldTree tree, Field element) {
        return tree.child(element, "tag")
                .flatMap(tag -> tree.child(tag, "Name"))
                .map(name -> XmlEntities.of(tree, name));
    }
}
