package dev.hexplain.decode;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.hexplain.tree.Enumeration;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The description of a format: title, documentation, signatures, ports, and the names of its values.
 *
 * @param category the folder it is in
 * @param docRef addresses of specifications
 * @param license an SPDX identifier; empty where none is given
 * @param fileExtensions without the dot
 * @param signatures any one of them identifies the format
 * @param ports default ports, if it is a protocol over TCP or UDP
 * @param samples ids of samples, or folders of them
 * @param nativeDecoder the decoder's name; empty where the descriptor itself is interpreted
 * @param nativeEndian whether numbers are in the byte order of the machine that wrote them
 * @param enums by name
 */
public record FormatDescription(
        String id,
        String title,
        String category,
        String doc,
        List<String> docRef,
        String license,
        List<String> fileExtensions,
        List<Signature> signatures,
        List<Integer> ports,
        List<String> samples,
        String nativeDecoder,
        boolean nativeEndian,
        Map<String, Enumeration> enums) {
    /** How the files end that describe native decoders: a descriptor's metadata, documentation and enums, without layout. */
    public static final String SYMBOLS = ".symbols.yaml";

    /** A format that only its decoder detects. */
    public FormatDescription(
            String id,
            String title,
            String category,
            String doc,
            List<String> docRef,
            String nativeDecoder,
            Map<String, Enumeration> enums) {
        this(
                id,
                title,
                category,
                doc,
                docRef,
                "",
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                nativeDecoder,
                false,
                enums);
    }

    /**
     * Reads {@code formats/<category>/<id>.symbols.yaml} from the class path, or the lines that the build made of it.
     * Enumerations named in {@code flags} are bits.
     */
    public static FormatDescription load(String category, String id, String... flags) {
        String resource = "/formats/" + category + "/" + id;
        try (InputStream lines = open(resource + DescriptionLines.SUFFIX)) {
            if (lines != null) {
                String text = new String(lines.readAllBytes(), StandardCharsets.UTF_8);
                return DescriptionLines.read(text.lines().toList(), List.of(flags));
            }
            try (InputStream symbols = open(resource + SYMBOLS)) {
                return read(category, Objects.requireNonNull(symbols, "The class path has no " + resource), flags);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + resource, e);
        }
    }

    private static @Nullable InputStream open(String resource) {
        return FormatDescription.class.getResourceAsStream(resource);
    }

    /** Reads the description in a built-in descriptor, or in the symbols of a native decoder. */
    public static FormatDescription read(String category, InputStream yaml, String... flags) throws IOException {
        return of(category, new YAMLMapper().readTree(yaml), List.of(flags));
    }

    private static FormatDescription of(String category, JsonNode ksy, List<String> flags) {
        return new FormatDescription(
                ksy.path("meta").path("id").asText(),
                ksy.path("meta").path("title").asText(),
                category,
                ksy.path("doc").asText().strip(),
                texts(ksy.path("doc-ref")),
                ksy.path("meta").path("license").asText(),
                texts(ksy.path("meta").path("file-extension")),
                signatures(ksy.path("-hexplain-signature")),
                numbers(ksy.path("-hexplain-ports")),
                texts(ksy.path("-hexplain-samples")),
                ksy.path("-hexplain-decoder").asText(),
                ksy.path("-hexplain-native-endian").asBoolean(),
                enums(ksy.path("enums"), flags));
    }

    /** The first paragraph of the documentation, as one line. */
    public String summary() {
        return doc.split("\\n\\s*\\n", 2)[0].strip().replaceAll("\\s*\\n\\s*", " ");
    }

    /** The enumeration with a name, which must be there. */
    public Enumeration enumeration(String name) {
        Enumeration found = enums.get(name);
        if (found == null) {
            throw new IllegalStateException("The descriptor of " + id + " has no enum " + name);
        }
        return found;
    }

    private static List<String> texts(JsonNode node) {
        List<String> texts = new ArrayList<>();
        if (node.isTextual()) {
            texts.add(node.asText());
        }
        node.forEach(each -> texts.add(each.asText()));
        return List.copyOf(texts);
    }

    private static List<Integer> numbers(JsonNode node) {
        List<Integer> numbers = new ArrayList<>();
        node.forEach(each -> numbers.add(each.asInt()));
        return List.copyOf(numbers);
    }

    private static List<Signature> signatures(JsonNode node) {
        List<Signature> signatures = new ArrayList<>();
        if (node.isObject()) {
            signatures.add(signature(node));
        } else {
            node.forEach(each -> signatures.add(signature(each)));
        }
        return List.copyOf(signatures);
    }

    private static Signature signature(JsonNode node) {
        JsonNode bytes = node.path("bytes");
        if (bytes.isTextual()) {
            return new Signature(
                    node.path("offset").asLong(),
                    bytes.asText().getBytes(StandardCharsets.UTF_8),
                    node.path("whole").asBoolean());
        }
        byte[] all = new byte[bytes.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = Integer.decode(bytes.get(i).asText()).byteValue();
        }
        return new Signature(
                node.path("offset").asLong(), all, node.path("whole").asBoolean());
    }

    private static Map<String, Enumeration> enums(JsonNode node, List<String> flags) {
        Map<String, Enumeration> enums = new LinkedHashMap<>();
        node.properties()
                .forEach(each -> enums.put(
                        each.getKey(),
                        new Enumeration(each.getKey(), flags.contains(each.getKey()), symbols(each.getValue()))));
        return Map.copyOf(enums);
    }

    private static Map<Long, Enumeration.Symbol> symbols(JsonNode node) {
        Map<Long, Enumeration.Symbol> symbols = new LinkedHashMap<>();
        node.properties().forEach(each -> symbols.put(Long.decode(each.getKey()), symbol(each.getValue())));
        return symbols;
    }

    private static Enumeration.Symbol symbol(JsonNode node) {
        return node.isTextual()
                ? new Enumeration.Symbol(node.asText(), "")
                : new Enumeration.Symbol(
                        node.path("-orig-id").asText(node.path("id").asText()),
                        node.path("doc").asText().strip());
    }
}
