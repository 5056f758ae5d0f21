/**
 * Codecs of Chronicle: {@link dev.hexplain.codecs.chronicle.ChronicleCodecs} lists its configurations. Imports
 * {@code codecs}.
 */
@NullMarked
package dev.hexplain.codecs.chronicle;

import org.jspecify.annotations.NullMarked;
