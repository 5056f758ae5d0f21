package dev.hexplain.cli;

import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.inspect.access.SignedInRules;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/** Options that say what people may do whom somebody else signs in. */
final class SignedInOptions {
    private static final String NOBODY = "none";

    private final String prefix;
    private final Argument<String> groups;
    private final Argument<String> scope;

    /** @param prefix of the options, by who signs people in: {@code proxy} */
    SignedInOptions(String prefix) {
        String variable = "HEXPLAIN_" + prefix.toUpperCase(Locale.ROOT);
        this.prefix = prefix;
        this.groups = Argument.option(
                String.class,
                OptionSpec.builder("--%s-groups".formatted(prefix))
                        .paramLabel("GROUP=SCOPE,…")
                        .defaultValue("${env:%s_GROUPS}".formatted(variable))
                        .description("What members of groups may do: jvm=write,ops=admin (also: %s_GROUPS)."
                                .formatted(variable)));
        this.scope = Argument.option(
                String.class,
                OptionSpec.builder("--%s-scope".formatted(prefix))
                        .paramLabel("read|write|admin|none")
                        .defaultValue("${env:%s_SCOPE:-write}".formatted(variable))
                        .description("What everybody whom they name may do (default: ${DEFAULT-VALUE})."));
    }

    List<Argument<?>> arguments() {
        return List.of(groups, scope);
    }

    SignedInRules rules() {
        return new SignedInRules(
                scopes(), scope.value().equals(NOBODY) ? Optional.empty() : Optional.of(scope(scope.value())));
    }

    /** What is between commas. */
    static Stream<String> parts(Argument<String> list) {
        return list.given().stream()
                .flatMap(text -> Arrays.stream(text.split(",")))
                .map(String::strip)
                .filter(part -> !part.isEmpty());
    }

    private Map<String, AccessScope> scopes() {
        Map<String, AccessScope> scopes = new LinkedHashMap<>();
        parts(groups).forEach(part -> {
            int equals = part.lastIndexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException(
                        "--%s-groups has GROUP=SCOPE with commas between, and `%s` is not one".formatted(prefix, part));
            }
            scopes.put(part.substring(0, equals), scope(part.substring(equals + 1)));
        });
        return scopes;
    }

    private AccessScope scope(String id) {
        return AccessScope.of(id)
                .orElseThrow(() -> new IllegalArgumentException(
                        "`%s` is no scope of a %s: take read, write or admin".formatted(id, prefix)));
    }
}
