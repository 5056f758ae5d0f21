package dev.hexplain.decode;

import dev.hexplain.tree.Enumeration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads and writes format descriptions as lines of columns. The build writes them, because in a fresh JVM reading YAML
 * takes longer than decoding most dumps.
 *
 * <p>The first line is the head: the columns that lists of formats show. Then comes the documentation, and for each
 * enumeration a line with its name, followed by one for each symbol: value, name, documentation.
 */
public final class DescriptionLines {
    /** What the names of such files end with. */
    public static final String SUFFIX = ".lines";

    /** Between the elements of a list: ASCII's unit separator, which no text has. */
    private static final String BETWEEN = "\u001F";

    /** In place of the end of a line inside a text: ASCII's record separator. */
    private static final char LINE_END = '\u001E';

    private static final String ENUM = "enum\t";

    private static final String WHOLE = "!";

    private DescriptionLines() {}

    /** The lines of a whole description. */
    public static List<String> of(FormatDescription format) {
        List<String> lines = new ArrayList<>();
        lines.add(head(format));
        lines.add(packed(format.doc()));
        // Sorted, so that builds are reproducible.
        new TreeMap<>(format.enums()).values().forEach(each -> {
            lines.add(ENUM + each.id());
            new TreeMap<>(each.symbols())
                    .forEach((value, symbol) -> lines.add(value + "\t" + symbol.name() + "\t" + packed(symbol.doc())));
        });
        return lines;
    }

    /** Reads what {@link #of} wrote. Enumerations named in {@code flags} are bit flags. */
    static FormatDescription read(List<String> lines, List<String> flags) {
        Map<String, Enumeration> enums = new LinkedHashMap<>();
        int at = 2;
        while (at < lines.size()) {
            String name = lines.get(at++).substring(ENUM.length());
            Map<Long, Enumeration.Symbol> symbols = new LinkedHashMap<>();
            for (; at < lines.size() && !lines.get(at).startsWith(ENUM); at++) {
                String[] column = lines.get(at).split("\t", 3);
                symbols.put(Long.parseLong(column[0]), new Enumeration.Symbol(column[1], unpacked(column[2])));
            }
            enums.put(name, new Enumeration(name, flags.contains(name), symbols));
        }
        return head(lines.getFirst(), unpacked(lines.get(1)), enums);
    }

    /** The head of a description, with the summary of its documentation, in one line. */
    public static String head(FormatDescription format) {
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
                                .map(signature ->
                                        signature.offset() + ":" + signature.hex() + (signature.whole() ? WHOLE : ""))
                                .toList()),
                String.join(
                        BETWEEN, format.ports().stream().map(String::valueOf).toList()),
                String.join(BETWEEN, format.samples()),
                String.join(BETWEEN, format.docRef()),
                oneLine(format.summary()));
    }

    /** Reads a head: a description without enumerations, with the summary as its documentation. */
    public static FormatDescription ofHead(String line) {
        return head(line, line.substring(line.lastIndexOf('\t') + 1), Map.of());
    }

    private static FormatDescription head(String line, String doc, Map<String, Enumeration> enums) {
        String[] column = line.split("\t", -1);
        return new FormatDescription(
                column[1],
                column[2],
                column[0],
                doc,
                list(column[10]),
                column[3],
                list(column[6]),
                list(column[7]).stream().map(DescriptionLines::signature).toList(),
                list(column[8]).stream().map(Integer::valueOf).toList(),
                list(column[9]),
                column[4],
                Boolean.parseBoolean(column[5]),
                Map.copyOf(enums));
    }

    private static Signature signature(String text) {
        int colon = text.indexOf(':');
        boolean whole = text.endsWith(WHOLE);
        return new Signature(
                Long.parseLong(text.substring(0, colon)),
                HexFormat.of().parseHex(text, colon + 1, text.length() - (whole ? WHOLE.length() : 0)),
                whole);
    }

    private static List<String> list(String column) {
        return column.isEmpty() ? List.of() : List.of(column.split(BETWEEN));
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ");
    }

    private static String packed(String text) {
        return text.replace('\n', LINE_END);
    }

    private static String unpacked(String text) {
        return text.replace(LINE_END, '\n');
    }
}
