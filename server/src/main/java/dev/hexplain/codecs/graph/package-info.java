/**
 * Object graphs: their parts by name, their cycles, and the differences between two of them. Reads the fields of
 * samples' classes by reflection, and treats value classes of the JDK as values. Imports {@code codecs.samples}.
 *
 * <pre>{@code
 * ObjectCycles.in(session)                    // Optional[attributes.session]
 * Comparison.of(original, readBack)     // RoundTrip[TYPES_LOST, "attributes.state: a SessionState became a String"]
 * }</pre>
 */
@NullMarked
package dev.hexplain.codecs.graph;

import org.jspecify.annotations.NullMarked;
