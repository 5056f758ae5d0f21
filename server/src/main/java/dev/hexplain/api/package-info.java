/**
 * The HTTP API, as {@code openapi.yaml} defines it, and the web page. One file a resource;
 * {@link dev.hexplain.api.Problems} is the one place where errors become answers.
 *
 * <p>Start at {@link dev.hexplain.api.Server}. Imports {@code inspect}, whose views are the API's JSON, and
 * {@code bytes} to stream them.
 *
 * <pre>{@code
 * try (Server server = Server.start(settings, inspector)) {
 *     System.out.println(server.address());
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.api;

import org.jspecify.annotations.NullMarked;
