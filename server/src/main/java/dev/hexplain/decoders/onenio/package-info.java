/**
 * one-nio: what its {@code Serializer} writes, read without any class. In a persisted stream each object brings the
 * description of its class ({@link dev.hexplain.decoders.onenio.OneNioPersist}); otherwise a number stands for the class,
 * which is a digest of that description, so that a class list is enough to find it
 * ({@link dev.hexplain.decoders.onenio.OneNio}). Both share one grammar.
 *
 * <p>There is no specification: {@code formats/jvm/one_nio_persist.md} says what was learnt. Imports {@code bytes},
 * {@code tree}, {@code decode}, {@code decode.documents}, {@code decode.classes} and {@code decode.schema}.
 *
 * <pre>{@code
 * Decoder decoder = new OneNio().with(Schema.of("order", "", "class ObjectToBeSerialised { long sourceId; }"));
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.onenio;

import org.jspecify.annotations.NullMarked;
