package dev.hexplain.samples;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Tokens as they are sent in headers of HTTP. */
final class TokenSamples {
    private TokenSamples() {}

    static List<Sample> all() {
        return List.of(Sample.of(
                "login.jwt",
                "JSON Web Token, signed",
                "Header, claims and signature in base64url, as a header of HTTP has them.",
                () -> ("Bearer "
                                + signed(
                                        "{\"alg\":\"HS256\",\"typ\":\"JWT\"}",
                                        "{\"sub\":\"ann\",\"roles\":[\"buyer\"],\"iat\":1700000000,\"exp\":1700003600}"))
                        .getBytes(US_ASCII)));
    }

    private static String signed(String header, String payload) throws GeneralSecurityException {
        String content = base64(header.getBytes(UTF_8)) + "." + base64(payload.getBytes(UTF_8));
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec("a key that everybody knows".getBytes(US_ASCII), "HmacSHA256"));
        return content + "." + base64(mac.doFinal(content.getBytes(US_ASCII)));
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
