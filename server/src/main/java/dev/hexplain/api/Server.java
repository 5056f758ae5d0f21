package dev.hexplain.api;

import dev.hexplain.api.oidc.SignIn;
import dev.hexplain.batch.questions.TableCases;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.access.Caller;
import dev.hexplain.inspect.work.Asker;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.SizeUnit;
import io.javalin.router.Endpoint;
import io.javalin.router.HandlerWrapper;
import io.javalin.util.JavalinLogger;
import java.io.IOException;
import java.net.BindException;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;

/** The running HTTP server. Closing it lets requests under way end first. */
public final class Server implements AutoCloseable {
    private static final long STOPS_WITHIN_MILLIS = 5_000;

    /** Connections that may wait to be taken: the system's own bound is what counts, where that is lower. */
    private static final int LARGEST_BACKLOG = 4096;

    /** Room for the longest path of a field, every character of it escaped. */
    private static final int LARGEST_REQUEST_HEAD = 1 << 16;

    /** Headers that a connection keeps for its next request: they save little, and the index of them takes 100 KB. */
    private static final int NO_HEADERS = 0;

    private final Javalin javalin;
    private final ServerSettings settings;

    private Server(Javalin javalin, ServerSettings settings) {
        this.javalin = javalin;
        this.settings = settings;
    }

    /**
     * Starts serving a data folder, which stays the caller's to close.
     *
     * @throws IOException where nothing can listen there, most likely because something does already
     */
    public static Server start(ServerSettings settings, Inspector inspector) throws IOException {
        return start(settings, inspector, endpoint -> endpoint.handler);
    }

    /** @param handlers of routes, and of what comes before and after them */
    static Server start(ServerSettings settings, Inspector inspector, HandlerWrapper handlers) throws IOException {
        if (settings.needsToken() && !inspector.access().any()) {
            throw new IllegalArgumentException("Listening on " + settings.host()
                    + " lets others in: choose a token with HEXPLAIN_TOKEN or --token-file, make one with `hexplain token"
                    + " create`, or leave --host at 127.0.0.1");
        }
        Javalin javalin = Javalin.create(config -> {
            config.router.handlerWrapper(endpoint -> Problems.coming(handlers.wrap(endpoint)));
            config.router.javaLangErrorHandler(Problems::last);
            configure(config, settings, inspector);
        });
        HeadRoutes.add(javalin.unsafe.internalRouter);
        JavalinLogger.enabled = false; // a failed start is said in one line, by who wanted it
        try {
            javalin.start();
        } catch (RuntimeException e) {
            javalin.stop();
            throw cannotListen(settings, e);
        } finally {
            JavalinLogger.enabled = true;
        }
        return new Server(javalin, settings);
    }

    private static IOException cannotListen(ServerSettings settings, RuntimeException failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException) {
                return new IOException(
                        "Port %d of %s is taken: stop what listens there, or choose another with --port"
                                .formatted(settings.port(), settings.host()),
                        failure);
            }
        }
        return new IOException("Cannot listen on %s: %s".formatted(settings.host(), failure.getMessage()), failure);
    }

    private static void configure(JavalinConfig config, ServerSettings settings, Inspector inspector) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.http.prefer405over404 = true;
        config.appData(ListedStream.WORK, inspector.otherWork());
        config.http.compressionStrategy = CompressionStrategy.GZIP;
        config.jetty.multipartConfig.cacheDirectory(inspector.dumps().incoming().toString());
        config.jetty.multipartConfig.maxFileSize(inspector.dumps().quota(), SizeUnit.BYTES);
        config.jetty.multipartConfig.maxTotalRequestSize(
                inspector.dumps().quota() + MultipartFile.OVERHEAD, SizeUnit.BYTES);
        ClientThrottle clients = new ClientThrottle(settings.limits(), inspector.metrics(), System::nanoTime);
        AccessLog traffic = new AccessLog(inspector.metrics(), clients, settings.logsAccess());
        config.jetty.modifyHttpConfiguration(http -> configure(http, traffic));
        config.jetty.modifyServer(server -> {
            server.setStopTimeout(STOPS_WITHIN_MILLIS);
            server.setRequestLog(traffic);
        });
        config.jetty.addConnector((server, http) -> connector(settings, server, http));
        traffic.follow(config.routes);
        route(config, settings, inspector, clients);
        AccessLog.leave(config.routes);
    }

    private static void configure(HttpConfiguration http, AccessLog traffic) {
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(LARGEST_REQUEST_HEAD);
        http.setHeaderCacheSize(NO_HEADERS);
        http.addCustomizer(new SecurityHeaders());
        http.addCustomizer(new AcceptedEncodings());
        http.addCustomizer(traffic);
    }

    private static ServerConnector connector(
            ServerSettings settings, org.eclipse.jetty.server.Server server, HttpConfiguration http) {
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setAcceptQueueSize(LARGEST_BACKLOG);
        ConnectionLimit.limit(connector);
        return connector;
    }

    private static void route(
            JavalinConfig config, ServerSettings settings, Inspector inspector, ClientThrottle clients) {
        Optional<SignIn> signIn = settings.oidc()
                .map(oidc -> new SignIn(oidc, (ctx, caller) -> ctx.attribute(AccessGuard.CALLER, caller)));
        AccessGuard guard = new AccessGuard(
                settings.loopback(),
                settings.token(),
                new TrustedProxies(settings.proxies()),
                signIn,
                inspector.access(),
                new TokenThrottle(System::nanoTime),
                clients,
                new LeavingClients(),
                inspector.metrics());
        config.routes.before(ctx -> {
            ctx.header("Cache-Control", "no-store");
            guard.check(ctx);
            RequestBodies.requireKnownType(ctx);
        });
        config.routes.beforeMatched(AccessGuard::enterSpace);
        config.routes.after(ctx -> {
            clients.leave(ctx);
            Caller.leave();
            Asker.leave();
        });
        signIn.ifPresent(each -> each.add(config.routes));
        Problems.map(config.routes);
        new AuditTrail(inspector.audit()).add(config.routes);
        TaggedAnswers tagged = new TaggedAnswers(inspector.metrics(), guard::asksForToken);
        TreeAnswers answers = new TreeAnswers(inspector.trees(), tagged);
        // Paths are compared in this order: those that are asked for most come first.
        new TreeRoutes(inspector.trees(), answers).add(config.routes);
        new HealthRoutes(inspector.readiness(), inspector.metrics(), settings.version()).add(config.routes);
        new CatalogueRoutes(inspector.dumps()).add(config.routes);
        new FormatRoutes(inspector.formats()).add(config.routes);
        new EncodingRoutes(inspector.encodings(), inspector.classes(), inspector.dumps()).add(config.routes);
        new PopulationRoutes(inspector.populations()).add(config.routes);
        new LayoutRoutes(inspector.layouts()).add(config.routes);
        new TimingRoutes(inspector.timings(), settings.timings()).add(config.routes);
        new SchemaRoutes(inspector.formats()).add(config.routes);
        new StorageRoutes(inspector).add(config.routes);
        new WorkRoutes(inspector).add(config.routes);
        config.routes.get(
                "/api/v1/spaces",
                ctx -> JsonBodies.answer(
                        ctx, inspector.access().spaces(AccessGuard.caller(ctx), AccessGuard.isSignedIn(ctx))));
        new DumpRoutes(inspector).add(config.routes);
        new NoteRoutes(inspector.notes()).add(config.routes);
        TableCases tables = new TableCases(inspector.dumps(), inspector.questions());
        config.events.serverStopping(tables::close);
        inspector.metrics().watchResident("questions", tables::memory);
        new TableRoutes(tables).add(config.routes);
        new FlexibilityRoutes(inspector.flexibility(), tagged).add(config.routes);
        new SharingRoutes(inspector.sharing(), inspector.dumps()).add(config.routes);
        new EditRoutes(inspector.edits()).add(config.routes);
        new RangeRoutes(inspector.trees(), answers).add(config.routes);
        new StreamRoutes(inspector, answers).add(config.routes);
        new CaptureRoutes(inspector.captures()).add(config.routes);
        new MessageRoutes(inspector.messages()).add(config.routes);
        new PageRoutes().add(config.routes);
    }

    /** All routes, and what comes before and after them. */
    List<Endpoint> endpoints() {
        return javalin.unsafe.internalRouter.allHttpHandlers().stream()
                .map(each -> each.endpoint)
                .toList();
    }

    public int port() {
        return javalin.port();
    }

    /** The address to open in a browser: {@code http://127.0.0.1:8080}. */
    public String address() {
        String host = settings.host().contains(":") ? "[" + settings.host() + "]" : settings.host();
        return "http://" + host + ":" + port();
    }

    @Override
    public void close() {
        javalin.stop();
    }
}
