package dev.hexplain.api.oidc;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.jwt.proc.BadJWTException;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientAuthentication;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import dev.hexplain.api.oidc.SignInFailed.Reason;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * The provider. Its metadata (OpenID Connect Discovery 1.0) is asked for at each sign-in, and again after a
 * while: it need not be there when the server starts.
 */
final class OidcProvider {
    private static final int CONNECTS_WITHIN_MILLIS = 5_000;
    private static final int ANSWERS_WITHIN_MILLIS = 10_000;
    private static final int LARGEST_KEYS = 1 << 20;

    /** For all of one question: the others bound the silence between two bytes, and there may be many bytes. */
    private static final Duration WITHIN = Duration.ofSeconds(12);

    /** By how much clocks may differ. */
    private static final Duration SKEW = Duration.ofMinutes(1);

    private static final Duration KNOWN_FOR = Duration.ofHours(1);
    private static final Duration ASKED_AGAIN_AFTER = Duration.ofSeconds(5);

    private final OidcSettings settings;
    private @Nullable Known known;
    /** Until then it is not asked: people wait for no answer. */
    private long silentUntil = System.nanoTime();
    /** Until then its keys are not fetched anew, whatever tokens say. */
    private long renewedUntil = System.nanoTime();

    /** What the provider says of itself, and its keys, which are fetched again where a token names another one. */
    private record Known(OIDCProviderMetadata metadata, JWKSource<SecurityContext> keys, long until) {}

    OidcProvider(OidcSettings settings) {
        this.settings = settings;
    }

    /** Where a browser is sent to, to come back with a code. */
    URI authorization(Attempt attempt) throws SignInFailed {
        return new AuthenticationRequest.Builder(
                        ResponseType.CODE,
                        new Scope(settings.scopes().toArray(String[]::new)),
                        new ClientID(settings.clientId()),
                        settings.returnAddress())
                .endpointURI(known().metadata().getAuthorizationEndpointURI())
                .state(new State(attempt.state()))
                .nonce(new Nonce(attempt.nonce()))
                .codeChallenge(new CodeVerifier(attempt.verifier()), CodeChallengeMethod.S256)
                .build()
                .toURI();
    }

    /** Who it is, by a code that the provider gave to the browser. */
    Person person(String code, Attempt attempt) throws SignInFailed {
        Known provider = known();
        OIDCTokenResponse tokens =
                asked("the provider's answer to a code cannot be used", () -> tokens(code, attempt, provider));
        return asked("the provider's ID token is not valid", () -> person(tokens, provider, attempt));
    }

    private OIDCTokenResponse tokens(String code, Attempt attempt, Known provider)
            throws IOException, GeneralException, SignInFailed {
        HTTPRequest request = new TokenRequest.Builder(
                        provider.metadata().getTokenEndpointURI(),
                        authentication(provider.metadata()),
                        new AuthorizationCodeGrant(
                                new AuthorizationCode(code),
                                settings.returnAddress(),
                                new CodeVerifier(attempt.verifier())))
                .build()
                .toHTTPRequest();
        request.setConnectTimeout(CONNECTS_WITHIN_MILLIS);
        request.setReadTimeout(ANSWERS_WITHIN_MILLIS);
        TokenResponse response = OIDCTokenResponseParser.parse(request.send());
        if (!response.indicatesSuccess()) {
            throw new SignInFailed(
                    Reason.PROVIDER,
                    "the provider gave no token: "
                            + response.toErrorResponse().getErrorObject().toJSONObject());
        }
        return (OIDCTokenResponse) response.toSuccessResponse();
    }

    /** A signature by no known key may be one of a key that came meanwhile, perhaps under the old name. */
    private Person person(OIDCTokenResponse tokens, Known provider, Attempt attempt)
            throws BadJOSEException, JOSEException, SignInFailed {
        try {
            return person(claims(tokens, provider, attempt));
        } catch (BadJWTException wrongClaims) {
            throw wrongClaims;
        } catch (BadJOSEException | JOSEException wrongKeys) {
            Known now = renewed(provider);
            if (now.keys().equals(provider.keys())) {
                throw wrongKeys;
            }
            return person(claims(tokens, now, attempt));
        }
    }

    private IDTokenClaimsSet claims(OIDCTokenResponse tokens, Known provider, Attempt attempt)
            throws BadJOSEException, JOSEException {
        IDTokenValidator validator = new IDTokenValidator(
                new Issuer(settings.issuer()),
                new ClientID(settings.clientId()),
                new JWSVerificationKeySelector<>(JWSAlgorithm.Family.SIGNATURE, provider.keys()),
                null);
        validator.setMaxClockSkew((int) SKEW.toSeconds());
        IDTokenClaimsSet claims = validator.validate(tokens.getOIDCTokens().getIDToken(), new Nonce(attempt.nonce()));
        Date begins = claims.getDateClaim("nbf"); // RFC 7519, section 4.1.5
        if (begins != null && begins.toInstant().isAfter(Instant.now().plus(SKEW))) {
            throw new BadJWTException("it is valid from " + begins.toInstant() + " on: do the clocks differ?");
        }
        return claims;
    }

    private Person person(IDTokenClaimsSet claims) {
        List<String> groups = Optional.ofNullable(claims.getStringListClaim(settings.groupsClaim()))
                .orElse(List.of());
        return new Person(name(claims), groups);
    }

    /** Asks the provider, and waits for all of its answer no longer than {@link #WITHIN}. */
    private static <T> T asked(String failed, Callable<T> question) throws SignInFailed {
        FutureTask<T> answer = new FutureTask<>(question);
        Thread asking = Thread.ofVirtual().name("oidc-provider").start(answer);
        try {
            return answer.get(WITHIN.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof SignInFailed known
                    ? known
                    : new SignInFailed(Reason.PROVIDER, failed, reason(e));
        } catch (TimeoutException slow) {
            throw new SignInFailed(
                    Reason.PROVIDER, "%s: no whole answer within %d s".formatted(failed, WITHIN.toSeconds()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SignInFailed(Reason.PROVIDER, failed, e);
        } finally {
            asking.interrupt(); // closes its connection
        }
    }

    private static Exception reason(ExecutionException failure) {
        return failure.getCause() instanceof Exception cause ? cause : failure;
    }

    /** An address that the provider does not vouch for is nobody's (OpenID Connect Core 1.0, section 5.1). */
    private String name(IDTokenClaimsSet claims) {
        boolean vouched =
                !settings.userClaim().equals("email") || Boolean.TRUE.equals(claims.getBooleanClaim("email_verified"));
        return Optional.ofNullable(claims.getStringClaim(settings.userClaim()))
                .filter(_ -> vouched)
                .orElseGet(() -> claims.getSubject().getValue());
    }

    private ClientAuthentication authentication(OIDCProviderMetadata metadata) {
        ClientID id = new ClientID(settings.clientId());
        Secret secret = new Secret(settings.clientSecret());
        List<ClientAuthenticationMethod> methods = Optional.ofNullable(metadata.getTokenEndpointAuthMethods())
                .orElse(List.of(ClientAuthenticationMethod.CLIENT_SECRET_BASIC));
        return methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_BASIC)
                ? new ClientSecretBasic(id, secret)
                : new ClientSecretPost(id, secret);
    }

    private synchronized Known known() throws SignInFailed {
        Known before = known;
        if (before != null && System.nanoTime() - before.until() < 0) {
            return before;
        }
        if (System.nanoTime() - silentUntil < 0) {
            throw new SignInFailed(Reason.PROVIDER, "the provider did not answer a moment ago");
        }
        try {
            Known now = asked("the provider does not say what it is", this::introduced);
            known = now;
            return now;
        } catch (SignInFailed failed) {
            if (before != null) {
                Known still =
                        new Known(before.metadata(), before.keys(), System.nanoTime() + ASKED_AGAIN_AFTER.toNanos());
                known = still; // its endpoints rarely move
                return still;
            }
            silentUntil = System.nanoTime() + ASKED_AGAIN_AFTER.toNanos();
            throw failed;
        }
    }

    private Known introduced() throws IOException, GeneralException {
        OIDCProviderMetadata metadata = OIDCProviderMetadata.resolve(
                new Issuer(settings.issuer()), CONNECTS_WITHIN_MILLIS, ANSWERS_WITHIN_MILLIS);
        JWKSource<SecurityContext> keys = JWKSourceBuilder.create(
                        metadata.getJWKSetURI().toURL(),
                        new DefaultResourceRetriever(CONNECTS_WITHIN_MILLIS, ANSWERS_WITHIN_MILLIS, LARGEST_KEYS))
                .retrying(true)
                .build();
        return new Known(metadata, keys, System.nanoTime() + KNOWN_FOR.toNanos());
    }

    /** The provider as it is now, unless it was asked a moment ago. */
    private synchronized Known renewed(Known before) throws SignInFailed {
        Known now = known();
        if (!before.keys().equals(now.keys()) || System.nanoTime() - renewedUntil < 0) {
            return now;
        }
        renewedUntil = System.nanoTime() + ASKED_AGAIN_AFTER.toNanos();
        known = new Known(now.metadata(), now.keys(), System.nanoTime());
        return known();
    }
}
