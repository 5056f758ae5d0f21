package dev.hexplain.api.oidc;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
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
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The provider. What it says of itself (OpenID Connect Discovery 1.0) is asked for when somebody signs in, and again after a
 * while: it need not be there when the server starts.
 */
final class OidcProvider {
    private static final int CONNECTS_WITHIN_MILLIS = 5_000;
    private static final int ANSWERS_WITHIN_MILLIS = 10_000;
    private static final int LARGEST_KEYS = 1 << 20;
    private static final Duration KNOWN_FOR = Duration.ofHours(1);
    private static final Duration ASKED_AGAIN_AFTER = Duration.ofSeconds(5);

    private final OidcSettings settings;
    private @Nullable Known known;
    /** Until then it is not asked: people wait for no answer. */
    private long silentUntil = System.nanoTime();

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
        try {
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
            return person((OIDCTokenResponse) response.toSuccessResponse(), provider, attempt);
        } catch (IOException | GeneralException e) {
            throw new SignInFailed(Reason.PROVIDER, "the provider's answer to a code cannot be used", e);
        }
    }

    private Person person(OIDCTokenResponse tokens, Known provider, Attempt attempt) throws SignInFailed {
        try {
            IDTokenClaimsSet claims = new IDTokenValidator(
                            new Issuer(settings.issuer()),
                            new ClientID(settings.clientId()),
                            new JWSVerificationKeySelector<>(JWSAlgorithm.Family.SIGNATURE, provider.keys()),
                            null)
                    .validate(tokens.getOIDCTokens().getIDToken(), new Nonce(attempt.nonce()));
            List<String> groups = Optional.ofNullable(claims.getStringListClaim(settings.groupsClaim()))
                    .orElse(List.of());
            return new Person(name(claims), groups);
        } catch (BadJOSEException | JOSEException e) {
            throw new SignInFailed(Reason.PROVIDER, "the provider's ID token is not valid", e);
        }
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
            OIDCProviderMetadata metadata = OIDCProviderMetadata.resolve(
                    new Issuer(settings.issuer()), CONNECTS_WITHIN_MILLIS, ANSWERS_WITHIN_MILLIS);
            JWKSource<SecurityContext> keys = JWKSourceBuilder.create(
                            metadata.getJWKSetURI().toURL(),
                            new DefaultResourceRetriever(CONNECTS_WITHIN_MILLIS, ANSWERS_WITHIN_MILLIS, LARGEST_KEYS))
                    .retrying(true)
                    .build();
            Known now = new Known(metadata, keys, System.nanoTime() + KNOWN_FOR.toNanos());
            known = now;
            return now;
        } catch (IOException | GeneralException e) {
            if (before != null) {
                return before; // its endpoints rarely move
            }
            silentUntil = System.nanoTime() + ASKED_AGAIN_AFTER.toNanos();
            throw new SignInFailed(Reason.PROVIDER, "the provider does not say what it is", e);
        }
    }
}
