/**
 * The objects that codecs encode: those of the articles the project started from, and a few more.
 * {@link dev.hexplain.codecs.samples.Samples} lists them; a {@link dev.hexplain.codecs.samples.Sample} has default
 * values, a JSON schema, and builds its object from edited values. Imports nothing of the project.
 *
 * <pre>{@code
 * Sample order = Samples.get("order").orElseThrow();
 * Object edited = order.build(JSON.readTree("{\"prices\": [0.1]}"), OptionalInt.empty());
 * }</pre>
 *
 * The classes themselves keep the names they have in the articles, since names are part of what is measured:
 * {@code ObjectToBeSerialised} is in the default package, where only reflection reaches it.
 * {@link dev.hexplain.codecs.samples.ClassMembers} reads and makes any of them.
 */
@NullMarked
package dev.hexplain.codecs.samples;

import org.jspecify.annotations.NullMarked;
