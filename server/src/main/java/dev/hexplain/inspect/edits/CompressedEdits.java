package dev.hexplain.inspect.edits;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.CompressedParts;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.Replacement;
import dev.hexplain.edit.ValueLocation;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.store.WorkFiles;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Edits of values that the format compresses by itself: they are done in the same bytes without compression, which are
 * compressed again.
 */
record CompressedEdits(ValueEdits edits, CompressedParts parts) {
    /** Where a value of the alterations is in bytes that were derived, and the format compresses them again. */
    static Optional<CompressedEdits> of(ValueEdits edits, List<? extends Alteration> alterations) {
        return edits.tree().derivedCount() > 0 && alterations.stream().anyMatch(each -> isDerived(edits.tree(), each))
                ? edits.decoder().compressedParts().map(parts -> new CompressedEdits(edits, parts))
                : Optional.empty();
    }

    private static boolean isDerived(FieldTree tree, Alteration alteration) {
        return switch (alteration) {
            case Assignment assignment -> isDerived(tree, assignment.path());
            case Addition addition -> isDerived(tree, addition.path());
            case Copy copy -> isDerived(tree, copy.path());
            case Removal removal -> isDerived(tree, removal.path());
            case ClassRenaming _, FieldRemoval _ -> false;
        };
    }

    /** Of a new entry of a map, it is the map. */
    private static boolean isDerived(FieldTree tree, String path) {
        Optional<LogicalValue> there = new ValueLocation.At(path).in(tree);
        return there.or(() -> new TreeValues(tree).find(ValuePath.parent(path).path()))
                .filter(value -> value.field().source() != 0)
                .isPresent();
    }

    ValueEdits.Edited apply(List<? extends Alteration> alterations, EditContext work) throws IOException {
        Source before = edits.tree().source();
        byte[] flat = unpacked(edits.tree());
        WorkFiles own = work.files().open();
        boolean whole = false;
        try {
            Source source = own.bytes(before.name(), new ByteArrayInputStream(flat), flat.length);
            byte[] after;
            List<String> notes;
            try (FieldTree tree = decoded(source, own, work);
                    ValueEdits.Edited edited =
                            new ValueEdits(tree, edits.decoder(), edits.options()).apply(alterations, work)) {
                after = packed(edited.bytes(), own, work);
                notes = edited.notes();
            }
            Replacement replacement = replacement(before.copy(0, (int) before.length()), after);
            Patch patch = new Patch(List.of(replacement));
            Source result = own.bytes(before.name(), new ByteArrayInputStream(after), after.length);
            whole = true;
            return new ValueEdits.Edited(
                    result, List.of(ValueEdits.view(edits.tree(), replacement)), List.of(patch), notes, own::close);
        } finally {
            if (!whole) {
                own.close();
            }
        }
    }

    /** What is written is unpacked again: it has to be what was edited. */
    private byte[] packed(Source edited, WorkFiles own, EditContext work) throws IOException {
        byte[] after;
        try (FieldTree tree = decoded(edited, own, work)) {
            after = packed(tree);
        }
        try (FieldTree tree = decoded(Source.ofBytes(edited.name(), after), own, work)) {
            if (Arrays.equals(unpacked(tree), edited.copy(0, (int) edited.length()))) {
                return after;
            }
        }
        throw Refusal.conflict("The compressed part cannot be written again: it would unpack to other bytes.");
    }

    private FieldTree decoded(Source source, WorkFiles own, EditContext work) throws IOException {
        return edits.decoder().decode(source, edits.options(), own.index(source.length()), work.progress());
    }

    private byte[] packed(FieldTree edited) {
        try {
            return parts.packed(edits.tree(), edited);
        } catch (IOException cannot) {
            throw Refusal.conflict("The compressed part cannot be written again: %s.".formatted(cannot.getMessage()));
        }
    }

    private byte[] unpacked(FieldTree tree) {
        try {
            return parts.unpacked(tree);
        } catch (IOException cannot) {
            throw Refusal.conflict("The compressed part cannot be read: %s.".formatted(cannot.getMessage()));
        }
    }

    /** From the first byte that becomes another one to the last. */
    private static Replacement replacement(byte[] before, byte[] after) {
        int from = Math.max(0, Arrays.mismatch(before, after));
        int most = Math.min(before.length, after.length) - from;
        int same = 0;
        while (same < most && before[before.length - 1 - same] == after[after.length - 1 - same]) {
            same++;
        }
        return new Replacement(from, before.length - same - from, Arrays.copyOfRange(after, from, after.length - same));
    }
}
