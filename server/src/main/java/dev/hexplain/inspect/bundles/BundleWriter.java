package dev.hexplain.inspect.bundles;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.inspect.view.NotesView;
import dev.hexplain.inspect.view.ViewJson;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes a bundle to a stream, which stays open. */
public final class BundleWriter {
    private final ZipOutputStream zip;

    private BundleWriter(ZipOutputStream zip) {
        this.zip = zip;
    }

    /**
     * Writes one; the dump comes last, so that who reads it knows already what it is.
     *
     * @param descriptor the text of the format's descriptor, where it is a user's own
     * @param schema the text of the schema that the format needs
     */
    public static void write(
            OutputStream out,
            BundleManifest manifest,
            NotesView notes,
            Optional<byte[]> descriptor,
            Optional<byte[]> schema,
            Source dump)
            throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out);
        BundleWriter writer = new BundleWriter(zip);
        writer.add(BundleEntry.MANIFEST, manifest.toJson());
        writer.add(
                BundleEntry.NOTES,
                ViewJson.mapper().writerWithDefaultPrettyPrinter().writeValueAsBytes(notes));
        if (descriptor.isPresent()) {
            writer.add(BundleEntry.DESCRIPTOR, descriptor.get());
        }
        if (schema.isPresent()) {
            writer.add(BundleEntry.SCHEMA, schema.get());
        }
        zip.putNextEntry(new ZipEntry(BundleEntry.DUMP.title()));
        new SourceStream(dump).transferTo(zip);
        zip.closeEntry();
        zip.finish();
    }

    private void add(BundleEntry entry, byte[] content) throws IOException {
        zip.putNextEntry(new ZipEntry(entry.title()));
        zip.write(content);
        zip.closeEntry();
    }
}
