package dev.hexplain.decode.documents;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Shapes;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.JoinedFields;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import java.util.List;
import java.util.Optional;

/** The values of items: a container's members or elements, a scalar's content, without what only the encoding needs. */
final class DocumentValues {
    /** Parts of an item: a key, a head, lengths, the content. */
    private static final int PARTS = 12;
    /** What is around the documents: white space, markers, tables of symbols. */
    private static final int AROUND = 8;

    /** As {@link ContainerPreviews#name} gives it. */
    private static final String EMPTY_NAME = "\"\"";

    /** Class, dimensions, lengths, tags. */
    private static final int MOST_HEADS = 8;

    /** Names of fields may be cut from here on. */
    private static final int LONG_NAME = 200;

    private static final int MOST_BLOCKS = 1 << 16;

    /** White space, a bracket, a comma. */
    private static final int MOST_ENDS = 4;

    private final DocumentShapes format;
    private final TreeValues values;
    private final FieldTree tree;

    DocumentValues(DocumentShapes format, TreeValues values) {
        this.format = format;
        this.values = values;
        this.tree = values.tree();
    }

    Optional<LogicalValue> of(Field field) {
        return switch (field.shape().production()) {
            case Productions.MAP ->
                Optional.of(field.shape().has(ShapeMark.VALUES_AS_KEYS) ? mapping(field) : structure(field));
            case Productions.ARRAY -> Optional.of(sequence(field));
            case Productions.SCALAR ->
                Optional.of(begun(field)
                        .map(part -> at(field, "", format.begun(tree, part)))
                        .orElseGet(() -> withoutKey(scalar(field))));
            default -> isUnparsed(field) ? Optional.of(format.begun(tree, field)) : documents(field);
        };
    }

    /** What was not understood of a member of which no more than its key was. */
    private Optional<Field> begun(Field item) {
        return tree.facts().issues().isEmpty() || tree.isBare(item)
                ? Optional.empty()
                : tree.children(item, 0, PARTS).stream()
                        .filter(DocumentValues::isUnparsed)
                        .findFirst();
    }

    /** Bytes that are not understood: those of a whole member have its key before them. */
    private LogicalValue withoutKey(LogicalValue value) {
        Field item = value.field();
        if (!(value instanceof LogicalValue.Opaque(Field _, String type, ScalarText.Hex bytes))
                || tree.isBare(item)
                || bytes.bytes().byteSize() < item.length()) {
            return value;
        }
        return tree.children(item, 0, PARTS).stream()
                .filter(this::isKey)
                .findFirst()
                .<LogicalValue>map(key -> new LogicalValue.Opaque(
                        item, type, new ScalarText.Hex(bytes.bytes().asSlice(key.end() - item.offset()))))
                .orElse(value);
    }

    private boolean isKey(Field part) {
        return part.name().equals("key")
                || part.name().equals("name")
                || (part.name().equals("head") && tree.child(part, "key").isPresent());
    }

    private static boolean isUnparsed(Field field) {
        return field.shape().equals(Shapes.unparsed());
    }

    private LogicalValue sequence(Field array) {
        return new LogicalValue.Sequence(
                array, array.type(), format.told(tree, array, items(array).map(values.later()::of)));
    }

    private LogicalValue structure(Field map) {
        boolean entries = map.shape().has(ShapeMark.ENTRIES);
        return new LogicalValue.Structure(
                map, map.type(), format.told(tree, map, members(map).map(entries ? this::entry : this::named)));
    }

    private LogicalValue mapping(Field map) {
        return new LogicalValue.Mapping(
                map,
                map.type(),
                members(map)
                        .map(each ->
                                new LogicalValue.Entry(keyOf(each), entry(each).value())));
    }

    private LogicalValue keyOf(Field entry) {
        return tree.child(entry, "key").map(values.inside()::of).orElseGet(() -> format.absentKey(entry));
    }

    /** What is in a map, without what is there of a key that could not be read to its end. */
    private Paged<Field> members(Field map) {
        Paged<Field> items = items(map);
        long last = items.count() - 1;
        boolean begun = last >= 0
                && !tree.facts().issues().isEmpty()
                && items.page(last, 1).stream().anyMatch(DocumentValues::isUnparsed);
        return begun ? items.range(0, last) : items;
    }

    /** An entry that is a container: a value that is left out is the default of its type, which its schema knows. */
    private LogicalValue.Named entry(Field entry) {
        Field value = tree.child(entry, "value").orElse(entry);
        return new LogicalValue.Named(name(entry), values.later().of(value));
    }

    private LogicalValue.Named named(Field member) {
        if (!isEntry(member)) {
            return new LogicalValue.Named(name(member), values.later().of(member));
        }
        LogicalValue key = values.inside().of(tree.child(member, "key").orElseThrow());
        return new LogicalValue.Named(
                ValuePath.keyText(key),
                values.later().of(tree.child(member, "value").orElseThrow()),
                Optional.of(key));
    }

    /** Whether a member of a map is a key and a value, since its key is no name. */
    private boolean isEntry(Field member) {
        return member.shape().production().isEmpty()
                && tree.child(member, "value").isPresent()
                && tree.child(member, "key").isPresent();
    }

    /** Its key. The name of a field is the same, but for keys that could be taken for something else. */
    private String name(Field member) {
        String name = member.shape().logical();
        if (name.equals(EMPTY_NAME)) {
            return "";
        }
        return name.startsWith("\"") || name.length() >= LONG_NAME
                ? key(member).orElse(name)
                : name.isEmpty() ? member.name() : name;
    }

    private Optional<String> key(Field member) {
        return tree.child(member, "key")
                .or(() -> tree.child(member, "name"))
                .or(() -> tree.child(member, "head").flatMap(head -> tree.child(head, "key")))
                .map(key -> format.scalarValue(tree, key))
                .filter(LogicalValue.Scalar.class::isInstance)
                .map(key -> ((LogicalValue.Scalar) key).text().first(Integer.MAX_VALUE >> 3));
    }

    /** What is in a container; of one that is written in blocks, what is in these. */
    private Paged<Field> items(Field container) {
        Contents contents = contents(container);
        if (contents.first.filter(this::isBlock).isEmpty()) {
            return contents.fields;
        }
        List<ChildFields> blocks = contents.fields.page(0, MOST_BLOCKS).stream()
                .filter(this::isBlock)
                .map(block -> contents(block).fields)
                .toList();
        return new JoinedFields(blocks);
    }

    private boolean isBlock(Field field) {
        return !isItem(field)
                && !tree.isBare(field)
                && ChildFields.behindSlots(tree, field).page(0, 1).stream().anyMatch(DocumentValues::isItem);
    }

    /** @param first of the fields */
    private record Contents(ChildFields fields, Optional<Field> first) {}

    /** What is in a container, without its end and what follows that. */
    private Contents contents(Field container) {
        ChildFields all = ChildFields.behindSlots(tree, container);
        List<Field> begin = all.page(0, MOST_HEADS + 1);
        long count = all.count();
        while (count > 0
                && count > all.count() - MOST_ENDS
                && (count <= begin.size()
                        ? isEnd(begin.get((int) count - 1))
                        : all.page(count - 1, 1).stream().anyMatch(DocumentValues::isEnd))) {
            count--;
        }
        List<Field> left = begin.subList(0, (int) Math.min(count, begin.size()));
        int heads = heads(left);
        return new Contents(
                new ChildFields(tree, container, all.first() + heads, count - heads),
                left.stream().skip(heads).findFirst());
    }

    /** How many rows are before the first item: tags that a container has behind its slots. */
    private int heads(List<Field> first) {
        int heads = 0;
        while (heads < first.size() && isHead(first.get(heads))) {
            heads++;
        }
        return heads > MOST_HEADS ? 0 : heads;
    }

    private boolean isHead(Field field) {
        return field.role().covers() && !isItem(field) && !isEntry(field) && !isBlock(field);
    }

    private static boolean isEnd(Field last) {
        boolean item = isItem(last) || !last.role().covers() || last.role() == Role.VALUE;
        return last.shape().has(ShapeMark.END) || !item;
    }

    /** A scalar, or an item with another one in it. */
    private LogicalValue scalar(Field item) {
        if (tree.isBare(item) || !format.mayBeTagged(item)) {
            return format.scalarValue(tree, item);
        }
        List<Field> parts = tree.children(item, 0, PARTS);
        Optional<String> type = parts.stream()
                .filter(part -> isItem(part) && part.role() == Role.TYPE)
                .findFirst()
                .map(part -> text(format.scalarValue(tree, part)));
        return parts.stream()
                .filter(part -> isItem(part) && part.role() == Role.VALUE)
                .reduce((_, last) -> last)
                .map(content -> format.meaning(values, item, content)
                        .orElseGet(
                                () -> at(item, type.orElse(""), values.inside().of(content))))
                .or(() -> parts.stream()
                        .flatMap(part -> target(part).stream())
                        .findFirst()
                        .map(target -> referred(item, target)))
                .orElseGet(() -> format.scalarValue(tree, item));
    }

    /** What a part refers to that is a reference to a whole item; those to shared texts are in the items themselves. */
    private Optional<Field> target(Field part) {
        return part.role() == Role.REFERENCE
                        && !part.shape().isLeaf()
                        && part.shape().has(ShapeMark.REFERS_TO_HANDLE)
                ? tree.handles().referredToBy(part).flatMap(tree.handles()::definition)
                : Optional.empty();
    }

    /** A value without parts is the same whether it is written again or referred to. */
    private LogicalValue referred(Field item, Field target) {
        return values.inside().of(target) instanceof LogicalValue.Scalar scalar
                ? at(item, scalar.type(), scalar)
                : new LogicalValue.Reference(item, target.type(), target);
    }

    private static String text(LogicalValue value) {
        return value instanceof LogicalValue.Scalar scalar ? scalar.text().first(Integer.MAX_VALUE >> 3) : "";
    }

    private static boolean isItem(Field field) {
        return switch (field.shape().production()) {
            case Productions.MAP, Productions.ARRAY, Productions.SCALAR -> true;
            default -> false;
        };
    }

    /** What is in an item is the item's value. */
    private static LogicalValue at(Field item, String type, LogicalValue value) {
        return value.at(item, type.isEmpty() ? value.type() : type);
    }

    /** Documents one behind the other: one alone is the whole value. Empty where the field holds no documents. */
    private Optional<LogicalValue> documents(Field field) {
        if (tree.isBare(field)) {
            return Optional.empty();
        }
        ChildFields all = ChildFields.behindSlots(tree, field);
        long first = 0;
        long last = all.count();
        List<Field> head = all.page(0, AROUND);
        while (first < head.size() && !isItem(head.get((int) first))) {
            first++;
        }
        if (first == head.size()) {
            return Optional.empty();
        }
        while (last > first + 1 && isAround(all.page(last - 1, 1))) {
            last--;
        }
        ChildFields documents = new ChildFields(tree, field, all.first() + first, last - first);
        Paged<LogicalValue> found = documents.map(values.later()::of);
        return Optional.of(
                documents.count() == 1
                        ? values.of(documents.page(0, 1).getFirst())
                        : new LogicalValue.Sequence(field, "", found));
    }

    private static boolean isAround(List<Field> one) {
        return one.stream().anyMatch(field -> !isItem(field) && field.role().covers());
    }
}
