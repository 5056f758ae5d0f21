/**
 * one-nio: output of its {@code Serializer}, decoded without any class. In a persisted stream objects contain the
 * description of their class ({@link dev.hexplain.decoders.onenio.OneNioPersist}); otherwise they have a class number,
 * a digest of that description, which can be computed from a class list ({@link dev.hexplain.decoders.onenio.OneNio}).
 * Both share one grammar.
 *
 * <p>There is no specification: {@code formats/jvm/one_nio_persist.md} documents the format. Imports {@code bytes},
 * {@code tree}, {@code decode}, {@code decode.documents}, {@code decode.classes} and {@code decode.schema}.
 *
 * <pre>{@code
 * Decoder decoder = new OneNio().with(Schema.of("order", "", "class ObjectToBeSerialised { long sourceId; }"));
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.onenio;

import org.jspecify.annotations.NullMarked;
