package dev.hexplain.samples;

import java.util.List;
import java.util.stream.Collectors;

/** {@code index.json}, the catalogue the sample picker reads: an array of entries, one a line. */
final class IndexFile {

    /**
     * A sample as the picker sees it.
     *
     * @param file path below the samples folder, with forward slashes
     * @param category the folder the file is in: {@code java}, {@code records}, {@code encodings},
     *     {@code network}, {@code captures}, {@code text} or {@code layers}
     * @param format that explains it, where nothing in its bytes names one; empty where something does
     * @param size of the file, in bytes
     */
    record Entry(
            String id,
            String file,
            String title,
            String doc,
            String category,
            String format,
            int size,
            boolean featured) {}

    private IndexFile() {}

    static String json(List<Entry> entries) {
        return entries.stream().map(IndexFile::json).collect(Collectors.joining(",\n", "[\n", "\n]\n"));
    }

    private static String json(Entry entry) {
        return ("  {\"id\": %s, \"file\": %s, \"title\": %s, \"doc\": %s, "
                        + "\"category\": %s%s, \"size\": %s, \"featured\": %s}")
                .formatted(
                        quoted(entry.id()),
                        quoted(entry.file()),
                        quoted(entry.title()),
                        quoted(entry.doc()),
                        quoted(entry.category()),
                        entry.format().isEmpty() ? "" : ", \"format\": " + quoted(entry.format()),
                        entry.size(),
                        entry.featured());
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
