package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.Replacement;
import dev.hexplain.edit.patches.PatchForm;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.edits.Alteration;
import dev.hexplain.inspect.edits.EditContext;
import dev.hexplain.inspect.edits.Patches;
import dev.hexplain.inspect.edits.Rewrapping;
import dev.hexplain.inspect.edits.ValueEdits;
import dev.hexplain.inspect.layers.LayerStore;
import dev.hexplain.inspect.notes.CarriedNotes;
import dev.hexplain.inspect.notes.NoteCases;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.view.DumpView;
import dev.hexplain.inspect.view.EditedView;
import dev.hexplain.inspect.work.AwaitedJob;
import dev.hexplain.inspect.work.Workers;
import dev.hexplain.store.Dump;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.store.WorkFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;

/**
 * Use cases of edits: each makes a dump of its own, the one that was edited stays as it is. Its notes go along with the
 * bytes that they are about.
 */
public final class EditCases {
    private static final String EDITED = " (edited)";

    /**
     * Bytes of what is held on the heap: sources of which all fields are looked at, what layers are put back around, and
     * what takes the place of others in a patch. Where everybody's dumps are edited, it is less than where one person's is.
     */
    private static final long MOST_ON_HEAP = 16L << 20;

    private final DumpCases dumps;
    private final TreeCases trees;
    private final NoteCases notes;
    private final LayerStore sources;
    private final DumpLimits bounds;
    private final Workers workers;
    private final WorkFiles.Opening files;

    EditCases(
            DumpCases dumps,
            TreeCases trees,
            NoteCases notes,
            LayerStore sources,
            DumpLimits bounds,
            Workers workers,
            WorkFiles.Opening files) {
        this.dumps = dumps;
        this.trees = trees;
        this.notes = notes;
        this.sources = sources;
        this.bounds = bounds;
        this.workers = workers;
        this.files = files;
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
    public EditedView values(String tree, List<? extends Alteration> alterations, boolean wrapped) throws IOException {
        TreeEntry entry = trees.find(tree);
        Dump dump = dumps.find(entry.dump());
        LayerPath layers = wrapped ? Detector.path(entry.layers()) : LayerPath.NONE;
        return AwaitedJob.by(
                workers,
                WorkPool.EDIT,
                "Editing a dump",
                job -> trees.use(tree, open -> {
                    try (ValueEdits.Edited edited =
                            open.edited(alterations, bounds, new EditContext(files, MOST_ON_HEAP, job))) {
                        Rewrapping.Wrapped whole = new Rewrapping(path -> sources.open(dump, path), MOST_ON_HEAP)
                                .around(edited.bytes(), layers);
                        DumpView made = dumps.make(name(dump), new SourceStream(whole.bytes()));
                        return carried(entry, dump, made, whole.layers(), edited);
                    }
                }));
    }

    /**
     * Replaces bytes, whatever becomes of what they mean.
     *
     * @throws Refusal where two replacements touch each other, or one is beyond the end
     */
    public EditedView bytes(String tree, List<ByteChange> changes) throws IOException {
        TreeEntry entry = trees.find(tree);
        Dump dump = dumps.find(entry.dump());
        return trees.use(tree, open -> {
            Source source = open.tree().source();
            Patch patch = patch(changes, source.length());
            DumpView made = dumps.make(name(dump), patch.stream(source));
            return carried(
                    entry,
                    dump,
                    made,
                    LayerPath.NONE,
                    new ValueEdits.Edited(source, List.of(), List.of(patch), List.of(), () -> {}));
        });
    }

    /**
     * What makes a dump of another one.
     *
     * @param layers of the other one, to remove first
     * @param as the ending of the patch's form: {@code ips}, {@code bsdiff} or {@code json}
     * @throws Refusal where there is no such form, or it cannot say it
     */
    public Download patch(String dump, String from, String layers, String as) throws IOException {
        PatchForm form = PatchForm.ofEnding(as)
                .orElseThrow(
                        () -> Refusal.badRequest("`as` has to be ips, bsdiff or json, and is `%s`.".formatted(as)));
        Dump after = dumps.find(dump);
        byte[] patch = dumps.readInside(
                dumps.find(from).id(),
                layers,
                before -> AwaitedJob.by(
                        workers,
                        WorkPool.EDIT,
                        "Making a patch",
                        _ -> dumps.read(after, now -> patch(form, before, now))));
        return new Download(after.name(), form.ending(), form.mediaType(), out -> out.write(patch));
    }

    private static byte[] patch(PatchForm form, Source before, Source after) throws IOException {
        ByteArrayOutputStream patch = new ByteArrayOutputStream();
        Patches.write(form, before, after, MOST_ON_HEAP, patch);
        return patch.toByteArray();
    }

    /**
     * A dump with the layers around it that were removed from another one.
     *
     * @param like the other dump
     * @param layers of that
     * @throws Refusal where nothing is written into one of the layers
     */
    public Download wrapped(String dump, String like, String layers) throws IOException {
        Dump inner = dumps.find(dump);
        Dump outer = dumps.find(like);
        byte[] bytes = AwaitedJob.by(
                workers,
                WorkPool.EDIT,
                "Putting layers around a dump",
                _ -> dumps.read(
                        inner,
                        source -> new Rewrapping(path -> sources.open(outer, path), MOST_ON_HEAP)
                                .copyAround(source, Detector.path(layers))));
        return new Download(outer.name(), "edited", Download.BYTES, out -> out.write(bytes));
    }

    /** With the notes of the dump that was edited. */
    private EditedView carried(TreeEntry entry, Dump dump, DumpView made, LayerPath layers, ValueEdits.Edited edited) {
        notes.carry(dump, made.id(), new CarriedNotes(entry.layers(), layers.toString(), edited.patches()));
        return new EditedView(
                made, entry.format(), layers.toString(), entry.offset(), entry.order(), edited.edits(), edited.notes());
    }

    private static Patch patch(List<ByteChange> changes, long length) {
        List<Replacement> replacements = changes.stream()
                .map(each -> new Replacement(each.offset(), each.removed(), each.inserted()))
                .toList();
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
}
