package dev.hexplain.samples;

import dev.hexplain.samples.Catalogue.Group;
import dev.hexplain.samples.IndexFile.Entry;
import dev.hexplain.samples.LayerSamples.Layered;
import dev.hexplain.samples.TextDumps.TextDump;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the samples folder: {@code java/*.ser}, {@code records/*.bin}, {@code encodings/*.bin}, {@code stores/*.bin}, {@code network/*.bin},
 * {@code captures/*.pcap}, {@code layers/*}, {@code text/*.txt}, {@code index.json} and {@code SOURCES.md}. The same
 * bytes every time; files it does not know are left alone.
 */
public final class GenerateSamples {
    private final Path folder;
    private final List<Entry> index = new ArrayList<>();

    private GenerateSamples(Path folder) {
        this.folder = folder;
    }

    /** Writes to the folder named by the one argument, or to the samples of the checkout it is started in. */
    public static void main(String[] arguments) throws Exception {
        generate(arguments.length > 0 ? Path.of(arguments[0]) : committed());
    }

    /** The samples folder as seen from the checkout's root or from its {@code server} folder. */
    static Path committed() {
        Path fromRoot = Path.of("samples");
        return Files.isDirectory(fromRoot.resolve("generators")) ? fromRoot : Path.of("../samples");
    }

    /** Writes everything below a folder, which is made if need be. */
    public static void generate(Path folder) throws Exception {
        new GenerateSamples(folder).run();
    }

    private void run() throws Exception {
        Files.createDirectories(folder.resolve("text"));
        Map<Group, List<Entry>> written = new LinkedHashMap<>();
        for (Group group : Catalogue.groups()) {
            int from = index.size();
            Files.createDirectories(folder.resolve(group.folder()));
            for (Sample sample : group.samples()) {
                write(sample, group);
            }
            written.put(group, List.copyOf(index.subList(from, index.size())));
        }
        int from = index.size();
        byte[] order = Dumps.of(SeedSamples.order());
        for (TextDump dump : TextDumps.all()) {
            writeText(dump, order);
        }
        int layered = index.size();
        Files.createDirectories(folder.resolve("layers"));
        for (Layered sample : LayerSamples.all(order)) {
            writeLayered(sample);
        }
        Files.writeString(folder.resolve("index.json"), IndexFile.json(index));
        Files.writeString(
                folder.resolve("SOURCES.md"),
                SourcesPage.markdown(written, index.subList(from, layered), index.subList(layered, index.size())));
    }

    private void write(Sample sample, Group group) throws Exception {
        byte[] bytes = sample.content().bytes();
        String file = group.file(sample);
        Files.write(folder.resolve(file), bytes);
        index.add(new Entry(
                sample.id(),
                file,
                sample.title(),
                sample.doc(),
                group.folder(),
                group.format().apply(sample),
                bytes.length,
                sample.featured()));
    }

    private void writeLayered(Layered sample) throws Exception {
        String file = "layers/" + sample.file();
        Files.write(folder.resolve(file), sample.bytes());
        index.add(new Entry(
                sample.id(),
                file,
                sample.title(),
                sample.doc(),
                "layers",
                "",
                sample.bytes().length,
                sample.featured()));
    }

    private void writeText(TextDump dump, byte[] order) throws Exception {
        String text = dump.spelling().apply(order);
        String file = "text/" + dump.file();
        Files.writeString(folder.resolve(file), text);
        index.add(new Entry(dump.id(), file, dump.title(), dump.doc(), "text", "", text.length(), false));
    }
}
