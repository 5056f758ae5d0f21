/**
 * Codecs: each turns objects into bytes and back, those of {@code codecs.samples} and those that are imported
 * ({@code codecs.objects}), and names the format that explains its bytes. {@link dev.hexplain.codecs.registry.Codecs} lists them without loading a library; {@link dev.hexplain.codecs.Codec#run}
 * encodes, reads back, compares, and never throws for what a library does. Imports {@code bytes}, {@code tree} and
 * {@code decode}.
 *
 * <pre>{@code
 * Sample order = Samples.get("order").orElseThrow();
 * switch (Codecs.get("java").orElseThrow().run(order, order.build())) {
 *     case Encoding.Encoded done -> done.bytes();           // 340 of them
 *     case Encoding.Unsupported no -> no.reason();
 *     case Encoding.Unavailable never -> never.reason();
 * }
 * }</pre>
 *
 * To add a codec: one class that is a {@link dev.hexplain.codecs.Coder}, and one line in the list of its family. The
 * line makes the coder in a lambda, so that the class, and with it the library, is loaded when first used.
 */
@NullMarked
package dev.hexplain.codecs;

import org.jspecify.annotations.NullMarked;
