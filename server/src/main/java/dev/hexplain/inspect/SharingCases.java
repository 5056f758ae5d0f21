package dev.hexplain.inspect;

import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.inspect.bundles.Bundle;
import dev.hexplain.inspect.bundles.BundleFolder;
import dev.hexplain.inspect.bundles.BundleManifest;
import dev.hexplain.inspect.bundles.BundleReader;
import dev.hexplain.inspect.bundles.BundleWriter;
import dev.hexplain.inspect.bundles.ExtractedBundle;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.formats.FormatLibrary;
import dev.hexplain.inspect.formats.UploadedSchemas;
import dev.hexplain.inspect.notes.NoteCases;
import dev.hexplain.inspect.notes.NotesDocument;
import dev.hexplain.inspect.report.ReportForm;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.view.BundleView;
import dev.hexplain.inspect.view.DumpView;
import dev.hexplain.inspect.view.NotesView;
import dev.hexplain.inspect.view.SchemaView;
import dev.hexplain.inspect.work.AwaitedJob;
import dev.hexplain.inspect.work.Workers;
import dev.hexplain.store.Dump;
import dev.hexplain.store.Note;
import dev.hexplain.store.TreeEntry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Use cases of what leaves this server: a tree as a bundle with all that explains it, which is taken in again, or as a
 * report.
 */
public final class SharingCases {
    private final DumpCases dumps;
    private final TreeCases trees;
    private final FormatCases formats;
    private final NoteCases notes;
    private final BundledNotes bundledNotes;
    private final Workers workers;

    SharingCases(
            DumpCases dumps,
            TreeCases trees,
            FormatCases formats,
            NoteCases notes,
            BundledNotes bundledNotes,
            Workers workers) {
        this.dumps = dumps;
        this.trees = trees;
        this.formats = formats;
        this.notes = notes;
        this.bundledNotes = bundledNotes;
        this.workers = workers;
    }

    /** The bundle of a tree. */
    public Download of(String tree) throws IOException {
        TreeEntry entry = trees.find(tree);
        Dump dump = dumps.find(entry.dump());
        if (TreeCases.isDraft(entry)) {
            throw Refusal.conflict("The descriptor is a draft: save it first, so that the bundle can name it.");
        }
        int separator = entry.format().indexOf(SchemaFormat.SEPARATOR);
        String format = separator < 0 ? entry.format() : entry.format().substring(0, separator);
        Optional<SchemaView> schema = separator < 0 ? Optional.empty() : Optional.of(schema(entry.format()));
        Optional<byte[]> text = schema.isEmpty() ? Optional.empty() : Optional.of(content(schema.get()));
        Optional<byte[]> descriptor = descriptor(format);
        BundleManifest manifest = new BundleManifest(
                new NotesView.About(dump.name(), dump.size(), dump.sha256()),
                new BundleManifest.Reading(format, entry.layers(), entry.offset(), entry.order()),
                schema.map(used -> new BundleManifest.SchemaUse(used.root(), used.name()))
                        .orElse(null));
        NotesView written = notes.list(dump.id());
        return new Download(
                dump.name(),
                "hexplain",
                "application/zip",
                out -> dumps.read(dump, source -> {
                    BundleWriter.write(out, manifest, written, descriptor, text, source);
                    return manifest;
                }));
    }

    /**
     * The report on a tree.
     *
     * @param depth fields further in are left out
     */
    public Download report(String tree, ReportForm form, int depth) throws IOException {
        TreeEntry entry = trees.find(tree);
        NotesView written = notes.list(entry.dump());
        byte[] report = trees.answer(tree, reader -> reader.report(written, form, depth));
        return new Download(written.dump().name(), form.ending(), form.mediaType(), out -> out.write(report));
    }

    private SchemaView schema(String formatId) {
        return schemas().list().stream()
                .filter(each -> each.formatId().equals(formatId))
                .findFirst()
                .orElseThrow(() -> Refusal.conflict(
                        "The schema of `%s` is not kept here: it was made for an object in the codec lab."
                                .formatted(formatId)));
    }

    private byte[] content(SchemaView schema) throws IOException {
        return schemas().content(schema.id());
    }

    private Optional<byte[]> descriptor(String format) throws IOException {
        return library().isOwn(format)
                ? Optional.of(library().source(format).getBytes(StandardCharsets.UTF_8))
                : Optional.empty();
    }

    private FormatLibrary library() {
        return formats.library();
    }

    /**
     * Takes a bundle in: its dump, what its format needs, and its notes.
     *
     * @throws Refusal where it is none, is damaged, or something in it is invalid
     */
    public BundleView open(InputStream in) throws IOException {
        Bundle bundle = BundleReader.read(in);
        BundleManifest.Reading reading = bundle.manifest().reading();
        List<String> remarks = new ArrayList<>();
        Optional<String> descriptor = descriptor(bundle, remarks);
        Optional<BundledSchema> schema = schema(bundle);
        DumpView dump = kept(bundle);
        if (descriptor.isPresent()) {
            formats.save(reading.format(), descriptor.get());
        }
        String format = schema.isPresent() ? schema.get().add(schemas()) : known(reading.format(), remarks);
        int kept = bundle.notes()
                .map(notes -> this.notes.keep(dump.id(), notes).notes().size())
                .orElse(0);
        return new BundleView(dump, format, reading.layers(), reading.offset(), reading.endian(), kept, remarks);
    }

    /** The descriptor that is to be saved, which was checked; a format that is here stays as it is. */
    private Optional<String> descriptor(Bundle bundle, List<String> remarks) throws IOException {
        String format = bundle.manifest().reading().format();
        Optional<String> text = bundle.descriptor().map(bytes -> new String(bytes, StandardCharsets.UTF_8));
        if (text.isEmpty()) {
            return text;
        }
        if (library().formats().get(format).isEmpty()) {
            library().requireUsable(format, text.get());
            return text;
        }
        if (!library().isOwn(format) || !library().source(format).equals(text.get())) {
            remarks.add("The format `%s` was another one where the bundle was made; the one of that name here is used."
                    .formatted(format));
        }
        return Optional.empty();
    }

    /** The schema of a bundle, which was checked. */
    private Optional<BundledSchema> schema(Bundle bundle) {
        BundleManifest.SchemaUse use = bundle.manifest().schema();
        if (use == null || bundle.schema().isEmpty()) {
            return Optional.empty();
        }
        BundledSchema schema = new BundledSchema(
                bundle.manifest().reading().format(), use, bundle.schema().get());
        schemas().requireUsable(schema.format, use.root(), use.name(), schema.content);
        return Optional.of(schema);
    }

    /** A schema with what it is for. */
    private record BundledSchema(String format, BundleManifest.SchemaUse use, byte[] content) {
        /** Keeps it; returns the id of the format with it. */
        String add(UploadedSchemas schemas) throws IOException {
            return schemas.add(format, use.root(), use.name(), content).formatId();
        }
    }

    private UploadedSchemas schemas() {
        return library().schemas();
    }

    private String known(String format, List<String> remarks) {
        if (library().formats().get(format).isPresent()) {
            return format;
        }
        remarks.add("There is no format `%s` here: the format is detected.".formatted(format));
        return DecodeChoices.DETECT;
    }

    /** The dump, once it is known that the notes are about bytes of it. */
    private DumpView kept(Bundle bundle) throws IOException {
        BundleManifest manifest = bundle.manifest();
        List<Note> about = bundle.notes().map(NotesDocument::notes).orElse(List.of());
        BundledNotes.requireInDump(manifest, about);
        if (BundledNotes.areOfDump(about)) {
            return dumps.upload(manifest.dump().name(), bundle.dump());
        }
        if (manifest.dump().size() > dumps.quota()) {
            throw dumps.tooLarge();
        }
        dumps.requireRoom(manifest.dump().size());
        try (BundleFolder folder = new BundleFolder(Files.createTempDirectory(dumps.incoming(), "bundle"))) {
            ExtractedBundle files = ExtractedBundle.of(bundle, folder.path(), dumps.quota());
            AwaitedJob.by(workers, WorkPool.DECODE, "Looking where the notes of a bundle are", _ -> {
                bundledNotes.requireInside(bundle, files, about);
                return files;
            });
            try (InputStream dump = Files.newInputStream(files.dump())) {
                return dumps.upload(manifest.dump().name(), dump);
            }
        }
    }
}
