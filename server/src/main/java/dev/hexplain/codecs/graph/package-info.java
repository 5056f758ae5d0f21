/**
 * Objects as graphs: their parts by name, whether they hold themselves, and how two of them differ. Looks into the
 * classes of samples by reflection and takes what the JDK calls a value as one. Imports {@code codecs.samples}.
 *
 * <pre>{@code
 * Cycles.in(session)                    // Optional[attributes.session]
 * Comparison.of(original, readBack)     // RoundTrip[TYPES_LOST, "attributes.state: a SessionState became a String"]
 * }</pre>
 */
@NullMarked
package dev.hexplain.codecs.graph;

import org.jspecify.annotations.NullMarked;
