package dev.hexplain.inspect.edits;

import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.edit.ClassRename;
import dev.hexplain.edit.EditRefused;
import dev.hexplain.edit.FieldDrop;
import dev.hexplain.edit.PartChange;
import dev.hexplain.edit.PartEdit;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.Replacement;
import dev.hexplain.edit.ValueEdit;
import dev.hexplain.edit.ValuePlace;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.EditView;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Changes values of one decoded dump, adds and removes some, one after the other: each sees what the one before left.
 *
 * @param options with which the tree was decoded
 */
public record ValueEdits(FieldTree tree, Decoder decoder, DecodeOptions options) {
    private static final int SHOWN = 16;
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    /**
     * The bytes inside the layers, edited.
     *
     * @param edits what was replaced for each alteration, what counts the bytes of the value among it
     * @param patches one or more for each alteration, each of what the one before left
     */
    public record Edited(byte[] bytes, List<EditView> edits, List<Patch> patches) {}

    /**
     * Changes them.
     *
     * @param alterations one at least
     * @throws Refusal where a value cannot be changed; the message says which and why
     */
    public Edited apply(List<? extends Alteration> alterations) throws IOException {
        try (Work work = new Work(new BoundedDecoding(tree.source().name(), decoder, options))) {
            for (Alteration each : alterations) {
                for (EditStep step : steps(work.current(), each)) {
                    work.take(step);
                }
            }
            return new Edited(work.bytes, work.edits, work.patches);
        }
    }

    private static List<EditStep> steps(FieldTree tree, Alteration alteration) {
        return switch (alteration) {
            case Assignment(String path, String text) ->
                List.of((now, decoding) -> ValueEdit.of(now, new ValuePlace.At(path), text, decoding));
            case Removal(String path) ->
                List.of((now, decoding) -> PartEdit.of(now, path, PartChange.REMOVED, decoding));
            case Copy(String path) -> List.of((now, decoding) -> AdditionSteps.copied(now, path, decoding));
            case Addition addition -> AdditionSteps.of(tree, addition);
            case FieldRemoval(String name, String field) ->
                List.of((now, decoding) -> FieldDrop.of(now, name, field, decoding));
            case ClassRenaming(String name, String newName, Optional<Long> uid) ->
                List.of((now, decoding) -> ClassRename.of(now, name, newName, uid, decoding));
        };
    }

    /** The bytes as they are after each step. */
    private final class Work implements AutoCloseable {
        private final BoundedDecoding decoding;
        private final List<EditView> edits = new ArrayList<>();
        private final List<Patch> patches = new ArrayList<>();
        private byte[] bytes = new byte[0];
        /** The tree of the bytes; the one that was brought stays open. */
        private FieldTree current = tree;
        /** Whether a step changed the bytes of that tree. */
        private boolean stale;

        Work(BoundedDecoding decoding) {
            this.decoding = decoding;
        }

        FieldTree current() {
            if (stale) {
                FieldTree next = decoding.decode(bytes);
                close();
                current = next;
                stale = false;
            }
            return current;
        }

        void take(EditStep step) throws IOException {
            FieldTree before = current();
            Patch patch = patch(step, before);
            for (Replacement part : patch.replacements()) {
                edits.add(view(before, part));
            }
            patches.add(patch);
            bytes = patch.applied(before.source());
            stale = true;
        }

        private Patch patch(EditStep step, FieldTree before) throws IOException {
            try {
                return step.patch(before, decoding);
            } catch (EditRefused refused) {
                throw Refusal.conflict(String.valueOf(refused.getMessage()));
            }
        }

        @Override
        public void close() {
            if (current != tree) {
                current.close();
            }
        }
    }

    private static EditView view(FieldTree tree, Replacement part) {
        String path = tree.at(part.offset()).map(field -> Paths.of(tree, field)).orElse("");
        byte[] before = tree.source().copy(part.offset(), (int) Math.min(SHOWN, part.removed()));
        return new EditView(
                part.offset(), path, shown(before, part.removed()), shown(part.inserted(), part.inserted().length));
    }

    private static String shown(byte[] bytes, long length) {
        return HEX.formatHex(bytes, 0, Math.min(SHOWN, bytes.length)) + (length > SHOWN ? " …" : "");
    }
}
