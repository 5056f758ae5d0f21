package dev.hexplain.decoders.xml;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The values of elements: of one with nothing but text, that text; of others, attributes as members {@code @name}, child
 * elements as members by name, several of one name as a list, and text beside these as {@code #text}. Attributes that
 * name types and namespaces are not part of the value; XStream's {@code reference} is one.
 */
final class XmlLogicalValues {
    /** Elements with more children than this are read by page: their children of one name are not joined to lists. */
    private static final int MOST_JOINED = 1 << 12;

    private static final int MOST_ATTRIBUTES = 1 << 10;
    private static final String TEXT = "#text";

    private final TreeValues values;
    private final FieldTree tree;

    XmlLogicalValues(TreeValues values) {
        this.values = values;
        this.tree = values.tree();
    }

    /** Empty for documents, and for what is read by page. */
    Optional<LogicalValue> of(Field field) {
        return switch (field.kind()) {
            case XmlConstruct.CHAR_DATA, XmlConstruct.ATTRIBUTE_VALUE -> Optional.of(text(field, List.of(field)));
            case XmlConstruct.ATTRIBUTE, XmlConstruct.CDATA_SECTION -> Optional.of(text(field, texts(List.of(field))));
            default ->
                switch (field.shape().production()) {
                    case Productions.SCALAR, Productions.MAP, Productions.ARRAY -> element(field);
                    case XmlElements.ENTRY ->
                        items(field).reduce((_, last) -> last).map(values.inside()::of);
                    default -> Optional.empty();
                };
        };
    }

    private Optional<LogicalValue> element(Field element) {
        List<Field> attributes = attributes(element);
        Optional<LogicalValue> reference = attributes.stream()
                .filter(attribute -> attribute.role() == Role.REFERENCE)
                .findFirst()
                .flatMap(path -> new XmlReferences(tree).target(element, attributeText(path)))
                .map(target -> new LogicalValue.Reference(element, target.type(), target));
        if (reference.isPresent()) {
            return reference;
        }
        if (tree.childCount(element) > MOST_JOINED) {
            return Optional.empty();
        }
        List<Field> parts = tree.children(element, 0, MOST_JOINED);
        List<LogicalValue.Named> members = new ArrayList<>();
        attributes.stream()
                .filter(attribute -> attribute.role() == Role.VALUE)
                .map(this::named)
                .forEach(members::add);
        List<Field> texts = texts(parts);
        boolean blank = texts.stream().allMatch(this::isBlank);
        return switch (element.shape().production()) {
            case Productions.ARRAY -> list(element, members, blank ? List.of() : texts);
            case Productions.SCALAR -> Optional.of(scalar(element, members, texts));
            default -> Optional.of(structure(element, members, blank ? List.of() : texts));
        };
    }

    /** Text, and the attributes beside it. */
    private LogicalValue scalar(Field element, List<LogicalValue.Named> members, List<Field> texts) {
        if (members.isEmpty()) {
            return text(element, texts);
        }
        if (!texts.isEmpty()) {
            members.add(new LogicalValue.Named(TEXT, text(element, texts)));
        }
        return new LogicalValue.Structure(element, element.type(), Paged.of(members));
    }

    /** A list without attributes is read by page. */
    private Optional<LogicalValue> list(Field element, List<LogicalValue.Named> members, List<Field> texts) {
        return members.isEmpty() && texts.isEmpty()
                ? Optional.empty()
                : Optional.of(structure(element, members, texts));
    }

    private LogicalValue structure(Field element, List<LogicalValue.Named> members, List<Field> texts) {
        Map<String, List<Field>> byName = new LinkedHashMap<>();
        items(element)
                .forEach(item -> byName.computeIfAbsent(name(item), _ -> new ArrayList<>())
                        .add(item));
        byName.forEach((name, items) -> members.add(new LogicalValue.Named(
                name,
                items.size() == 1
                        ? values.later().of(items.getFirst())
                        : new LogicalValue.Sequence(element, "", Paged.of(items).map(values.later()::of)))));
        if (!texts.isEmpty()) {
            members.add(new LogicalValue.Named(TEXT, text(element, texts)));
        }
        return new LogicalValue.Structure(element, element.type(), Paged.of(members));
    }

    /** What elements of one name share; an entry is called by its key. */
    private String name(Field item) {
        return item.shape().production().equals(XmlElements.ENTRY)
                ? item.shape().logical()
                : XmlReferences.tagName(tree, item).orElse(item.name());
    }

    private LogicalValue.Named named(Field attribute) {
        return new LogicalValue.Named(attribute.name(), values.later().of(attribute));
    }

    private List<Field> attributes(Field element) {
        return tree.child(element, "tag").stream()
                .flatMap(tag -> tree.children(tag, 0, MOST_ATTRIBUTES).stream())
                .filter(part -> part.kind() == XmlConstruct.ATTRIBUTE)
                .toList();
    }

    private Stream<Field> items(Field element) {
        return ChildFields.behindSlots(tree, element).page(0, MOST_JOINED).stream()
                .filter(part -> switch (part.shape().production()) {
                    case Productions.MAP, Productions.ARRAY, Productions.SCALAR, XmlElements.ENTRY -> true;
                    default -> false;
                });
    }

    /** The texts among parts, those in CDATA sections and attributes too. */
    private List<Field> texts(List<Field> parts) {
        return parts.stream()
                .flatMap(part -> switch (part.kind()) {
                    case XmlConstruct.CHAR_DATA -> Stream.of(part);
                    case XmlConstruct.CDATA_SECTION -> tree.child(part, "CData").stream();
                    case XmlConstruct.ATTRIBUTE -> tree.child(part, "AttValue").stream();
                    default -> Stream.<Field>empty();
                })
                .toList();
    }

    private boolean isBlank(Field text) {
        return tree.sourceOf(text)
                .segment()
                .asSlice(text.offset(), text.length())
                .elements(ValueLayout.JAVA_BYTE)
                .allMatch(each -> each.get(ValueLayout.JAVA_BYTE, 0) <= ' ');
    }

    private String attributeText(Field attribute) {
        return texts(List.of(attribute)).stream()
                .findFirst()
                .map(value -> XmlEntities.of(tree, value))
                .orElse("");
    }

    /** Texts joined: one alone without references to entities is not copied. */
    private LogicalValue text(Field of, List<Field> texts) {
        if (texts.size() == 1 && !XmlEntities.areIn(tree, texts.getFirst())) {
            LogicalValue.Scalar found = LeafValues.text(tree, texts.getFirst(), "", TextEncoding.UTF_8);
            return new LogicalValue.Scalar(of, "", ScalarKind.TEXT, found.text());
        }
        StringBuilder joined = new StringBuilder();
        texts.forEach(text -> joined.append(XmlEntities.of(tree, text)));
        return LogicalValue.Scalar.of(of, "", ScalarKind.TEXT, joined.toString());
    }
}
