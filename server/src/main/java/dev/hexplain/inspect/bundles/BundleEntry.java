package dev.hexplain.inspect.bundles;

import dev.hexplain.inspect.formats.FormatLibrary;
import dev.hexplain.inspect.formats.UploadedSchemas;
import dev.hexplain.inspect.notes.NotesDocument;
import java.util.Arrays;
import java.util.Optional;

/** The entries of a bundle, in the order they are written. */
enum BundleEntry {
    MANIFEST("bundle.json", 64 << 10),
    NOTES("notes.json", NotesDocument.LARGEST),
    DESCRIPTOR("descriptor.ksy", FormatLibrary.LARGEST_DESCRIPTOR),
    SCHEMA("schema", UploadedSchemas.LARGEST),
    DUMP("dump", Integer.MAX_VALUE);

    private final String title;
    private final int largest;

    BundleEntry(String title, int largest) {
        this.title = title;
        this.largest = largest;
    }

    /** Its name in the zip file. */
    String title() {
        return title;
    }

    /** Bytes that it may have; those of the dump are bounded by who receives them. */
    int largest() {
        return largest;
    }

    static Optional<BundleEntry> of(String title) {
        return Arrays.stream(values())
                .filter(entry -> entry.title.equals(title))
                .findFirst();
    }
}
