package dev.hexplain.cli;

import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.inspect.access.TokenLedger;
import dev.hexplain.inspect.access.TokenView;
import dev.hexplain.inspect.access.TokensOfFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;

/** Makes, lists and revokes the tokens of a data folder, whether a server uses it or not. */
final class TokenCommand extends Command {
    /** What is done. */
    enum Deed {
        CREATE,
        LIST,
        REVOKE
    }

    private final Argument<Deed> deed = Argument.parameter(
            Deed.class,
            PositionalParamSpec.builder()
                    .index("0")
                    .arity("1")
                    .paramLabel("create|list|revoke")
                    .converters(new ConstantConverter<>(Deed.class))
                    .description("create prints the token, once; revoke makes it useless within seconds."));

    private final Argument<String> name = Argument.parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("1")
                    .arity("0..1")
                    .paramLabel("NAME")
                    .description("Of the person or machine: anna, ci@build."));

    private final Argument<AccessScope> scope = Argument.option(
            AccessScope.class,
            OptionSpec.builder("--scope")
                    .paramLabel("read|write|admin")
                    .defaultValue("write")
                    .description(
                            "With create: look at what is there; upload, change and delete too; or everything (default: ${DEFAULT-VALUE})."));

    private final Argument<List<String>> spaces = Argument.options(
            String.class,
            OptionSpec.builder("--space")
                    .paramLabel("NAME")
                    .description(
                            "With create: the space of a team, whose dumps only its members see; uploads go to the first. May be given more than once."));

    private final Argument<Integer> days = Argument.option(
            Integer.class,
            OptionSpec.builder("--days")
                    .paramLabel("N")
                    .description("With create: how long it lasts (default: until it is revoked)."));

    private final Argument<Path> folder = DataFolder.option();

    private final StorageOptions home = StorageOptions.ofServer();

    private final Argument<Boolean> json = JsonLines.option("an object for each token");

    TokenCommand() {
        super("token", "Make, list and revoke tokens of people and machines that use a server.");
        add(deed);
        add(name);
        add(scope);
        add(spaces);
        add(days);
        add(folder);
        add(home.databaseOnly());
        add(json);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        try (TokensOfFolder tokens = TokensOfFolder.open(DataFolder.chosen(folder), home.home())) {
            TokenLedger ledger = tokens.ledger();
            switch (deed.value()) {
                case CREATE -> out().println(ledger.create(named(), scope.value(), spaces.value(), lasts()));
                case LIST -> ledger.all().forEach(this::print);
                case REVOKE -> ledger.revoke(named());
            }
        }
        return 0;
    }

    private String named() {
        return name.given()
                .orElseThrow(
                        () -> new ParameterException(spec().commandLine(), "Whose token? Name it behind the word"));
    }

    private Optional<Duration> lasts() {
        if (days.given().filter(each -> each < 1).isPresent()) {
            throw new ParameterException(spec().commandLine(), "--days is a number from 1");
        }
        return days.given().map(Duration::ofDays);
    }

    /** Tab-separated: name, scope, when it was made, when it ends, when it was last used, the spaces of its teams. */
    private void print(TokenView token) {
        if (json.value()) {
            new JsonLines(out()).print(token);
            return;
        }
        out().println(String.join(
                "\t",
                token.name(),
                token.scope(),
                token.createdAt(),
                token.expiresAt() == null ? "" : token.expiresAt(),
                token.usedAt() == null ? "" : token.usedAt(),
                String.join(",", token.spaces())));
    }
}
