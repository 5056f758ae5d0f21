package dev.hexplain.edit.patches;

import dev.hexplain.bytes.Source;
import dev.hexplain.edit.EditRefused;
import dev.hexplain.edit.Patch;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Optional;

/** Ways to write a patch into a file. */
public enum PatchForm {
    /** Bytes by their offsets, in sources of up to 16 MiB: what lies behind an insertion is written whole. */
    IPS("ips", "application/octet-stream", (before, after, _, out) -> IpsFile.write(before, after, out)),
    /** What is copied, changed and inserted, compressed. */
    BSDIFF(
            "bsdiff",
            "application/octet-stream",
            (before, after, patch, out) -> BsdiffFile.write(before, after, patch, out)),
    /** Ranges and what takes their place, with the hashes of both sources: a document of JSON. */
    RANGES("json", "application/json", RangesFile::write);

    /** Writes a patch that was made of two sources. */
    @FunctionalInterface
    private interface Writing {
        void write(Source before, Source after, Patch patch, OutputStream out) throws EditRefused, IOException;
    }

    private final String ending;
    private final String mediaType;
    private final Writing writing;

    PatchForm(String ending, String mediaType, Writing writing) {
        this.ending = ending;
        this.mediaType = mediaType;
        this.writing = writing;
    }

    /** Of the name of a file, without the period. */
    public String ending() {
        return ending;
    }

    public String mediaType() {
        return mediaType;
    }

    /** The form of files whose names end so. */
    public static Optional<PatchForm> ofEnding(String ending) {
        return Arrays.stream(values())
                .filter(form -> form.ending.equals(ending))
                .findFirst();
    }

    /**
     * Writes what makes one source of another.
     *
     * @param patch the same: applied to the first source, it gives the second one
     * @throws EditRefused where the form cannot say it; nothing was written then
     */
    public void write(Source before, Source after, Patch patch, OutputStream out) throws EditRefused, IOException {
        writing.write(before, after, patch, out);
    }
}
