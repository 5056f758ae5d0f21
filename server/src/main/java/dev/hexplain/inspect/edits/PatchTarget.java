package dev.hexplain.inspect.edits;

import dev.hexplain.bytes.Source;
import dev.hexplain.edit.patches.PatchForm;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WholeFile;
import java.io.IOException;
import java.nio.file.Path;

/** A file that a patch is to be written to, in the form that its name ends in. */
public record PatchTarget(Path file, PatchForm form) {
    /** Bytes that take the place of others, all together. */
    private static final long MOST = 1L << 28;

    /** @throws Refusal where the name does not tell the form */
    public static PatchTarget of(Path file) {
        String name = String.valueOf(file.getFileName());
        return PatchForm.ofEnding(name.substring(name.lastIndexOf('.') + 1))
                .map(form -> new PatchTarget(file, form))
                .orElseThrow(() -> Refusal.badRequest(
                        "%s does not tell what patch it is to be: its name has to end in .ips, .bsdiff or .json."
                                .formatted(file)));
    }

    /** @throws Refusal where the form cannot say it */
    public void write(Source before, Source after) throws IOException {
        new WholeFile(file).write(out -> Patches.write(form, before, after, MOST, out));
    }
}
