package dev.hexplain.edit;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hexplain.bytes.Range;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.values.TreeValues;
import java.io.IOException;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A field of a class of a Java stream taken out: of the class descriptor, and of the data of every object (Java Object
 * Serialization Specification, section 6.4.1, {@code fields} and {@code classdata}).
 */
public final class FieldDrop {
    private static final int TC_OBJECT = 0x73;
    private static final int TC_CLASSDESC = 0x72;
    private static final int MOST_FIELDS = 1 << 16;

    private final FieldTree tree;
    private final TreeValues values;
    private final String field;
    private final List<Range> dropped = new ArrayList<>();

    private FieldDrop(FieldTree tree, String field) {
        this.tree = tree;
        this.values = new TreeValues(tree);
        this.field = field;
    }

    /**
     * What has to be replaced.
     *
     * @param className as the stream has it
     * @param field its name
     * @throws EditRefused where the stream has none such, or something else would change
     */
    public static Patch of(FieldTree tree, String className, String field, ValueEdit.Decoding decoding)
            throws EditRefused, IOException {
        EditLimits.requireAllFields(tree, decoding);
        StreamHandles handles = StreamHandles.of(tree)
                .orElseThrow(
                        () -> new EditRefused("Fields are taken out of classes of Java serialization streams only."));
        return EditCheck.required(
                tree,
                new FieldDrop(tree, field).patch(className, handles),
                decoding,
                "`%s` cannot be taken out of %s".formatted(field, className));
    }

    /** Behind a reset of the stream, the class is described again. */
    private Patch patch(String className, StreamHandles handles) throws EditRefused {
        List<Field> descriptions = definitions(TC_CLASSDESC).stream()
                .filter(each -> text(each, "className").equals(className))
                .toList();
        if (descriptions.isEmpty()) {
            throw new EditRefused("The stream describes no class `%s`.".formatted(className));
        }
        List<Replacement> counts = new ArrayList<>();
        for (Field description : descriptions) {
            counts.add(dropEntry(description, className));
        }
        Set<Long> described = descriptions.stream().map(Field::offset).collect(Collectors.toSet());
        for (Field object : definitions(TC_OBJECT)) {
            dropData(object, described);
        }
        List<Replacement> all = new ArrayList<>(handles.removed(dropped));
        all.addAll(counts);
        return Patch.of(all);
    }

    /** Takes the field out of a description; returns what its count of fields becomes. */
    private Replacement dropEntry(Field description, String className) throws EditRefused {
        Field fields = child(description, "fields");
        Field entry = tree.children(fields, 0, MOST_FIELDS).stream()
                .filter(each -> text(each, "fieldName").equals(field))
                .findFirst()
                .orElseThrow(() -> new EditRefused("%s has no field `%s`.".formatted(className, field)));
        dropped.add(new Range(entry.offset(), entry.length()));
        Field count = child(fields, "count");
        long fewer = tree.integer(count) - 1;
        return new Replacement(
                count.offset(), count.length(), NumberForms.fixed(fewer, (int) count.length(), ByteOrder.BIG_ENDIAN));
    }

    /** The data of superclasses comes first, their descriptors last. */
    private void dropData(Field object, Set<Long> described) throws EditRefused {
        List<Field> classes = values.describing(values.of(object));
        for (int i = 0; i < classes.size(); i++) {
            if (described.contains(classes.get(i).offset())) {
                Field data = child(object, "classData[%d]".formatted(classes.size() - 1 - i));
                Field value = child(data, field);
                dropped.add(new Range(value.offset(), value.length()));
            }
        }
    }

    private List<Field> definitions(int tc) {
        Handles handles = tree.handles();
        List<Field> found = new ArrayList<>();
        for (int ordinal = 0; ordinal < handles.count(); ordinal++) {
            handles.get(ordinal)
                    .flatMap(handles::definition)
                    .filter(each -> tree.source().u1(each.offset()) == tc)
                    .ifPresent(found::add);
        }
        return found;
    }

    private Field child(Field of, String name) throws EditRefused {
        return tree.child(of, name)
                .orElseThrow(() -> new EditRefused("There is no `%s` at 0x%X.".formatted(name, of.offset())));
    }

    /** The characters of a name, behind its length. */
    private String text(Field of, String name) {
        return tree.child(of, name)
                .flatMap(each -> tree.child(each, "value"))
                .map(value -> new String(tree.source().copy(value.offset(), (int) value.length()), UTF_8))
                .orElse("");
    }
}
