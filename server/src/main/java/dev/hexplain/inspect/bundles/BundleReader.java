package dev.hexplain.inspect.bundles;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.notes.NotesDocument;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/**
 * Reads a bundle from a stream. The manifest comes first, and the dump last, so that all else can be checked before it
 * is kept; every other entry is small, none comes twice, and others than those of a bundle are refused.
 */
public final class BundleReader {
    private final ZipInputStream zip;
    private final Map<BundleEntry, byte[]> small = new EnumMap<>(BundleEntry.class);

    private BundleReader(InputStream in) {
        this.zip = new ZipInputStream(in);
    }

    /**
     * Reads all but the dump, which the stream goes on with.
     *
     * @throws Refusal where it is no bundle, or damaged; the message says what is wrong
     */
    public static Bundle read(InputStream in) throws IOException {
        try {
            return new BundleReader(in).read();
        } catch (ZipException | EOFException damage) {
            throw damaged(damage);
        }
    }

    /** The refusal of what a zip file does not say. */
    static Refusal damaged(IOException damage) {
        return Refusal.badRequest("The bundle is damaged: %s. Take it from where it came once more."
                .formatted(damage.getMessage() == null ? "it ends too early" : damage.getMessage()));
    }

    private Bundle read() throws IOException {
        BundleManifest manifest = manifest();
        while (true) {
            BundleEntry entry = next().orElseThrow(() -> refused("the dump is missing"));
            if (entry == BundleEntry.DUMP) {
                return bundle(manifest);
            }
            byte[] before = small.put(entry, content(entry));
            if (before != null || entry == BundleEntry.MANIFEST) {
                throw refused("it has `%s` twice".formatted(entry.title()));
            }
        }
    }

    private BundleManifest manifest() throws IOException {
        if (!next().equals(Optional.of(BundleEntry.MANIFEST))) {
            throw refused("its first entry is not `%s`".formatted(BundleEntry.MANIFEST.title()));
        }
        return BundleManifest.read(content(BundleEntry.MANIFEST));
    }

    private Optional<BundleEntry> next() throws IOException {
        ZipEntry next = zip.getNextEntry();
        return next == null
                ? Optional.empty()
                : Optional.of(BundleEntry.of(next.getName())
                        .orElseThrow(() -> refused("it has an entry that no bundle has")));
    }

    private byte[] content(BundleEntry entry) throws IOException {
        byte[] content = zip.readNBytes(entry.largest() + 1);
        if (content.length > entry.largest()) {
            throw refused("`%s` has more than %d bytes".formatted(entry.title(), entry.largest()));
        }
        return content;
    }

    private Bundle bundle(BundleManifest manifest) {
        return new Bundle(
                manifest,
                Optional.ofNullable(small.get(BundleEntry.NOTES))
                        .map(notes -> NotesDocument.read(notes, Instant.now())
                                .about(manifest.dump().sha256())),
                Optional.ofNullable(small.get(BundleEntry.DESCRIPTOR)),
                Optional.ofNullable(small.get(BundleEntry.SCHEMA)),
                new VerifiedStream(zip, manifest.dump()));
    }

    private static Refusal refused(String why) {
        return Refusal.badRequest("This is no bundle that Hexplain wrote: %s.".formatted(why));
    }
}
