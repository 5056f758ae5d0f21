package dev.hexplain.inspect.bundles;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.notes.NotesDocument;
import dev.hexplain.inspect.view.ViewJson;
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
 * Reads a bundle from a stream. The manifest comes first, and the dump last, so that all else is checked before it is
 * kept; every other entry is small, none comes twice, and others than those of a bundle are refused.
 */
public final class BundleReader<D> {
    private final ZipInputStream zip;
    private final Receiver<D> receiver;
    private final Map<BundleEntry, byte[]> small = new EnumMap<>(BundleEntry.class);

    /** Takes the bytes of the dump to their end, and bounds them. */
    @FunctionalInterface
    public interface Receiver<D> {
        D receive(BundleManifest manifest, InputStream bytes) throws IOException;
    }

    private BundleReader(InputStream in, Receiver<D> receiver) {
        this.zip = new ZipInputStream(in);
        this.receiver = receiver;
    }

    /** @throws Refusal where it is no bundle, or damaged; the message says what is wrong */
    public static <D> Bundle<D> read(InputStream in, Receiver<D> receiver) throws IOException {
        try {
            return new BundleReader<>(in, receiver).read();
        } catch (ZipException | EOFException damaged) {
            throw Refusal.badRequest("The bundle is damaged: %s. Take it from where it came once more."
                    .formatted(damaged.getMessage() == null ? "it ends too early" : damaged.getMessage()));
        }
    }

    private Bundle<D> read() throws IOException {
        BundleManifest manifest = manifest();
        while (true) {
            BundleEntry entry = next().orElseThrow(() -> refused("the dump is missing"));
            if (entry == BundleEntry.DUMP) {
                return with(manifest);
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

    private Bundle<D> with(BundleManifest manifest) throws IOException {
        Optional<NotesDocument> notes =
                Optional.ofNullable(small.get(BundleEntry.NOTES)).map(BundleReader::notes);
        return new Bundle<>(
                manifest,
                notes,
                Optional.ofNullable(small.get(BundleEntry.DESCRIPTOR)),
                Optional.ofNullable(small.get(BundleEntry.SCHEMA)),
                receiver.receive(
                        manifest, new VerifiedStream(zip, manifest.dump().sha256())));
    }

    private byte[] content(BundleEntry entry) throws IOException {
        byte[] content = zip.readNBytes(entry.largest() + 1);
        if (content.length > entry.largest()) {
            throw refused("`%s` has more than %d bytes".formatted(entry.title(), entry.largest()));
        }
        return content;
    }

    private static NotesDocument notes(byte[] content) {
        try {
            return NotesDocument.read(ViewJson.mapper().readTree(content), Instant.now());
        } catch (IOException notJson) {
            throw refused("`%s` is not JSON".formatted(BundleEntry.NOTES.title()));
        }
    }

    private static Refusal refused(String why) {
        return Refusal.badRequest("This is no bundle that Hexplain wrote: %s.".formatted(why));
    }
}
