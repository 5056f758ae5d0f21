package dev.hexplain.api.oidc;

/**
 * Somebody who is on the way to the provider and back.
 *
 * @param state that the provider gives back (RFC 6749, section 4.1.1)
 * @param nonce that the ID token has to have
 * @param verifier of which the provider was sent a hash (RFC 7636)
 * @param to path of this server to return to
 * @param until milliseconds since 1970
 */
record Attempt(String state, String nonce, String verifier, String to, long until) {}
