package dev.hexplain.decoders.jwt;

import java.util.List;

/** The parts of a token, each in base64url, in the order of the compact serialization. */
enum JwtPart {
    HEADER,
    PAYLOAD,
    SIGNATURE,
    ENCRYPTED_KEY,
    INITIALIZATION_VECTOR,
    CIPHERTEXT,
    AUTHENTICATION_TAG;

    /** RFC 7515, section 7.1. */
    private static final List<JwtPart> SIGNED = List.of(HEADER, PAYLOAD, SIGNATURE);

    /** RFC 7516, section 7.1. */
    private static final List<JwtPart> ENCRYPTED =
            List.of(HEADER, ENCRYPTED_KEY, INITIALIZATION_VECTOR, CIPHERTEXT, AUTHENTICATION_TAG);

    /** The parts of a token with so many. */
    static List<JwtPart> of(int count) {
        return count > SIGNED.size() ? ENCRYPTED : SIGNED;
    }
}
