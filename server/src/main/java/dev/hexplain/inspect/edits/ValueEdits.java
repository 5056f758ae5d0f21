package dev.hexplain.inspect.edits;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.edit.EditRefused;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.Replacement;
import dev.hexplain.edit.ValueEdit;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.EditView;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

    /** @throws Refusal where a value cannot be changed; the message says which and why */
    public Edited apply(List<Assignment> assignments) throws IOException {
        List<EditView> edits = new ArrayList<>();
        List<Patch> patches = new ArrayList<>();
        byte[] bytes = null;
        @Nullable FieldTree last = null;
        try {
            for (Assignment each : assignments) {
                FieldTree current = last == null ? tree : last;
                Patch patch = patch(current, each);
                patch.replacements().forEach(part -> edits.add(view(current, part)));
                patches.add(patch);
                bytes = bytes(current, patch);
                if (last != null) {
                    last.close();
                }
                last = decoded(bytes);
            }
            return new Edited(bytes == null ? bytes(tree, new Patch(List.of())) : bytes, edits, patches);
        } finally {
            if (last != null) {
                last.close();
            }
        }
    }

    private Patch patch(FieldTree current, Assignment assignment) throws IOException {
        try {
            return ValueEdit.of(current, assignment.path(), assignment.text(), this::decoded);
        } catch (EditRefused refused) {
            throw Refusal.conflict(String.valueOf(refused.getMessage()));
        }
    }

    private FieldTree decoded(byte[] bytes) throws IOException {
        Source source = Source.ofBytes(tree.source().name(), bytes);
        return decoder.decode(source, options, TreeStorage.inMemory(), Progress.NONE);
    }

    private static byte[] bytes(FieldTree tree, Patch patch) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        patch.write(tree.source(), bytes);
        return bytes.toByteArray();
    }

    private static EditView view(FieldTree tree, Replacement part) {
        String path = tree.at(part.offset()).map(field -> path(tree, field)).orElse("");
        byte[] before = tree.source().copy(part.offset(), (int) Math.min(SHOWN, part.removed()));
        return new EditView(
                part.offset(), path, shown(before, part.removed()), shown(part.inserted(), part.inserted().length));
    }

    private static String path(FieldTree tree, Field field) {
        return Paths.of(tree, field);
    }

    private static String shown(byte[] bytes, long length) {
        return HEX.formatHex(bytes, 0, Math.min(SHOWN, bytes.length)) + (length > SHOWN ? " …" : "");
    }
}
