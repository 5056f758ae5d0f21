package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.EndOfSource;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.tree.ShapeMark;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The classes of a stream, with the objects that are of them. */
final class JavaStreamClassUses {
    private static final int REFERENCE_BYTES = 5;
    private static final int PAGE = 1_000;
    /** Objects of an enum whose constants are read. */
    private static final int MOST_REFERENCES = 1_000_000;

    private final FieldTree tree;

    JavaStreamClassUses(FieldTree tree) {
        this.tree = tree;
    }

    List<DescribedClass> all() {
        return each(this::uses);
    }

    List<ClassDescriptor> descriptors() {
        return each(described -> JavaStreamClassSummaries.card(tree, described));
    }

    /** In the order of the bytes, which is that of the handles. */
    private <T> List<T> each(Function<JavaStreamClass, T> said) {
        List<T> found = new ArrayList<>();
        Handles handles = tree.handles();
        for (int ordinal = 0; ordinal < handles.count() && found.size() < DescribedClass.MOST; ordinal++) {
            if (ordinal % PAGE == 0) {
                RequestDeadline.requireAsked();
            }
            long offset = handles.definitionOffset(ordinal);
            int tag = tree.source().u1(offset);
            if (tag == JavaStreamTerminals.CLASSDESC || tag == JavaStreamTerminals.PROXYCLASSDESC) {
                row(offset)
                        .flatMap(_ -> JavaStreamClass.at(tree, offset))
                        .map(said)
                        .ifPresent(found::add);
            }
        }
        return found;
    }

    private Optional<Field> row(long offset) {
        return tree.storedAt(offset, ShapeMark.CLASS_DESCRIPTOR);
    }

    private DescribedClass uses(JavaStreamClass described) {
        long offset = described.offset();
        Handles.Handle handle = JavaStreamClassSummaries.handleAt(tree, offset);
        boolean first = isOfInstance(offset);
        return new DescribedClass(
                JavaStreamClassSummaries.card(tree, described),
                tree.instances().count(handle) + (first ? 1 : 0),
                described.has(java.io.ObjectStreamConstants.SC_ENUM)
                        ? constants(row(offset).orElseThrow(), handle, first)
                        : List.of());
    }

    /** Whether the class descriptor is in the first object that is of it. */
    private boolean isOfInstance(long offset) {
        return offset > 0
                && switch (tree.source().u1(offset - 1)) {
                    case JavaStreamTerminals.OBJECT, JavaStreamTerminals.ENUM, JavaStreamTerminals.ARRAY -> true;
                    default -> false;
                };
    }

    private List<String> constants(Field row, Handles.Handle handle, boolean first) {
        Set<String> names = new LinkedHashSet<>();
        if (first) {
            add(row.offset() + row.length(), names);
        }
        long count = Math.min(tree.instances().count(handle), MOST_REFERENCES);
        for (long from = 0; from < count && names.size() < DescribedClass.MOST_CONSTANTS; from += PAGE) {
            tree.instances().page(handle, from, PAGE).forEach(each -> add(each.offset() + REFERENCE_BYTES, names));
        }
        return List.copyOf(names);
    }

    /** The name of a constant is behind the class descriptor, or the reference to it. */
    private void add(long offset, Set<String> names) {
        Cursor in = new Cursor(tree.source());
        try {
            in.seek(offset);
            names.add(JavaStreamClass.string(tree, in));
        } catch (EndOfSource brokenOff) {
            // The issue is in the tree.
        }
    }
}
