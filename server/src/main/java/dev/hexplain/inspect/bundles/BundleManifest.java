package dev.hexplain.inspect.bundles;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.KeptText;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.NotesView;
import dev.hexplain.inspect.view.ViewJson;
import java.io.IOException;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The first entry of a bundle: what is in it.
 *
 * @param hexplain what the document is: {@value #KIND}
 * @param version of the form of bundles
 * @param dump by name, size and hash
 * @param reading how it was read
 * @param schema what the schema in the bundle is for; null where there is none
 */
@JsonPropertyOrder({"hexplain", "version", "dump", "reading", "schema"})
public record BundleManifest(
        String hexplain,
        int version,
        NotesView.About dump,
        Reading reading,
        @Nullable SchemaUse schema) {
    static final String KIND = "bundle";
    static final int VERSION = 1;

    private static final JsonMapper JSON = ViewJson.mapper();
    private static final Pattern FORMAT = Pattern.compile("[a-z][a-z0-9_-]{0,99}");
    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");
    private static final int LONGEST_NAME = 255;
    private static final int LONGEST_LAYERS = 1000;

    /**
     * The choices a dump was decoded with.
     *
     * @param format id without a schema
     * @param endian {@code auto}, {@code big} or {@code little}
     */
    public record Reading(String format, String layers, long offset, String endian) {}

    /**
     * What a schema is for.
     *
     * @param root type of the outermost value; empty for the first the schema declares
     * @param name of its file
     */
    public record SchemaUse(String root, String name) {}

    public BundleManifest(NotesView.About dump, Reading reading, @Nullable SchemaUse schema) {
        this(KIND, VERSION, dump, reading, schema);
    }

    /** The choices to decode with, in a format of that id. */
    public DecodeChoices choices(String format) {
        return new DecodeChoices(format, reading.layers(), OptionalLong.of(reading.offset()), reading.endian());
    }

    byte[] toJson() throws IOException {
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(this);
    }

    /** @throws Refusal where something in it is not what it has to be */
    static BundleManifest read(byte[] json) {
        JsonNode root = tree(json);
        if (!root.path("hexplain").asText().equals(KIND)) {
            throw invalid("`hexplain` has to be `%s`".formatted(KIND));
        }
        if (root.path("version").asInt() != VERSION) {
            throw invalid(
                    "it is of version %s, and this program reads version %d".formatted(root.path("version"), VERSION));
        }
        return new BundleManifest(about(root.path("dump")), reading(root.path("reading")), schema(root.path("schema")));
    }

    private static JsonNode tree(byte[] json) {
        try {
            return JSON.readTree(json);
        } catch (IOException notJson) {
            throw invalid("it is not JSON");
        }
    }

    private static NotesView.About about(JsonNode dump) {
        String sha256 = dump.path("sha256").asText();
        if (!SHA_256.matcher(sha256).matches()) {
            throw invalid("`dump.sha256` has to be 64 hexadecimal digits");
        }
        String name = text(dump, "name", LONGEST_NAME);
        return new NotesView.About(name.isEmpty() ? "dump" : name, number(dump, "size"), sha256);
    }

    private static Reading reading(JsonNode reading) {
        String format = text(reading, "format", LONGEST_NAME);
        if (!FORMAT.matcher(format).matches()) {
            throw invalid("`reading.format` has to be the id of a format");
        }
        String endian = text(reading, "endian", LONGEST_NAME);
        if (!DecodeChoices.ORDERS.contains(endian)) {
            throw invalid("`reading.endian` has to be one of " + DecodeChoices.ORDERS);
        }
        String layers = text(reading, "layers", LONGEST_LAYERS);
        if (LayerPath.parse(layers).isEmpty()) {
            throw invalid("`reading.layers` has to be a path of layers");
        }
        return new Reading(format, layers, number(reading, "offset"), endian);
    }

    private static @Nullable SchemaUse schema(JsonNode schema) {
        return schema.isObject()
                ? new SchemaUse(text(schema, "root", LONGEST_NAME), text(schema, "name", LONGEST_NAME))
                : null;
    }

    private static long number(JsonNode node, String name) {
        JsonNode number = node.path(name);
        if (!number.isIntegralNumber() || !number.canConvertToLong() || number.asLong() < 0) {
            throw invalid("`%s` has to be a whole number of at least 0".formatted(name));
        }
        return number.asLong();
    }

    private static String text(JsonNode node, String name, int longest) {
        String text = node.path(name).asText();
        if (text.length() > longest) {
            throw invalid("`%s` has more than %d characters".formatted(name, longest));
        }
        return KeptText.require("`%s` of a bundle".formatted(name), text);
    }

    private static Refusal invalid(String why) {
        return Refusal.badRequest(
                "`%s` of the bundle cannot be read: %s.".formatted(BundleEntry.MANIFEST.title(), why));
    }
}
