package dev.hexplain.inspect.bundles;

import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.formats.ProvidedFiles;
import dev.hexplain.inspect.notes.NoteViews;
import dev.hexplain.inspect.view.NoteView;
import dev.hexplain.inspect.view.NotesView;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * A bundle whose parts are files of a folder: the dump under its name, and the descriptor or schema that it is read by.
 *
 * @param dump the file of the dump
 * @param choices to decode it with
 * @param provided the descriptor or schema
 */
public record ExtractedBundle(Path dump, DecodeChoices choices, ProvidedFiles provided, NotesView notes) {
    private static final int LONGEST_NAME = 100;

    /**
     * Extracts a bundle; no file that is there is written over, and where that fails none is left behind.
     *
     * @param folder one that exists
     * @param most bytes that the dump may have
     */
    public static ExtractedBundle of(InputStream bundle, Path folder, long most) throws IOException {
        return of(BundleReader.read(bundle), folder, most);
    }

    /** The same of a bundle of which all but the dump was read. */
    public static ExtractedBundle of(Bundle read, Path folder, long most) throws IOException {
        long size = read.manifest().dump().size();
        if (size > most) {
            throw Refusal.tooLarge("The dump of the bundle has %,d bytes, and %,d are allowed: see --max-derived."
                    .formatted(size, most));
        }
        List<Path> written = new ArrayList<>();
        try {
            return extracted(read, folder, written);
        } catch (IOException | RuntimeException e) {
            for (Path file : written) {
                Files.deleteIfExists(file);
            }
            throw e;
        }
    }

    private static ExtractedBundle extracted(Bundle bundle, Path folder, List<Path> written) throws IOException {
        BundleManifest manifest = bundle.manifest();
        String format = manifest.reading().format();
        if (bundle.descriptor().isPresent()) {
            Path descriptor = folder.resolve(format + ".ksy");
            write(new ByteArrayInputStream(bundle.descriptor().get()), descriptor, written);
            format = descriptor.toString();
        }
        ProvidedFiles provided = ProvidedFiles.NONE;
        BundleManifest.SchemaUse use = manifest.schema();
        if (use != null && bundle.schema().isPresent()) {
            Path schema = folder.resolve("schema-" + plain(use.name()));
            write(new ByteArrayInputStream(bundle.schema().get()), schema, written);
            provided = new ProvidedFiles(List.of(), List.of(schema), use.root());
        }
        Path dump = folder.resolve(plain(manifest.dump().name()));
        write(bundle.dump(), dump, written);
        List<NoteView> notes = bundle.notes().map(NoteViews::of).orElse(List.of());
        return new ExtractedBundle(dump, manifest.choices(format), provided, new NotesView(manifest.dump(), notes));
    }

    private static void write(InputStream content, Path file, List<Path> written) throws IOException {
        try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            written.add(file);
            content.transferTo(out);
        }
    }

    /** A name without what could lead out of the folder. */
    private static String plain(String name) {
        String letters = name.replaceAll("[^A-Za-z0-9._-]", "_").replaceFirst("^\\.+", "_");
        String whole = letters.isEmpty() ? "dump" : letters;
        return whole.length() <= LONGEST_NAME ? whole : whole.substring(0, LONGEST_NAME);
    }

    /** The dump as a command reads it. */
    public DumpInput input() {
        return DumpInput.of(dump);
    }
}
