package dev.hexplain.inspect;

import dev.hexplain.edit.Patch;
import dev.hexplain.edit.Replacement;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.inspect.edits.Rewrapping;
import dev.hexplain.inspect.edits.ValueEdits;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.inspect.notes.CarriedNotes;
import dev.hexplain.inspect.notes.NoteCases;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.view.DumpView;
import dev.hexplain.inspect.view.EditView;
import dev.hexplain.inspect.view.EditedView;
import dev.hexplain.inspect.work.Answers;
import dev.hexplain.store.Dump;
import dev.hexplain.store.TreeEntry;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;

/**
 * Use cases of edits: each makes a dump of its own, the one that was edited stays as it is. Its notes go along with the
 * bytes that they are about.
 */
public final class EditCases {
    private static final String EDITED = " (edited)";
    private static final String RAW = "raw";

    private final DumpCases dumps;
    private final TreeCases trees;
    private final NoteCases notes;
    private final LayerStore sources;
    private final DumpLimits bounds;
    private final Answers answers;

    EditCases(
            DumpCases dumps, TreeCases trees, NoteCases notes, LayerStore sources, DumpLimits bounds, Answers answers) {
        this.dumps = dumps;
        this.trees = trees;
        this.notes = notes;
        this.sources = sources;
        this.bounds = bounds;
        this.answers = answers;
    }

    /**
     * Bytes that are to take the place of others; the array is given away.
     *
     * @param removed how many are replaced; 0 inserts
     */
    public record ByteChange(long offset, long removed, byte[] inserted) {}

    /**
     * Changes values, with what counts their bytes.
     *
     * @param wrapped whether the layers that were removed are put back around the bytes
     * @throws Refusal where a value cannot be changed, or nothing is written into a layer; the message says why
     */
    public EditedView values(String tree, List<Assignment> assignments, boolean wrapped) throws IOException {
        TreeEntry entry = trees.find(tree);
        Dump dump = dumps.find(entry.dump());
        ValueEdits.Edited edited =
                answers.by("Editing a dump", () -> trees.use(tree, open -> open.edited(assignments, bounds)));
        byte[] bytes = wrapped ? rewrapped(dump, entry, edited.bytes()) : edited.bytes();
        DumpView made = dumps.upload(name(dump), new ByteArrayInputStream(bytes));
        notes.carry(
                dump, made.id(), new CarriedNotes(entry.layers(), wrapped ? entry.layers() : RAW, edited.patches()));
        return view(entry, made, wrapped, edited.edits());
    }

    private byte[] rewrapped(Dump dump, TreeEntry entry, byte[] bytes) throws IOException {
        return new Rewrapping(layers -> sources.open(dump, layers)).around(bytes, Detector.path(entry.layers()));
    }

    /**
     * Replaces bytes, whatever becomes of what they mean.
     *
     * @throws Refusal where two replacements touch each other, or one is beyond the end
     */
    public EditedView bytes(String tree, List<ByteChange> changes) throws IOException {
        List<Replacement> replacements = changes.stream()
                .map(each -> new Replacement(each.offset(), each.removed(), each.inserted()))
                .toList();
        TreeEntry entry = trees.find(tree);
        Dump dump = dumps.find(entry.dump());
        Patch patch =
                trees.use(tree, open -> patch(replacements, open.tree().source().length()));
        DumpView made = trees.use(
                tree, open -> dumps.upload(name(dump), patch.stream(open.tree().source())));
        notes.carry(dump, made.id(), new CarriedNotes(entry.layers(), RAW, List.of(patch)));
        return view(entry, made, false, List.of());
    }

    private static Patch patch(List<Replacement> replacements, long length) {
        for (Replacement each : replacements) {
            if (each.end() > length) {
                throw Refusal.badRequest("There are no bytes 0x%X to 0x%X to replace: the source has %,d bytes."
                        .formatted(each.offset(), each.end(), length));
            }
        }
        try {
            return Patch.of(replacements);
        } catch (IllegalArgumentException overlap) {
            throw Refusal.badRequest(overlap.getMessage() + ".");
        }
    }

    private static String name(Dump dump) {
        return dump.name().endsWith(EDITED) ? dump.name() : dump.name() + EDITED;
    }

    private static EditedView view(TreeEntry entry, DumpView made, boolean wrapped, List<EditView> edits) {
        return new EditedView(
                made, entry.format(), wrapped ? DecodeChoices.DETECT : RAW, entry.offset(), entry.order(), edits);
    }
}
