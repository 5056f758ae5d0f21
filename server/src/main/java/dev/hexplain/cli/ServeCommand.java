package dev.hexplain.cli;

import dev.hexplain.api.Server;
import dev.hexplain.api.ServerSettings;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.inspect.monitoring.Telemetry;
import dev.hexplain.inspect.monitoring.UncaughtFailures;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Model.OptionSpec;

/** Serves the web page and the API until it is stopped. */
final class ServeCommand extends Command {
    /** Whose token a server makes that has none. */
    private static final String FIRST = "first";

    private final Argument<String> host = Argument.option(
            String.class,
            OptionSpec.builder("--host")
                    .paramLabel("NAME")
                    .defaultValue("${env:HEXPLAIN_HOST:-127.0.0.1}")
                    .description(
                            "Address to listen on (default: ${DEFAULT-VALUE}); beyond loopback, a token is needed."));

    private final Argument<Integer> port = Argument.option(
            int.class,
            OptionSpec.builder("--port")
                    .paramLabel("N")
                    .defaultValue("${env:PORT:-8080}")
                    .description("Port to listen on (default: ${DEFAULT-VALUE}); 0 takes a free one."));

    private final Argument<Path> folder = DataFolder.option();

    private final Argument<String> token = Argument.option(
            String.class,
            OptionSpec.builder("--token")
                    .paramLabel("TEXT")
                    .defaultValue("${env:HEXPLAIN_TOKEN}")
                    .description(
                            "Token that clients must send, at least 16 characters. Better in HEXPLAIN_TOKEN or --token-file:",
                            "other users of this machine can see command lines."));

    private final Argument<Path> tokenFile = Argument.option(
            Path.class,
            OptionSpec.builder("--token-file")
                    .paramLabel("FILE")
                    .defaultValue("${env:HEXPLAIN_TOKEN_FILE}")
                    .description("File with the token; may end with a line break (also: HEXPLAIN_TOKEN_FILE)."));

    private final Argument<Boolean> logsAccess = Argument.flag(OptionSpec.builder("--access-log")
            .negatable(true)
            .defaultValue("${env:HEXPLAIN_ACCESS_LOG:-false}")
            .fallbackValue("true")
            .description("Log each request (also: HEXPLAIN_ACCESS_LOG=true)."));

    private final Argument<TimingsAllowed> timings = Argument.option(
            TimingsAllowed.class,
            OptionSpec.builder("--timings")
                    .paramLabel("on|off|loopback")
                    .defaultValue("${env:HEXPLAIN_TIMINGS:-loopback}")
                    .description(
                            "Whether the page may have codecs measured, which takes all of the machine for a while: by"
                                    + " default where only this machine reaches the server (also: HEXPLAIN_TIMINGS)."));

    private final Argument<LogFormat> logFormat = Argument.option(
            LogFormat.class,
            OptionSpec.builder("--log-format")
                    .paramLabel("NAME")
                    .defaultValue("${env:HEXPLAIN_LOG_FORMAT:-text}")
                    .description("Format of log lines: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})."));

    private final Argument<Long> quota = Argument.option(
            long.class,
            OptionSpec.builder("--max-upload")
                    .paramLabel("SIZE")
                    .defaultValue("1g")
                    .converters(new ByteCount())
                    .description("Largest upload: bytes, or with k, m or g (default: ${DEFAULT-VALUE})."));

    private final StorageOptions home = StorageOptions.ofServer();

    private final ClientOptions clients = new ClientOptions();

    private final ProxyOptions proxies = new ProxyOptions();

    private final OidcOptions oidc = new OidcOptions();

    private final LimitOptions bounds = new LimitOptions();

    private final StoreOptions storage = new StoreOptions();

    ServeCommand() {
        super("serve", "Serve the page and the API.");
        add(host);
        add(port);
        add(folder);
        add(token);
        add(tokenFile);
        add(logsAccess);
        add(timings);
        add(logFormat);
        add(home.arguments());
        add(quota);
        add(clients.arguments());
        add(proxies.arguments());
        add(oidc.arguments());
        add(bounds.arguments());
        add(storage.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        logFormat.value().choose();
        UncaughtFailures.log();
        ServerSettings settings = new ServerSettings(
                host.value(),
                port.value(),
                TokenFile.tokenOf(token.given(), tokenFile.given()),
                logsAccess.value(),
                timings.value().at(host.value()),
                Version.text(),
                clients.limits(),
                proxies.trust(),
                oidc.settings());
        Inspector inspector = Inspector.open(
                DataFolder.chosen(folder),
                home.home(),
                quota.value(),
                bounds.bounds(),
                storage.bounds(),
                Telemetry.of(System.getenv(), Version.text()));
        if (settings.needsToken() && !inspector.access().any()) {
            letIn(inspector);
        }
        Server server = start(settings, inspector);
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.close();
            inspector.close();
            stopped.countDown();
        }));
        PrintWriter out = out();
        out.println(server.address());
        out.flush();
        settings.oidc()
                .ifPresent(oidc -> err().println("People sign in at %s, by %s. Programs send a token."
                        .formatted(oidc.signInAddress(), oidc.issuer())));
        err().flush();
        Thread.ofPlatform().daemon().name("warm-up").start(() -> warmUp(inspector));
        stopped.await();
        return 0;
    }

    /** Makes the first token, of somebody who may do everything, and says it once. */
    private void letIn(Inspector inspector) {
        String secret = inspector.access().create(FIRST, AccessScope.ADMIN, List.of());
        err().println(
                        "Others can reach this server, so it asks for a token. This is the first one, of `%s`; it is shown once: %s"
                                .formatted(FIRST, secret));
        err().println("The page asks for it, and programs send the header `Authorization: Bearer TOKEN`. For others:"
                + " `hexplain token create NAME --scope read|write|admin`.");
        err().flush();
    }

    /** What may well be asked first, and then what takes long. */
    private static void warmUp(Inspector inspector) {
        inspector.formats().warmUp();
        inspector.encodings().warmUp();
    }

    private static Server start(ServerSettings settings, Inspector inspector) throws IOException {
        try {
            return Server.start(settings, inspector);
        } catch (IOException | RuntimeException e) {
            inspector.close();
            throw e;
        }
    }
}
