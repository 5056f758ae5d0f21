package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.EndOfSource;
import dev.hexplain.decoders.javaserialization.views.StreamedForm;
import dev.hexplain.decoders.javaserialization.views.UnusualBytesException;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Shapes;
import dev.hexplain.values.TreeValues;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** The classes of a stream as their objects are streamed; those asked for last are kept. Safe for many threads. */
final class JavaStreamPlainClasses {
    private static final int KEPT = 1 << 10;
    /** Shapes that are looked through before the first object is streamed. */
    private static final int MOST_SHAPES = 1 << 14;

    private final FieldTree tree;
    /** By the lowest bits of the offsets of their descriptors. */
    private final AtomicReferenceArray<Kept> kept = new AtomicReferenceArray<>(KEPT);
    /** Whether it is a stream on its own: what other formats, or class lists, add to one is in its fields. */
    private final boolean alone;
    /** Offsets of the classes with objects whose writeObject wrote no fields, as their shapes say. */
    private final Set<Long> annotationOnly = new HashSet<>();

    /** Those that handles name, by the lowest bits of their ordinals. */
    private final AtomicReferenceArray<Named> named = new AtomicReferenceArray<>(KEPT);

    private final JavaStreamKnownScalars scalars = new JavaStreamKnownScalars();

    private record Kept(long offset, @Nullable JavaStreamPlainClass found) {}

    private record Named(int ordinal, JavaStreamPlainClass found) {}

    JavaStreamPlainClasses(FieldTree tree) {
        this.tree = tree;
        this.alone = tree.shapesOf(tree.root()) instanceof JavaStreamShapes shapes
                && shapes.bodies().isEmpty()
                && tree.shapeRefCount() <= MOST_SHAPES;
        for (int number = 1; alone && number <= tree.shapeRefCount(); number++) {
            Shapes.ShapeRef shape = tree.shapeRef(-number);
            boolean object = JavaStreamShapeVariant.kind(shape.variant()) == JavaStreamShapeVariant.Kind.OBJECT;
            if (object && shape.variant() != JavaStreamShapeVariant.of(JavaStreamShapeVariant.Kind.OBJECT)) {
                annotationOnly.add(shape.offset());
            }
        }
    }

    /** Those of a tree. */
    static JavaStreamPlainClasses in(TreeValues values) {
        return values.kept(JavaStreamPlainClasses.class, JavaStreamPlainClasses::new);
    }

    /** Scalars of the stream that others refer to. */
    JavaStreamKnownScalars scalars() {
        return scalars;
    }

    /** The view of an object; null where its fields have to be read to find it. */
    @Nullable StreamedForm viewOf(Field object) {
        try {
            Cursor in = new Cursor(tree.source());
            in.seek(object.offset() + 1);
            return switch (in.u1()) {
                case JavaStreamTerminals.REFERENCE ->
                    named(object.offset() + 1, in.s4()).view();
                case JavaStreamTerminals.CLASSDESC -> at(object.offset() + 1).view();
                default -> null;
            };
        } catch (EndOfSource | UnusualBytesException unknown) {
            return null;
        }
    }

    /** The class that a reference at an offset of the source names. */
    JavaStreamPlainClass named(long reference, int handle) {
        int ordinal = handle < JavaStreamTerminals.BASE_WIRE_HANDLE
                ? -1
                : tree.handles().ordinalAt(reference, handle);
        Named known = named.get(ordinal & KEPT - 1);
        if (known != null && known.ordinal == ordinal && known.found.offset() < reference) {
            return known.found;
        }
        Handles.Handle defined = tree.handles().at(reference, handle);
        if (!defined.isDefined()) {
            throw new UnusualBytesException();
        }
        JavaStreamPlainClass found = at(tree.handles().definitionOffset(defined));
        named.set(ordinal & KEPT - 1, new Named(ordinal, found));
        return found;
    }

    /** The class whose descriptor is at an offset of the source. */
    JavaStreamPlainClass at(long offset) {
        if (!alone) {
            throw new UnusualBytesException();
        }
        int place = Long.hashCode(offset) & KEPT - 1;
        Kept known = kept.get(place);
        if (known == null || known.offset != offset) {
            known = new Kept(offset, annotationOnly.contains(offset) ? null : JavaStreamPlainClass.at(tree, offset));
            kept.set(place, known);
        }
        if (known.found == null) {
            throw new UnusualBytesException();
        }
        return known.found;
    }
}
