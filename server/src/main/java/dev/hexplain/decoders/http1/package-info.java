/**
 * HTTP/1.0 and 1.1 (RFC 9110, RFC 9112), one direction of a connection: requests or responses, from its start or from
 * the middle.
 *
 * <p>{@link dev.hexplain.decoders.http1.Http1} is the entry. {@code HttpGrammar} reads messages; {@code HttpStartLine}
 * finds their starts, {@code HttpHeaderLines} reads headers into {@code HttpFraming}, {@code HttpBody} reads bodies.
 * Imports {@code decode} and what that imports.
 *
 * <pre>{@code
 * FieldTree tree = new Http1(webSocket).decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("message[0].headers.Content-Type");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.http1;

import org.jspecify.annotations.NullMarked;
