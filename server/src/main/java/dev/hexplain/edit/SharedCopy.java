package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Walk;
import dev.hexplain.values.LogicalValue;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * A value that is referred to from several places, written at one of them for that alone. What it is made of may be
 * shared, too: decimals of the same digits have them once.
 */
public final class SharedCopy {
    private static final int MOST_FIELDS = 4000;
    private static final int DEEPEST = 1000;

    private final FieldTree tree;
    private final StreamHandles handles;

    private SharedCopy(FieldTree tree, StreamHandles handles) {
        this.tree = tree;
        this.handles = handles;
    }

    /**
     * What has to be replaced so that the outermost part of a value that is shared is no longer; nothing where none is.
     *
     * @throws EditRefused where it is shared, and the format's references are not written anew
     */
    public static Patch of(FieldTree tree, ValueLocation place, ValueEdit.Decoding decoding)
            throws EditRefused, IOException {
        EditLimits.requireAllFields(tree, decoding);
        LogicalValue.Scalar value = ValueTarget.scalar(tree, place);
        Optional<StreamHandles> streamHandles = StreamHandles.of(tree);
        if (streamHandles.isEmpty()) {
            return ReferenceCopy.of(tree, value, decoding);
        }
        StreamHandles handles = streamHandles.get();
        Optional<Field> shared = new SharedCopy(tree, handles).shared(value.field());
        return shared.isEmpty()
                ? new Patch(List.of())
                : EditCheck.required(
                        tree,
                        Patch.of(handles.apart(shared.get())),
                        decoding,
                        "`%s` cannot be written for its place alone".formatted(place.words()));
    }

    private Optional<Field> shared(Field value) {
        if (isShared(value)) {
            return Optional.of(value);
        }
        Walk walk = Walk.inside(tree, value.id());
        for (int seen = 0; seen < MOST_FIELDS && walk.next(); seen++) {
            Field field = walk.field();
            if (isClass(handles.referredAt(field.offset()).orElse(field))) {
                walk.skipChildren();
            } else if (!field.shape().isLeaf() && isShared(field)) {
                return Optional.of(field);
            }
        }
        return Optional.empty();
    }

    private boolean isClass(Field field) {
        return tree.handles().definedBy(field).isPresent() && StreamHandles.isClassDescriptor(tree, field);
    }

    private boolean isShared(Field field) {
        return handles.referredAt(field.offset()).isPresent() || isReferredTo(tree, field);
    }

    /**
     * The refusal of a change of a shared value, with what may be done about it.
     *
     * @param what is shared, as the beginning of a sentence
     */
    static EditRefused refused(String what) {
        return new EditRefused(
                what + "choose whether all of them change or only this one (`shared`: all, here).",
                List.of("all", "here"));
    }

    private static boolean isReferredTo(FieldTree tree, Field field) {
        Optional<Handles.Handle> handle = ReferredValues.handle(tree, field);
        return handle.isPresent() && tree.references().count(handle.get()) > 0;
    }

    /** Why a leaf of a value cannot change: something refers to what is between them, and would change as well. */
    static Optional<EditRefused> around(FieldTree tree, Field leaf, Field value) {
        return tree.lineage(leaf.id(), DEEPEST).stream()
                .filter(each -> each.offset() >= value.offset() && each.end() <= value.end())
                .filter(each -> !each.id().equals(value.id()) && isReferredTo(tree, each))
                .findFirst()
                .map(each -> refused(
                        "A part of the value, at 0x%X, is referred to from elsewhere, and would change there, too: "
                                .formatted(each.offset())));
    }
}
