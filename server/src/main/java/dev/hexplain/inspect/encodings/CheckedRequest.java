package dev.hexplain.inspect.encodings;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.codecs.samples.WrongSampleValues;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.DiagnosticView;
import dev.hexplain.tree.Quoted;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A request whose sample and codecs exist, and whose values make an object.
 *
 * @param values all of them, those that the sample has by itself included
 */
public record CheckedRequest(Sample sample, JsonNode values, OptionalInt size, List<Codec> codecs) {
    /** @throws Refusal where there is no such sample or codec, or the values are wrong, with all that is wrong with them */
    public static CheckedRequest of(EncodeRequest order) {
        Sample sample = Samples.get(order.sample()).orElseThrow(() -> noSample(order.sample()));
        List<Codec> codecs = codecs(order.codecs());
        return new CheckedRequest(sample, check(sample, order), order.size(), codecs);
    }

    /**
     * Codecs by their ids; all of them where none are named.
     *
     * @throws Refusal where there is no such codec
     */
    public static List<Codec> codecs(Optional<List<String>> ids) {
        return ids.map(CheckedRequest::named).orElseGet(Codecs::all);
    }

    /** The object, made anew. */
    Object object() throws WrongSampleValues {
        return sample.build(values, size);
    }

    private static Refusal noSample(String id) {
        return Refusal.notFound(
                "There is no sample `%s`. GET /api/v1/samples lists them.".formatted(Quoted.cut(id, 100)));
    }

    private static List<Codec> named(List<String> ids) {
        Set<Codec> codecs = new LinkedHashSet<>();
        for (String id : ids) {
            codecs.add(Codecs.get(id)
                    .orElseThrow(() -> Refusal.badRequest(
                            "There is no codec `%s`. GET /api/v1/codecs lists them.".formatted(Quoted.cut(id, 100)))));
        }
        return List.copyOf(codecs);
    }

    /** All values, once it is known that an object can be made of them. */
    private static JsonNode check(Sample sample, EncodeRequest order) {
        try {
            sample.build(order.values(), order.size());
            return sample.values(order.values());
        } catch (WrongSampleValues wrong) {
            throw Refusal.unusable(
                    "The values do not fit the sample `%s`; what is wrong with them is listed in `mistakes`."
                            .formatted(sample.id()),
                    wrong.issues().stream()
                            .map(diagnostic ->
                                    new DiagnosticView("error", 0, 0, null, diagnostic.path(), diagnostic.message()))
                            .toList());
        }
    }
}
