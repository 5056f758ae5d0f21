package dev.hexplain.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** An OpenID provider that signs in whoever a test says, and checks what its client sends. */
final class OidcProviderOfTest implements AutoCloseable {
    static final String CLIENT = "hexplain";
    static final String SECRET = "a client secret that nobody knows";

    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpServer server;
    private final Map<String, Map<String, String>> codes = new ConcurrentHashMap<>();

    /** What is done to the claims of the next ID tokens. */
    UnaryOperator<JWTClaimsSet.Builder> claims = all -> all;

    /** Whether tokens are signed, by the key that the provider publishes. */
    boolean signs = true;

    RSAKey signer;

    /** The name of the key that tokens say. */
    String keyName = "one";

    /** The keys that it publishes. */
    private RSAKey published;

    /** How it answers at an address; empty for as it should. */
    final Map<String, HttpHandler> instead = new ConcurrentHashMap<>();

    OidcProviderOfTest() throws IOException, JOSEException {
        rotate("one");
        server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        serve("/.well-known/openid-configuration", exchange -> answer(exchange, metadata()));
        serve("/keys", exchange -> answer(exchange, new JWKSet(published.toPublicJWK()).toJSONObject()));
        serve("/token", this::token);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
    }

    private void serve(String path, HttpHandler usual) {
        server.createContext(path, exchange -> instead.getOrDefault(path, usual).handle(exchange));
    }

    /** Signs with a new key from now on, and publishes that alone. */
    void rotate(String name) throws JOSEException {
        published = new RSAKeyGenerator(2048).keyID(name).generate();
        signer = published;
        keyName = name;
    }

    String issuer() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private Map<String, Object> metadata() {
        return Map.of(
                "issuer", issuer(),
                "authorization_endpoint", issuer() + "/authorize",
                "token_endpoint", issuer() + "/token",
                "jwks_uri", issuer() + "/keys",
                "response_types_supported", List.of("code"),
                "subject_types_supported", List.of("public"),
                "id_token_signing_alg_values_supported", List.of("RS256"));
    }

    /** What a person does there: the address that the browser is sent back to. */
    URI signIn(URI authorization) {
        Map<String, String> asked = parameters(authorization.getRawQuery());
        if (!asked.get("response_type").equals("code")
                || !asked.get("client_id").equals(CLIENT)
                || !asked.get("code_challenge_method").equals("S256")
                || !List.of(asked.get("scope").split(" ")).contains("openid")) {
            throw new AssertionError(asked.toString());
        }
        String code = UUID.randomUUID().toString();
        codes.put(code, asked);
        return URI.create("%s?code=%s&state=%s".formatted(asked.get("redirect_uri"), code, asked.get("state")));
    }

    private void token(HttpExchange exchange) throws IOException {
        Map<String, String> sent =
                parameters(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        Map<String, String> asked = codes.remove(sent.get("code")); // once
        boolean known = asked != null
                && exchange.getRequestHeaders().getFirst("Authorization").equals(basic())
                && sent.get("redirect_uri").equals(asked.get("redirect_uri"))
                && challenge(sent.get("code_verifier")).equals(asked.get("code_challenge"));
        if (!known) {
            send(exchange, 400, Map.of("error", "invalid_grant"));
            return;
        }
        answer(exchange, Map.of("access_token", "a", "token_type", "Bearer", "id_token", idToken(asked.get("nonce"))));
    }

    private static String basic() {
        String both = java.net.URLEncoder.encode(CLIENT, StandardCharsets.UTF_8)
                + ":"
                + java.net.URLEncoder.encode(SECRET, StandardCharsets.UTF_8);
        return "Basic " + Base64.getEncoder().encodeToString(both.getBytes(StandardCharsets.UTF_8));
    }

    private static String challenge(String verifier) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(StandardCharsets.US_ASCII));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private String idToken(String nonce) {
        JWTClaimsSet all = claims.apply(new JWTClaimsSet.Builder()
                        .issuer(issuer())
                        .audience(CLIENT)
                        .subject("4711")
                        .claim("nonce", nonce)
                        .claim("email", "anna@example.org")
                        .claim("email_verified", true)
                        .issueTime(new Date())
                        .expirationTime(Date.from(Instant.now().plusSeconds(300))))
                .build();
        if (!signs) {
            return new PlainJWT(all).serialize();
        }
        try {
            SignedJWT token = new SignedJWT(
                    new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(keyName).build(), all);
            token.sign(new RSASSASigner(signer));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    static Map<String, String> parameters(String query) {
        return List.of(query.split("&")).stream()
                .map(each -> each.split("=", 2))
                .collect(Collectors.toMap(each -> each[0], each -> URLDecoder.decode(each[1], StandardCharsets.UTF_8)));
    }

    private static void answer(HttpExchange exchange, Map<String, ?> body) throws IOException {
        send(exchange, 200, body);
    }

    private static void send(HttpExchange exchange, int status, Map<String, ?> body) throws IOException {
        byte[] bytes = JSON.writeValueAsBytes(body);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
