package dev.hexplain.api.oidc;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.Nonce;
import dev.hexplain.api.oidc.SignInFailed.Reason;
import dev.hexplain.inspect.access.Caller;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Signs people in by an OpenID provider, and out again. */
public final class SignIn {
    /** Where a browser goes to sign in; {@code to} is the path to return to. */
    public static final String PATH = "/sign-in";

    /** Where the provider sends it back to. */
    static final String RETURN = "/signed-in";

    private static final String OUT = "/sign-out";
    private static final Logger LOG = LoggerFactory.getLogger(SignIn.class);
    private static final JsonMapper JSON = new JsonMapper();
    private static final Duration ATTEMPT = Duration.ofMinutes(10);

    private static final int LONGEST_IN_LOG = 60;

    /** A path of this server, and no address of another one that looks like one. */
    private static final Pattern LOCAL = Pattern.compile("/(?![/\\\\])[\\x21-\\x7E]{0,2000}");

    /** Characters of the names of groups that a cookie has room for: browsers keep 4,096 bytes. */
    private static final int MOST_OF_GROUPS = 2000;

    private final OidcSettings settings;
    private final BiConsumer<Context, Caller> arrived;
    private final OidcProvider provider;
    private final Sealed<Attempt> attempts;
    private final Sealed<Session> sessions;

    /**
     * Somebody who is signed in.
     *
     * @param until milliseconds since 1970
     */
    private record Session(String name, List<String> groups, long until) {}

    /** A cookie that says a record in JSON. */
    private record Sealed<T>(SealedTexts texts, String cookie, Class<T> kind) {
        Optional<T> read(@Nullable String value) {
            return Optional.ofNullable(value).flatMap(texts::open).flatMap(this::parsed);
        }

        private Optional<T> parsed(String json) {
            try {
                return Optional.of(JSON.readValue(json, kind));
            } catch (JsonProcessingException ofAnotherVersion) {
                return Optional.empty();
            }
        }

        String written(T value) {
            try {
                return texts.seal(JSON.writeValueAsString(value));
            } catch (JsonProcessingException e) {
                throw new IllegalStateException("A record of texts is JSON", e);
            }
        }
    }

    /** @param arrived called with who signed in */
    public SignIn(OidcSettings settings, BiConsumer<Context, Caller> arrived) {
        this.settings = settings;
        this.arrived = arrived;
        this.provider = new OidcProvider(settings);
        // A cookie of that prefix comes from this host by HTTPS (RFC 6265bis, section 4.1.3).
        String prefix = settings.isHttps() ? "__Host-hexplain" : "hexplain";
        this.attempts =
                new Sealed<>(new SealedTexts(settings.clientSecret(), "attempt"), prefix + "-attempt", Attempt.class);
        this.sessions =
                new Sealed<>(new SealedTexts(settings.clientSecret(), "session"), prefix + "-session", Session.class);
    }

    public void add(RoutesConfig routes) {
        routes.get(PATH, this::begin);
        routes.get(RETURN, this::finish);
        routes.post(OUT, this::leave);
    }

    /** Who asks; empty where nobody is signed in, any more. */
    public Optional<Caller> caller(Context ctx) {
        return sessions.read(ctx.cookie(sessions.cookie()))
                .filter(session -> isFuture(session.until()))
                .flatMap(session -> settings.rules().caller(session.name(), session.groups()));
    }

    private static boolean isFuture(long millis) {
        return Instant.now().toEpochMilli() < millis;
    }

    private static long after(Duration time) {
        return Instant.now().plus(time).toEpochMilli();
    }

    private void begin(Context ctx) {
        Attempt attempt = new Attempt(
                new State().getValue(),
                new Nonce().getValue(),
                new CodeVerifier().getValue(),
                local(ctx.queryParam("to")),
                after(ATTEMPT));
        try {
            String address = provider.authorization(attempt).toString();
            keep(ctx, attempts.cookie(), attempts.written(attempt), ATTEMPT);
            ctx.redirect(address);
        } catch (SignInFailed failed) {
            fail(ctx, failed);
        }
    }

    private static String local(@Nullable String path) {
        return path != null && LOCAL.matcher(path).matches() ? path : "/";
    }

    private void finish(Context ctx) {
        try {
            Attempt attempt = attempts.read(ctx.cookie(attempts.cookie()))
                    .filter(begun -> isFuture(begun.until()))
                    .filter(begun -> isSame(begun.state(), ctx.queryParam("state")))
                    .orElseThrow(() -> new SignInFailed(Reason.EXPIRED, "it did not begin here, or too long ago"));
            forget(ctx, attempts.cookie());
            String code = ctx.queryParam("code");
            if (code == null) {
                throw new SignInFailed(
                        Reason.REFUSED, "the provider says `%s`".formatted(forLog(ctx.queryParam("error"))));
            }
            Person person = provider.person(code, attempt);
            Caller caller = settings.rules()
                    .caller(person.name(), person.groups())
                    .orElseThrow(() -> new SignInFailed(
                            Reason.NOBODY, "`%s` may do nothing here".formatted(forLog(person.name()))));
            Session session = new Session(person.name(), fitting(person.groups()), after(settings.lasts()));
            keep(ctx, sessions.cookie(), sessions.written(session), settings.lasts());
            arrived.accept(ctx, caller);
            ctx.redirect(attempt.to());
        } catch (SignInFailed failed) {
            fail(ctx, failed);
        }
    }

    /** The beginning of a text that somebody else wrote. */
    private static String forLog(@Nullable String text) {
        String plain = String.valueOf(text).replaceAll("[^\\p{L}\\p{N} @._+-]", "?");
        return plain.substring(0, Math.min(LONGEST_IN_LOG, plain.length()));
    }

    /** Compares in constant time, wherever the two differ. */
    private static boolean isSame(String one, @Nullable String other) {
        return other != null && MessageDigest.isEqual(one.getBytes(UTF_8), other.getBytes(UTF_8));
    }

    /** Groups that mean something first; of the others as many as fit. */
    private List<String> fitting(List<String> groups) {
        List<String> ordered = new ArrayList<>(
                groups.stream().filter(settings.rules().groups()::containsKey).toList());
        groups.stream()
                .filter(Caller::isSpace)
                .filter(each -> !ordered.contains(each))
                .forEach(ordered::add);
        int room = MOST_OF_GROUPS;
        List<String> fitting = new ArrayList<>();
        for (String group : ordered) {
            room -= group.length();
            if (room >= 0) {
                fitting.add(group);
            }
        }
        if (fitting.size() < ordered.size()) {
            LOG.warn("Of {} groups of somebody who signed in, {} fit into a cookie", ordered.size(), fitting.size());
        }
        return fitting;
    }

    /** The page says it in its words. */
    private static void fail(Context ctx, SignInFailed failed) {
        LOG.warn("Somebody could not sign in: {}", failed.getMessage());
        ctx.redirect("/?sign-in=" + failed.reason().id());
    }

    private void leave(Context ctx) {
        forget(ctx, sessions.cookie());
        ctx.status(204);
    }

    private void keep(Context ctx, String name, String value, Duration time) {
        ctx.cookie(new Cookie(name, value, "/", (int) time.toSeconds(), settings.isHttps(), true, null, SameSite.LAX));
    }

    private void forget(Context ctx, String name) {
        keep(ctx, name, "", Duration.ZERO);
    }
}
