/**
 * What codecs make of bytes whose classes have changed since: each {@link dev.hexplain.codecs.evolution.SchemaChange} is
 * two versions of some classes, which are defined in loaders of their own; an object of one version is written, and read
 * as the other. Imports {@code codecs}, {@code codecs.definitions}, {@code codecs.objects}, {@code codecs.graph},
 * {@code codecs.samples} and {@code codecs.subjects}.
 *
 * <pre>{@code
 * ChangeTrial trial = new ChangeTrial(SchemaChanges.named("field-added").orElseThrow());
 * trial.run(Codecs.get("kryo").orElseThrow(), Direction.BACKWARD).outcome();     // REFUSED
 * }</pre>
 */
@NullMarked
package dev.hexplain.codecs.evolution;

import org.jspecify.annotations.NullMarked;
