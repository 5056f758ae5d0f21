package dev.hexplain.cli;

import dev.hexplain.api.Server;
import dev.hexplain.api.ServerSettings;
import dev.hexplain.inspect.Inspector;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Serves the web page and the API until it is stopped. */
@Command(name = "serve", description = "Serve the page and the API.", sortOptions = false)
final class ServeCommand implements Callable<Integer> {
    @Option(
            names = "--host",
            paramLabel = "NAME",
            defaultValue = "${env:HEXPLAIN_HOST:-127.0.0.1}",
            description = "Address to listen on (default: ${DEFAULT-VALUE}); beyond loopback, a token is needed.")
    private String host = "";

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "${env:PORT:-8080}",
            description = "Port to listen on (default: ${DEFAULT-VALUE}); 0 takes a free one.")
    private int port;

    @Option(
            names = "--data-dir",
            paramLabel = "FOLDER",
            defaultValue = "${env:HEXPLAIN_DATA_DIR}",
            description = "Data folder (also: HEXPLAIN_DATA_DIR; default: a folder of the user's).")
    private @Nullable Path folder;

    @Option(
            names = "--token",
            paramLabel = "TEXT",
            defaultValue = "${env:HEXPLAIN_TOKEN}",
            description = {
                "Token that clients must send, at least 16 characters. Better in HEXPLAIN_TOKEN or --token-file:",
                "other users of this machine can see command lines."
            })
    private @Nullable String token;

    @Option(
            names = "--token-file",
            paramLabel = "FILE",
            defaultValue = "${env:HEXPLAIN_TOKEN_FILE}",
            description = "File with the token; may end with a line break (also: HEXPLAIN_TOKEN_FILE).")
    private @Nullable Path tokenFile;

    @Option(
            names = "--access-log",
            negatable = true,
            defaultValue = "${env:HEXPLAIN_ACCESS_LOG:-false}",
            fallbackValue = "true",
            description = "Log each request (also: HEXPLAIN_ACCESS_LOG=true).")
    private boolean logsAccess;

    @Option(
            names = "--log-format",
            paramLabel = "NAME",
            defaultValue = "${env:HEXPLAIN_LOG_FORMAT:-text}",
            description = "Format of log lines: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private LogFormat logFormat = LogFormat.text;

    @Option(
            names = "--max-upload",
            paramLabel = "SIZE",
            defaultValue = "1g",
            converter = ByteCount.class,
            description = "Largest upload: bytes, or with k, m or g (default: ${DEFAULT-VALUE}).")
    private long quota;

    @Mixin
    private BoundsOptions bounds;

    @Mixin
    private StoreOptions storage;

    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        logFormat.choose();
        ServerSettings settings =
                new ServerSettings(host, port, TokenFile.tokenOf(token, tokenFile), logsAccess, Version.text());
        Path data = folder == null ? DataFolder.ofUser(System.getenv(), System.getProperty("user.home")) : folder;
        Inspector inspector = Inspector.open(data, quota, bounds.bounds(), storage.bounds());
        Server server = start(settings, inspector);
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.close();
            inspector.close();
            stopped.countDown();
        }));
        PrintWriter out = spec.commandLine().getOut();
        out.println(server.address());
        out.flush();
        Thread.ofPlatform().daemon().name("warm-up").start(() -> warmUp(inspector));
        stopped.await();
        return 0;
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
