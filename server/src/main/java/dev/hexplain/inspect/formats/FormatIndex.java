package dev.hexplain.inspect.formats;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Signature;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The heads of the descriptors that come with Hexplain, in one file of lines, so that finding out what a dump is reads
 * no YAML. The build writes it; where it is missing, as in a development environment, the folder is read instead.
 */
public final class FormatIndex {
    /** Where the descriptors are on the class path. */
    static final String FOLDER = "/formats/";

    private static final String FILE = "index.tsv";
    private static final String SUFFIX = ".ksy";

    /** Between the elements of a list: ASCII's unit separator, which no text has. */
    private static final String BETWEEN = "\u001F";

    /** Read when first asked for: the build, which writes the index anew, must not stumble over the old one. */
    private static final class Read {
        static final List<FormatDescription> ENTRIES = read();
    }

    private FormatIndex() {}

    /** By category and id. */
    static List<FormatDescription> entries() {
        return Read.ENTRIES;
    }

    /** Writes the index of a folder of formats into it; for the build. */
    public static void main(String[] folder) throws IOException {
        List<String> lines =
                of(Path.of(folder[0])).stream().map(FormatIndex::line).toList();
        Files.write(Path.of(folder[0], FILE), lines);
    }

    private static List<FormatDescription> read() {
        try (InputStream in = FormatIndex.class.getResourceAsStream(FOLDER + FILE)) {
            if (in == null) {
                return ofClassPath();
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            return lines.lines().map(FormatIndex::entry).toList();
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

    /** The heads of the descriptors in a folder of categories. */
    static List<FormatDescription> of(Path folder) throws IOException {
        List<FormatDescription> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(SUFFIX))
                    .sorted()
                    .toList()) {
                String category = folder.relativize(file.getParent()).toString().replace('\\', '/');
                try (InputStream in = Files.newInputStream(file)) {
                    found.add(FormatDescription.read(category, in));
                }
            }
        }
        return List.copyOf(found);
    }

    private static String line(FormatDescription format) {
        return String.join(
                "\t",
                format.category(),
                format.id(),
                oneLine(format.title()),
                oneLine(format.license()),
                format.nativeDecoder(),
                Boolean.toString(format.nativeEndian()),
                String.join(BETWEEN, format.fileExtensions()),
                String.join(
                        BETWEEN,
                        format.signatures().stream()
                                .map(signature -> signature.offset() + ":" + signature.hex())
                                .toList()),
                String.join(BETWEEN, format.ports().stream().map(String::valueOf).toList()),
                String.join(BETWEEN, format.samples()),
                String.join(BETWEEN, format.docRef()),
                oneLine(format.summary()));
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ");
    }

    private static FormatDescription entry(String line) {
        String[] column = line.split("\t", -1);
        return new FormatDescription(
                column[1],
                column[2],
                column[0],
                column[11],
                list(column[10]),
                column[3],
                list(column[6]),
                list(column[7]).stream().map(FormatIndex::signature).toList(),
                list(column[8]).stream().map(Integer::valueOf).toList(),
                list(column[9]),
                column[4],
                Boolean.parseBoolean(column[5]),
                Map.of());
    }

    private static Signature signature(String text) {
        int colon = text.indexOf(':');
        return new Signature(
                Long.parseLong(text.substring(0, colon)), HexFormat.of().parseHex(text.substring(colon + 1)));
    }

    private static List<String> list(String column) {
        return column.isEmpty() ? List.of() : List.of(column.split(BETWEEN));
    }
}
