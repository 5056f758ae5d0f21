package dev.hexplain.inspect.encodings;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.EditedSchema;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.tree.Quoted;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Schemas that somebody has edited, for codecs to write by.
 *
 * @param texts by the ids of codecs
 */
public record EditedSchemas(Map<String, String> texts) {
    public static final EditedSchemas NONE = new EditedSchemas(Map.of());

    public EditedSchemas {
        texts = Map.copyOf(texts);
    }

    /**
     * A schema for all codecs that write by its language.
     *
     * @param file its name, whose ending tells the language
     * @param ids of codecs; empty for all
     * @throws Refusal where none of them does
     */
    public static EditedSchemas ofFile(String file, String text, Optional<List<String>> ids) {
        String ending = file.substring(file.lastIndexOf('.') + 1);
        Map<String, String> texts = CheckedRequest.codecs(ids).stream()
                .filter(codec -> codec.schemaLanguage().filter(ending::equals).isPresent())
                .collect(Collectors.toMap(Codec::id, _ -> text));
        if (texts.isEmpty()) {
            throw Refusal.badRequest(
                    "None of the codecs writes by %s: a schema's name ends in .avsc, .proto, .thrift, .fbs or .xml."
                            .formatted(file));
        }
        return new EditedSchemas(texts);
    }

    /**
     * Codecs, those with an edited schema writing by that.
     *
     * @throws Refusal where a schema is for none of them, or for one that writes by none
     */
    List<Codec> applied(List<Codec> codecs) {
        texts.keySet().stream()
                .filter(id -> codecs.stream().noneMatch(codec -> codec.id().equals(id)))
                .findAny()
                .ifPresent(id -> {
                    throw Refusal.badRequest(
                            "There is a schema for `%s`, which is none of the codecs.".formatted(Quoted.cut(id, 100)));
                });
        return codecs.stream().map(this::applied).toList();
    }

    private Codec applied(Codec codec) {
        String text = texts.get(codec.id());
        return text == null
                ? codec
                : codec.schemaLanguage()
                        .flatMap(language ->
                                codec.by(new EditedSchema(text, root -> SchemaFormats.outline(language, root, text))))
                        .orElseThrow(() -> Refusal.badRequest(
                                "`%s` writes by no schema that can be edited.".formatted(codec.id())));
    }
}
