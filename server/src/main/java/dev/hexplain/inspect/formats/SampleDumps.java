package dev.hexplain.inspect.formats;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.SampleDumpView;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sample dumps that come with Hexplain, from {@code samples/index.json}. */
public final class SampleDumps {
    private static final String FOLDER = "/samples/";

    private record Entry(
            String id,
            String file,
            String title,
            String doc,
            String category,
            long size,
            boolean featured,
            @Nullable String format) {
        SampleDumpView view() {
            return new SampleDumpView(id, title, doc, category, size, featured, format);
        }
    }

    private final List<Entry> entries = read();

    private static List<Entry> read() {
        try (InputStream index = SampleDumps.class.getResourceAsStream(FOLDER + "index.json")) {
            ObjectMapper json = new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
            return index == null ? List.of() : List.of(json.readValue(index, Entry[].class));
        } catch (IOException e) {
            throw new UncheckedIOException("The list of samples cannot be read", e);
        }
    }

    public List<SampleDumpView> list() {
        return entries.stream().map(Entry::view).toList();
    }

    /** Ids of the samples of a format: those that name it, and those it names by id, by file, or by folder. */
    List<String> of(FormatDescription format) {
        return entries.stream()
                .filter(entry -> isReadBy(entry, format.id())
                        || format.samples().stream().anyMatch(name -> isNamed(entry, name)))
                .map(Entry::id)
                .toList();
    }

    /** Alone, or by a schema. */
    private static boolean isReadBy(Entry entry, String format) {
        return entry.format != null
                && (entry.format.equals(format) || entry.format.startsWith(format + SchemaFormat.SEPARATOR));
    }

    private static boolean isNamed(Entry entry, String name) {
        return entry.id.equals(name)
                || entry.file.equals(name)
                || entry.file.startsWith(name.endsWith("/") ? name : name + "/");
    }

    /** The name of the sample's file, without its folder. */
    public String fileName(String id) {
        String file = find(id).file;
        return file.substring(file.lastIndexOf('/') + 1);
    }

    public InputStream open(String id) {
        String resource = FOLDER + find(id).file;
        InputStream bytes = SampleDumps.class.getResourceAsStream(resource);
        if (bytes == null) {
            throw new IllegalStateException("The class path has no " + resource);
        }
        return bytes;
    }

    private Entry find(String id) {
        return entries.stream()
                .filter(entry -> entry.id.equals(id))
                .findFirst()
                .orElseThrow(() -> Refusal.notFound(
                        "There is no sample dump `%s`. GET /api/v1/sample-dumps lists them.".formatted(id)));
    }
}
