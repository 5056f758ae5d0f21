/**
 * JSON Web Tokens: the compact serializations of JWS and JWE.
 *
 * <p>{@link dev.hexplain.decoders.jwt.Jwt} is the entry. Imports {@code decode} and what that imports.
 *
 * <pre>{@code
 * Decoder tokens = new Jwt();
 * tokens.decode(source, options, storage, Progress.NONE).find("token[0].payload");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.jwt;

import org.jspecify.annotations.NullMarked;
