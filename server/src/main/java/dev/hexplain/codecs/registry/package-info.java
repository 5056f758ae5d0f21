/**
 * The registry of all codecs.
 * <p>{@link dev.hexplain.codecs.registry.Codecs} lists the codecs of every library, in the order of the documentation.
 * It stands above the packages of the libraries, which know only {@code codecs}. Imports {@code codecs} and what is in
 * it.
 */
@NullMarked
package dev.hexplain.codecs.registry;

import org.jspecify.annotations.NullMarked;
