package dev.hexplain.decode;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.hexplain.tree.Enumeration;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What people read about a format, and the names its values have: the parts of a descriptor ({@code .ksy}) that a
 * native decoder shares with one that is interpreted.
 *
 * @param category the folder it stands in
 * @param docRef addresses of specifications
 * @param nativeDecoder the decoder's name; empty where the descriptor itself is interpreted
 * @param enums by name
 */
public record FormatDescription(
        String id,
        String title,
        String category,
        String doc,
        List<String> docRef,
        String nativeDecoder,
        Map<String, Enumeration> enums) {

    /** Reads {@code formats/<category>/<id>.ksy} from the class path. Enumerations named in {@code flags} are bits. */
    public static FormatDescription load(String category, String id, String... flags) {
        String resource = "/formats/" + category + "/" + id + ".ksy";
        try (InputStream in = FormatDescription.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("The class path has no " + resource);
            }
            return of(category, new YAMLMapper().readTree(in), List.of(flags));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + resource, e);
        }
    }

    private static FormatDescription of(String category, JsonNode ksy, List<String> flags) {
        return new FormatDescription(
                ksy.path("meta").path("id").asText(),
                ksy.path("meta").path("title").asText(),
                category,
                ksy.path("doc").asText().strip(),
                texts(ksy.path("doc-ref")),
                ksy.path("-hexplain-decoder").asText(),
                enums(ksy.path("enums"), flags));
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
