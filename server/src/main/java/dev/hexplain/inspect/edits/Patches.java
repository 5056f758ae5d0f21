package dev.hexplain.inspect.edits;

import dev.hexplain.bytes.Source;
import dev.hexplain.diff.ByteDiff;
import dev.hexplain.diff.ByteEdit;
import dev.hexplain.edit.EditRefused;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.Replacement;
import dev.hexplain.edit.patches.PatchFile;
import dev.hexplain.edit.patches.PatchForm;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WholeFile;
import dev.hexplain.inspect.dumps.DumpInput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Patches between two sources, whatever led from one to the other, and those in files. */
public final class Patches {
    private Patches() {}

    /**
     * Writes what makes one source of another.
     *
     * @param most bytes that may take the place of others, all together: they are held in memory
     * @throws Refusal where the form cannot say it, or they have too little in common; nothing was written then
     */
    public static void write(PatchForm form, Source before, Source after, long most, OutputStream out)
            throws IOException {
        try {
            form.write(before, after, between(before, after, most), out);
        } catch (EditRefused refused) {
            throw Refusal.conflict(String.valueOf(refused.getMessage()));
        }
    }

    private static Patch between(Source before, Source after, long most) {
        List<ByteEdit> edits = ByteDiff.of(before, after).edits();
        long inserted = edits.stream().mapToLong(ByteEdit::newLength).sum();
        if (inserted > most) {
            throw Refusal.conflict("A patch holds at most %,d MiB of other bytes, and there are %,d bytes of them."
                    .formatted(most >> 20, inserted));
        }
        List<Replacement> replacements = new ArrayList<>();
        for (ByteEdit edit : edits) {
            byte[] bytes = after.copy(edit.newOffset(), (int) edit.newLength());
            replacements.add(new Replacement(edit.offset(), edit.length(), bytes));
        }
        return new Patch(replacements);
    }

    /**
     * Writes what a patch makes of a dump.
     *
     * @param most bytes that may be written
     * @throws Refusal where it is no patch, is damaged, is for another dump, or would write more
     */
    public static void apply(DumpInput patch, DumpInput dump, long most, Path to) throws IOException {
        try (Source file = patch.open();
                Source before = dump.open()) {
            new WholeFile(to).write(out -> apply(file, before, most, out));
        }
    }

    private static void apply(Source file, Source before, long most, OutputStream out) throws IOException {
        try {
            PatchFile.read(file).apply(before, most, out);
        } catch (EditRefused refused) {
            throw Refusal.badRequest(String.valueOf(refused.getMessage()));
        }
    }
}
