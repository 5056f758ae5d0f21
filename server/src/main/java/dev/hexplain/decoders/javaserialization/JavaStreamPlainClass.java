package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decoders.javaserialization.views.StreamedForm;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import java.io.ObjectStreamConstants;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A class as its objects are streamed from their bytes.
 *
 * @param offset of its descriptor
 * @param name as displayed
 * @param elements the typecode of an array's elements; 0 where it is no array
 * @param levels of its hierarchy that write data, topmost first
 */
record JavaStreamPlainClass(long offset, String name, int elements, List<Level> levels, StreamedForm view) {
    /**
     * What one class writes.
     *
     * @param members the names of its fields in the object
     * @param annotated whether a writeObject or writeExternal adds to its fields
     */
    record Level(String name, Field[] fields, String[] members, boolean annotated) {
        /** The number of the field with a name; negative where there is none. */
        int indexOf(String field) {
            for (int i = 0; i < fields.length; i++) {
                if (fields[i].name.equals(field)) {
                    return i;
                }
            }
            return -1;
        }
    }

    /** @param bytes of a primitive; 0 of a reference */
    record Field(String name, int typecode, int bytes) {}

    /** The class whose descriptor is at an offset; null where its objects are read by their fields. */
    static @Nullable JavaStreamPlainClass at(FieldTree tree, long offset) {
        Optional<JavaStreamClass> found = JavaStreamClass.at(tree, offset);
        if (found.isEmpty() || found.get().isProxy()) {
            return null;
        }
        JavaStreamClass described = found.get();
        List<JavaStreamClass> classes = described.levels(tree);
        if (described.has(ObjectStreamConstants.SC_EXTERNALIZABLE)) {
            classes = List.of(described);
        }
        List<Level> levels = new ArrayList<>();
        Set<String> below = new HashSet<>();
        for (JavaStreamClass each : classes.reversed()) {
            boolean external = each.has(ObjectStreamConstants.SC_EXTERNALIZABLE);
            if (each.isProxy() || (external && !each.has(ObjectStreamConstants.SC_BLOCK_DATA))) {
                return null;
            }
            levels.addFirst(level(each, external, below));
        }
        String name = described.name();
        return new JavaStreamPlainClass(
                offset,
                described.displayName(),
                name.startsWith("[") && name.length() > 1 ? name.charAt(1) : 0,
                List.copyOf(levels),
                StreamedForm.of(
                        levels.stream().map(Level::name).toList(),
                        levels.stream()
                                .map(level -> level.fields.length > 0 || level.annotated)
                                .toList()));
    }

    /** @param below names of fields in the classes below, to which its own are added */
    private static Level level(JavaStreamClass described, boolean external, Set<String> below) {
        boolean serializable = !external && described.has(ObjectStreamConstants.SC_SERIALIZABLE);
        List<JavaStreamClass.StreamField> own = serializable ? described.fields() : List.of();
        Field[] fields = new Field[own.size()];
        String[] members = new String[own.size()];
        for (int i = 0; i < fields.length; i++) {
            String name = Quoted.visible(own.get(i).name());
            int typecode = own.get(i).typecode();
            fields[i] = new Field(name, typecode, JavaStreamTerminals.sizeOf(typecode));
            members[i] = below.add(name) ? name : described.displayName() + "." + name;
        }
        boolean annotated = external || (serializable && described.has(ObjectStreamConstants.SC_WRITE_METHOD));
        return new Level(described.displayName(), fields, members, annotated);
    }
}
