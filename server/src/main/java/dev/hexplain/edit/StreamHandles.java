package dev.hexplain.edit;

import dev.hexplain.bytes.Range;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The handles of a Java serialization stream (Java Object Serialization Specification, section 6.4), numbered anew when a
 * part of it is taken out or written once more. A reference to what was taken out becomes what it referred to.
 */
final class StreamHandles {
    private static final int MOST = 4_000_000;
    private static final int TC_CLASSDESC = 0x72;
    private static final int TC_PROXYCLASSDESC = 0x7D;
    /** The first handle of a stream (section 6.4.2). */
    static final int BASE_WIRE_HANDLE = 0x7E0000;

    private final FieldTree tree;
    /** In the order of the stream. */
    private final List<HandleEvent> events;

    private StreamHandles(FieldTree tree, List<HandleEvent> events) {
        this.tree = tree;
        this.events = events;
    }

    /**
     * Those of a stream of Java.
     *
     * @throws EditRefused where there are too many
     */
    static Optional<StreamHandles> of(FieldTree tree) throws EditRefused {
        return of(tree, MOST);
    }

    /** @param most handles, and references to each of them */
    static Optional<StreamHandles> of(FieldTree tree, int most) throws EditRefused {
        Handles handles = tree.handles();
        if (!isJava(tree)) {
            return Optional.empty();
        }
        requireFew(handles.count(), "handles", most);
        List<HandleEvent> events = new ArrayList<>();
        for (int ordinal = 0; ordinal < handles.count(); ordinal++) {
            Handles.Handle handle = handles.get(ordinal).orElseThrow();
            requireFew(tree.references().count(handle), "references to one object", most);
            add(tree, handle, events);
        }
        return Optional.of(new StreamHandles(tree, HandleEvent.ordered(events)));
    }

    private static void requireFew(long count, String what, int most) throws EditRefused {
        if (count > most) {
            throw new EditRefused("There are %,d %s, and at most %,d are numbered anew.".formatted(count, what, most));
        }
    }

    /** Whether what defines a handle is the descriptor of a class. */
    static boolean isClassDescriptor(FieldTree tree, Field definition) {
        int tc = tree.source().u1(definition.offset());
        return tc == TC_CLASSDESC || tc == TC_PROXYCLASSDESC;
    }

    /** Whether a tree is of a stream of Java. */
    static boolean isJava(FieldTree tree) {
        return tree.handles().get(0).stream().anyMatch(first -> first.number() == BASE_WIRE_HANDLE);
    }

    private static void add(FieldTree tree, Handles.Handle handle, List<HandleEvent> events) throws EditRefused {
        Field field = tree.handles()
                .definition(handle)
                .orElseThrow(() -> new EditRefused("What defines the handle %s is not in the tree.".formatted(handle)));
        events.add(new HandleEvent.Definition(
                field.offset(), handle.ordinal(), field.end(), isClassDescriptor(tree, field)));
        events.add(new HandleEvent.Assigned(assigned(tree, field), field.offset(), handle.ordinal(), handle.epoch()));
        long count = tree.references().count(handle);
        for (Field reference : tree.references().page(handle, 0, (int) count)) {
            events.add(new HandleEvent.Reference(reference.offset(), handle.ordinal()));
        }
    }

    /** Of what has a class descriptor, behind that; of a class descriptor, behind its name and serialVersionUID. */
    private static long assigned(FieldTree tree, Field field) {
        return tree.child(field, "serialVersionUID")
                .or(() -> tree.child(field, "classDesc"))
                .map(Field::end)
                .orElse(field.offset() + 1);
    }

    /** The replacements that take ranges out, some of which may be inside others. */
    List<Replacement> removed(List<Range> ranges) throws EditRefused {
        List<HandleEvent> all = new ArrayList<>(events);
        ranges.forEach(range -> all.add(new HandleEvent.Dropped(range.offset(), range.end(), new byte[0], 0)));
        return replaced(all);
    }

    /**
     * The replacements that write bytes in the place of a range.
     *
     * @param assigned handles that the bytes assign
     */
    List<Replacement> replaced(Range range, byte[] written, int assigned) throws EditRefused {
        List<HandleEvent> all = new ArrayList<>(events);
        all.add(new HandleEvent.Dropped(range.offset(), range.end(), written, assigned));
        return replaced(all);
    }

    /** The replacements that write a value for its place alone: others refer to what is written where the next one does. */
    List<Replacement> apart(Field field) throws EditRefused {
        Range of = referredAt(field.offset())
                .map(defined -> new Range(defined.offset(), defined.length()))
                .orElse(new Range(field.offset(), field.length()));
        List<HandleEvent> all = new ArrayList<>(events);
        all.add(new HandleEvent.Apart(field.offset(), field.end(), of));
        return replaced(all);
    }

    /** What a reference at an offset refers to. */
    Optional<Field> referredAt(long offset) {
        return events.stream()
                .filter(event -> event instanceof HandleEvent.Reference && event.offset() == offset)
                .findFirst()
                .flatMap(event -> tree.handles().get(event.handle()))
                .flatMap(tree.handles()::definition);
    }

    private List<Replacement> replaced(List<HandleEvent> all) throws EditRefused {
        List<Replacement> replaced = new ArrayList<>();
        new HandleNumbering(tree, HandleEvent.ordered(all))
                .pass(new Range(0, tree.source().length()), replaced);
        return replaced;
    }

    /** The replacements that write a range once more, behind itself. */
    List<Replacement> copied(Range range) throws EditRefused {
        HandleNumbering numbering = new HandleNumbering(tree, events);
        List<Replacement> replaced = new ArrayList<>();
        numbering.pass(new Range(0, range.end()), replaced);
        replaced.add(new Replacement(range.end(), 0, numbering.copy(range)));
        numbering.pass(new Range(range.end(), tree.source().length() - range.end()), replaced);
        return replaced;
    }
}
