/**
 * What codecs make of bytes whose classes have changed: {@link dev.hexplain.inspect.flexibility.FlexibilityCases} measures
 * it, {@code FlexibilityReport} prints it, and {@code docs/flexibility.md} with it. A server asks
 * {@link dev.hexplain.inspect.flexibility.FlexibilityMatrix}, which lets a process of its own measure all of it once. Knows
 * codecs; no store and no HTTP.
 *
 * <pre>{@code
 * FlexibilityView view = FlexibilityCases.measured(Optional.of(List.of("kryo")), List.of("field-added"));
 * view.rows().getFirst().cells();     // [kryo: refused, KryoException: …]
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.flexibility;

import org.jspecify.annotations.NullMarked;
