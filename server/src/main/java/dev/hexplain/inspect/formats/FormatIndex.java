package dev.hexplain.inspect.formats;

import dev.hexplain.decode.DescriptionLines;
import dev.hexplain.decode.FormatDescription;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The index of the metadata of built-in formats, in one file of lines, so that detection reads no YAML. The build
 * writes it; where it is missing, as in a development environment, the folder is read instead.
 */
public final class FormatIndex {
    /** Where the descriptors are on the class path. */
    static final String FOLDER = "/formats/";

    private static final String FILE = "index.tsv";

    /** Read when first asked for: the build, which writes the index anew, must not stumble over the old one. */
    private static final class Read {
        static final List<FormatDescription> ENTRIES = read();
    }

    private FormatIndex() {}

    /** By category and id. */
    public static List<FormatDescription> entries() {
        return Read.ENTRIES;
    }

    /**
     * Writes the index of a folder of formats into it, and beside the symbols of each native decoder all that such a
     * one asks for; for the build.
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        List<FormatDescription> all = of(folder);
        for (FormatDescription format : all) {
            if (!format.nativeDecoder().isEmpty()) {
                Path file = folder.resolve(format.category()).resolve(format.id() + DescriptionLines.SUFFIX);
                Files.write(file, DescriptionLines.of(format));
            }
        }
        Files.write(
                folder.resolve(FILE), all.stream().map(DescriptionLines::head).toList());
    }

    private static List<FormatDescription> read() {
        try (InputStream in = FormatIndex.class.getResourceAsStream(FOLDER + FILE)) {
            if (in == null) {
                return ofClassPath();
            }
            List<FormatDescription> entries = new ArrayList<>();
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                entries.add(DescriptionLines.ofHead(line));
            }
            return List.copyOf(entries);
        } catch (IOException e) {
            throw new UncheckedIOException("The index of formats cannot be read", e);
        }
    }

    private static List<FormatDescription> ofClassPath() throws IOException {
        URL folder = FormatIndex.class.getResource(FOLDER);
        try {
            return folder != null && folder.getProtocol().equals("file")
                    ? of(Path.of(new URI(folder.toString())))
                    : List.of();
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    private static boolean describes(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(".ksy") || name.endsWith(FormatDescription.SYMBOLS);
    }

    /** The heads of the descriptors and symbols in a folder of categories. */
    static List<FormatDescription> of(Path folder) throws IOException {
        List<FormatDescription> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(FormatIndex::describes).sorted().toList()) {
                String category = folder.relativize(file.getParent()).toString().replace('\\', '/');
                try (InputStream in = Files.newInputStream(file)) {
                    found.add(FormatDescription.read(category, in));
                }
            }
        }
        return List.copyOf(found);
    }
}
