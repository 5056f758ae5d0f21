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
import java.util.Optional;

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
        ValueEdit.requireSmall(tree);
        StreamHandles handles = StreamHandles.of(tree)
                .orElseThrow(
                        () -> new EditRefused("Fields are taken out of classes of Java serialization streams only."));
        Patch patch = new FieldDrop(tree, field).patch(className, handles);
        try (FieldTree after = decoding.decode(patch.applied(tree.source()))) {
            Optional<String> wrong = new EditCheck(tree, after, patch, EditCheck.Names.COUNTED).wrongLeaves();
            if (wrong.isPresent()) {
                throw new EditRefused("`%s` cannot be taken out of %s: %s.".formatted(field, className, wrong.get()));
            }
        }
        return patch;
    }

    private Patch patch(String className, StreamHandles handles) throws EditRefused {
        Field description = definitions(TC_CLASSDESC).stream()
                .filter(each -> text(each, "className").equals(className))
                .findFirst()
                .orElseThrow(() -> new EditRefused("The stream describes no class `%s`.".formatted(className)));
        Field fields = child(description, "fields");
        Field entry = tree.children(fields, 0, MOST_FIELDS).stream()
                .filter(each -> text(each, "fieldName").equals(field))
                .findFirst()
                .orElseThrow(() -> new EditRefused("%s has no field `%s`.".formatted(className, field)));
        dropped.add(new Range(entry.offset(), entry.length()));
        for (Field object : definitions(TC_OBJECT)) {
            drop(object, description);
        }
        List<Replacement> all = new ArrayList<>(handles.removed(dropped));
        Field count = child(fields, "count");
        long fewer = tree.integer(count) - 1;
        all.add(new Replacement(
                count.offset(), count.length(), NumberForms.fixed(fewer, (int) count.length(), ByteOrder.BIG_ENDIAN)));
        return Patch.of(all);
    }

    /** The data of superclasses comes first, their descriptors last. */
    private void drop(Field object, Field description) throws EditRefused {
        List<Field> classes = values.describing(values.of(object));
        for (int i = 0; i < classes.size(); i++) {
            if (classes.get(i).offset() == description.offset()) {
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
