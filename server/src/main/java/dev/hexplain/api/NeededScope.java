package dev.hexplain.api;

import dev.hexplain.inspect.access.AccessScope;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The scope that is needed for a request. What is not listed here and is no mere look changes something. */
final class NeededScope {
    /** Requests with a body, or without a result, that leave everything as it is; {@code {}} stands for any id. */
    static final List<String> READING = List.of(
            "POST /api/v1/completions",
            "POST /api/v1/declarations",
            "POST /api/v1/describe",
            "POST /api/v1/diagnoses",
            "POST /api/v1/drafts",
            "POST /api/v1/dumps/{}/table/answers",
            "POST /api/v1/dumps/{}/table/export",
            "POST /api/v1/dumps/{}/trees",
            "POST /api/v1/encodings",
            "POST /api/v1/layouts",
            "POST /api/v1/populations",
            "POST /api/v1/previews",
            "POST /api/v1/trees/{}/classes/compare",
            "POST /api/v1/trees/{}/filter/try",
            "POST /api/v1/trees/{}/hit-counts",
            "POST /api/v1/trees/{}/hits",
            "POST /api/v1/trees/{}/query",
            "DELETE /api/v1/trees/{}");

    private static final Pattern OF_OTHERS = Pattern.compile("/api/v1/(?:audit|work(?:/[^/]*)?)");

    private static final Pattern READS = Pattern.compile(READING.stream()
            .map(each -> Pattern.quote(each).replace("{}", "\\E[^/]+\\Q"))
            .collect(Collectors.joining("|")));

    private static final Set<HandlerType> LOOKS = Set.of(HandlerType.GET, HandlerType.HEAD, HandlerType.OPTIONS);

    private NeededScope() {}

    static AccessScope of(HandlerType method, String path) {
        if (OF_OTHERS.matcher(path).matches()) {
            return AccessScope.ADMIN;
        }
        return LOOKS.contains(method)
                        || READS.matcher(method.name() + " " + path).matches()
                ? AccessScope.READ
                : AccessScope.WRITE;
    }
}
