package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Maps and headers of Spring 4 to 7. */
final class SpringViews {
    private static final String UTIL = "org.springframework.util.";
    private static final String HTTP = "org.springframework.http.";
    private static final String ADAPTER = UTIL + "MultiValueMapAdapter";
    private static final int MOST_PARAMETERS = 100;
    private static final int LONGEST_PARAMETER = 1_000;

    private static final JavaView LINKED_MAP =
            new WrittenAbove("java.util.HashMap", CollectionForm.map().block(8).countAt(4));

    static final Map<String, JavaView> VIEWS = Map.ofEntries(
            Map.entry(UTIL + "LinkedCaseInsensitiveMap", SpringViews::caseInsensitive),
            Map.entry(UTIL + "LinkedCaseInsensitiveMap$1", LINKED_MAP),
            Map.entry(ADAPTER, FieldForms.delegate("targetMap")),
            Map.entry(UTIL + "CollectionUtils$MultiValueMapAdapter", FieldForms.delegate("map")),
            Map.entry(UTIL + "LinkedMultiValueMap", SpringViews::multiValue),
            Map.entry(UTIL + "UnmodifiableMultiValueMap", FieldForms.delegate("delegate")),
            Map.entry(UTIL + "AutoPopulatingList", FieldForms.delegate("backingList")),
            Map.entry(UTIL + "MimeType", SpringViews::mimeType),
            Map.entry(HTTP + "HttpHeaders", FieldForms.delegate("headers")),
            Map.entry(
                    HTTP + "ReadOnlyHttpHeaders",
                    (object, _) -> FieldForms.delegate("headers").value(object, object.above(HTTP + "HttpHeaders"))),
            Map.entry(HTTP + "HttpMethod", FieldForms.scalar("name")),
            Map.entry(HTTP + "DefaultHttpStatusCode", FieldForms.scalar("value")));

    private SpringViews() {}

    /** F{targetMap, caseInsensitiveKeys, locale}; before Spring 5, itself a LinkedHashMap. */
    private static LogicalValue caseInsensitive(StreamObject object, ClassData written) throws MisfitException {
        return written.find("targetMap").isPresent()
                ? FieldForms.delegate("targetMap").value(object, written)
                : LINKED_MAP.value(object, written);
    }

    /** F{targetMap}, since Spring 5.3 of the class above. */
    private static LogicalValue multiValue(StreamObject object, ClassData written) throws MisfitException {
        return FieldForms.delegate("targetMap")
                .value(object, written.find("targetMap").isPresent() ? written : object.above(ADAPTER));
    }

    /** F{type, subtype, parameters}: {@code text/html;charset=utf-8}. */
    private static LogicalValue mimeType(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.value("parameters") instanceof LogicalValue.Mapping parameters)
                || parameters.entries().count() > MOST_PARAMETERS) {
            throw FieldForms.misfit("parameters", "a map of up to %d".formatted(MOST_PARAMETERS));
        }
        List<LogicalValue.Entry> entries = parameters.entries().page(0, MOST_PARAMETERS);
        String text = written.text("type") + "/" + written.text("subtype")
                + entries.stream()
                        .map(entry -> ";" + text(entry.key()) + "=" + text(entry.value()))
                        .collect(Collectors.joining());
        return FieldForms.scalar(object, ScalarKind.NAME, text);
    }

    private static String text(LogicalValue part) {
        return part instanceof LogicalValue.Scalar scalar ? scalar.text().first(LONGEST_PARAMETER) : "?";
    }
}
