/**
 * Layers of a dump: detected, removed, and followed back to the dump's own bytes.
 *
 * <p>{@link dev.hexplain.inspect.layers.LayerDetector} finds them, {@link dev.hexplain.inspect.layers.LayerStore}
 * removes them and keeps what is inside in files. Imports {@code inspect.common} and {@code inspect.work}.
 */
@NullMarked
package dev.hexplain.inspect.layers;

import org.jspecify.annotations.NullMarked;
