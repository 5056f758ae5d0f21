package dev.hexplain.api.oidc;

import com.nimbusds.jose.EncryptionMethod;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWEAlgorithm;
import com.nimbusds.jose.JWEHeader;
import com.nimbusds.jose.JWEObject;
import com.nimbusds.jose.Payload;
import com.nimbusds.jose.crypto.DirectDecrypter;
import com.nimbusds.jose.crypto.DirectEncrypter;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.text.ParseException;
import java.util.Optional;
import javax.crypto.KDF;
import javax.crypto.SecretKey;
import javax.crypto.spec.HKDFParameterSpec;

/**
 * Texts that a browser keeps, and only servers with the same secret can read and write: each is a JSON Web Encryption
 * (RFC 7516, {@code dir} with A256GCM) under a key derived from the secret (HKDF, RFC 5869).
 */
final class SealedTexts {
    private static final int KEY_BYTES = 32;
    private static final JWEHeader HEADER = new JWEHeader.Builder(JWEAlgorithm.DIR, EncryptionMethod.A256GCM).build();

    private final SecretKey key;

    /** @param purpose texts of one are none of another */
    SealedTexts(String secret, String purpose) {
        this.key = key(secret, purpose);
    }

    private static SecretKey key(String secret, String purpose) {
        try {
            return KDF.getInstance("HKDF-SHA256")
                    .deriveKey(
                            "AES",
                            HKDFParameterSpec.ofExtract()
                                    .addIKM(secret.getBytes(StandardCharsets.UTF_8))
                                    .thenExpand(("hexplain " + purpose).getBytes(StandardCharsets.UTF_8), KEY_BYTES));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every JDK from 25 on has HKDF", e);
        }
    }

    String seal(String text) {
        try {
            JWEObject sealed = new JWEObject(HEADER, new Payload(text));
            sealed.encrypt(new DirectEncrypter(key));
            return sealed.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException("The key fits its method", e);
        }
    }

    /** What was sealed; empty where that was something else, or elsewhere. */
    Optional<String> open(String sealed) {
        try {
            JWEObject object = JWEObject.parse(sealed);
            boolean own = JWEAlgorithm.DIR.equals(object.getHeader().getAlgorithm())
                    && EncryptionMethod.A256GCM.equals(object.getHeader().getEncryptionMethod());
            if (!own) {
                return Optional.empty();
            }
            object.decrypt(new DirectDecrypter(key));
            return Optional.of(object.getPayload().toString());
        } catch (ParseException | JOSEException notOurs) {
            return Optional.empty();
        }
    }
}
