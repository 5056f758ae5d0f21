package dev.hexplain.edit.patches;

import dev.hexplain.bytes.Source;
import dev.hexplain.edit.EditRefused;
import java.io.IOException;
import java.io.OutputStream;

/** A patch file. */
public sealed interface PatchFile permits IpsFile, BsdiffFile, RangesFile {
    /**
     * Recognises a patch by its first bytes.
     *
     * @throws EditRefused where it is none
     */
    static PatchFile read(Source file) throws EditRefused {
        if (IpsFile.MAGIC.isAtStartOf(file)) {
            return new IpsFile(file);
        }
        if (BsdiffFile.MAGIC.isAtStartOf(file)) {
            return new BsdiffFile(file);
        }
        if (file.length() > 0 && file.u1(0) == '{') {
            return RangesFile.read(file);
        }
        throw new EditRefused(
                "This is no patch: expected `PATCH` (IPS), `BSDIFF40` or a document of JSON with `ranges` at its first byte.");
    }

    /**
     * Writes what the patch makes of a source.
     *
     * @param most bytes that may be written
     * @throws EditRefused where the patch is damaged, is for another source, or would write more
     */
    void apply(Source before, long most, OutputStream out) throws EditRefused, IOException;
}
