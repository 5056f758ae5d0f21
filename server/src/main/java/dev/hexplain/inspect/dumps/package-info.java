/**
 * Dumps: uploaded, listed, deleted, and how their bytes can be read.
 *
 * <p>{@link dev.hexplain.inspect.dumps.DumpCases} are the use cases; {@link dev.hexplain.inspect.dumps.Detector} finds
 * the layers and the format of a dump. Imports {@code inspect.layers}, {@code inspect.formats} and what is below them.
 */
@NullMarked
package dev.hexplain.inspect.dumps;

import org.jspecify.annotations.NullMarked;
