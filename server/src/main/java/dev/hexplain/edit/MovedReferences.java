package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import java.util.Optional;

/** Whether what refers to others by number or position still refers to what it did, wherever that has moved to. */
record MovedReferences(FieldTree before, FieldTree after, Patch patch) {
    private static final int PAGE = 1 << 10;
    private static final int DEEPEST = 1000;

    /** What is wrong, as a part of a sentence. */
    Optional<String> wrong(ValueEdit.Decoding decoding) {
        Handles handles = before.handles();
        for (int ordinal = 0; ordinal < handles.count(); ordinal++) {
            Handles.Handle handle = handles.get(ordinal).orElseThrow();
            long count = before.references().count(handle);
            for (long from = 0; from < count && handle.isDefined(); from += PAGE) {
                decoding.requireTime();
                long target = patch.moved(handles.definitionOffset(handle));
                Optional<String> wrong = before.references().page(handle, from, PAGE).stream()
                        .filter(reference ->
                                reference.source() == 0 && !isTakenOut(reference) && target(reference) != target)
                        .map(reference ->
                                "the reference at 0x%X would be to another value".formatted(reference.offset()))
                        .findFirst();
                if (wrong.isPresent()) {
                    return wrong;
                }
            }
        }
        return Optional.empty();
    }

    private boolean isTakenOut(Field reference) {
        return patch.replacements().stream()
                .anyMatch(each -> each.inserted().length == 0
                        && each.offset() <= reference.offset()
                        && reference.end() <= each.end());
    }

    /** Where what it refers to is now; -1 where it refers to nothing. */
    private long target(Field reference) {
        long at = patch.moved(reference.offset());
        return after.at(at)
                .flatMap(leaf -> after.lineage(leaf.id(), DEEPEST).stream()
                        .filter(field -> field.offset() == at)
                        .flatMap(field -> after.handles().referredToBy(field).stream())
                        .findFirst())
                .filter(Handles.Handle::isDefined)
                .map(handle -> after.handles().definitionOffset(handle))
                .orElse(-1L);
    }
}
