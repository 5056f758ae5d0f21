package dev.hexplain.inspect.bundles;

import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.formats.ProvidedFiles;
import dev.hexplain.inspect.notes.NoteViews;
import dev.hexplain.inspect.view.NotesView;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
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
     * Extracts a bundle; no file that is there is written over.
     *
     * @param folder one that exists
     */
    public static ExtractedBundle of(InputStream bundle, Path folder) throws IOException {
        Bundle<Path> read = BundleReader.read(bundle, (manifest, bytes) -> {
            Path file = folder.resolve(plain(manifest.dump().name()));
            Files.copy(bytes, file);
            return file;
        });
        BundleManifest manifest = read.manifest();
        String format = manifest.reading().format();
        if (read.descriptor().isPresent()) {
            Path descriptor = folder.resolve(format + ".ksy");
            write(descriptor, read.descriptor().get());
            format = descriptor.toString();
        }
        return new ExtractedBundle(
                read.dump(),
                manifest.choices(format),
                provided(read, folder),
                new NotesView(manifest.dump(), read.notes().map(NoteViews::of).orElse(List.of())));
    }

    private static ProvidedFiles provided(Bundle<Path> bundle, Path folder) throws IOException {
        BundleManifest.SchemaUse use = bundle.manifest().schema();
        if (use == null || bundle.schema().isEmpty()) {
            return ProvidedFiles.NONE;
        }
        Path schema = folder.resolve("schema-" + plain(use.name()));
        write(schema, bundle.schema().get());
        return new ProvidedFiles(List.of(), List.of(schema), use.root());
    }

    private static void write(Path file, byte[] content) throws IOException {
        Files.write(file, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
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
