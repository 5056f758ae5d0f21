package dev.hexplain.inspect.edits;

import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.edit.EditRefused;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.Replacement;
import dev.hexplain.edit.ValueEdit;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.EditView;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * Changes values of one decoded dump, one after the other: each sees what the one before left.
 *
 * @param options with which the tree was decoded
 */
public record ValueEdits(FieldTree tree, Decoder decoder, DecodeOptions options) {
    private static final int SHOWN = 16;
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    /**
     * The bytes inside the layers, edited.
     *
     * @param edits what was replaced for each assignment, what counts the bytes of the value among it
     * @param patches one for each assignment, each of what the one before left
     */
    public record Edited(byte[] bytes, List<EditView> edits, List<Patch> patches) {}

    /**
     * Changes them.
     *
     * @param assignments one at least
     * @throws Refusal where a value cannot be changed; the message says which and why
     */
    public Edited apply(List<Assignment> assignments) throws IOException {
        BoundedDecoding decoding = new BoundedDecoding(tree.source().name(), decoder, options);
        List<EditView> edits = new ArrayList<>();
        List<Patch> patches = new ArrayList<>();
        byte[] bytes = new byte[0];
        FieldTree current = tree;
        try {
            for (Assignment each : assignments) {
                if (!patches.isEmpty()) {
                    FieldTree before = current;
                    current = decoding.decode(bytes);
                    close(before);
                }
                Patch patch = patch(current, each, decoding);
                for (Replacement part : patch.replacements()) {
                    edits.add(view(current, part));
                }
                patches.add(patch);
                bytes = patch.applied(current.source());
            }
            return new Edited(bytes, edits, patches);
        } finally {
            close(current);
        }
    }

    /** The tree that was brought stays open. */
    private void close(FieldTree each) {
        if (each != tree) {
            each.close();
        }
    }

    private static Patch patch(FieldTree current, Assignment assignment, BoundedDecoding decoding) throws IOException {
        try {
            return ValueEdit.of(current, assignment.path(), assignment.text(), decoding);
        } catch (EditRefused refused) {
            throw Refusal.conflict(String.valueOf(refused.getMessage()));
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
