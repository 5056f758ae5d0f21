package dev.hexplain.decoders.jwt;

import java.util.Base64;
import java.util.Optional;

/** Base64url without padding (RFC 4648, section 5; RFC 7515, section 2). */
final class Base64Url {
    private Base64Url() {}

    /** The bytes; empty where the text is none. */
    static Optional<byte[]> decoded(String text) {
        try {
            return Optional.of(Base64.getUrlDecoder().decode(text));
        } catch (IllegalArgumentException notBase64) {
            return Optional.empty();
        }
    }
}
