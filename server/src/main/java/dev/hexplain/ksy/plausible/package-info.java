/**
 * Finds out in which byte order bytes were written by a machine that did not say: both are tried on the first part of
 * them, and the reading that makes more sense is taken. {@link dev.hexplain.ksy.plausible.NativeOrders} is the entry,
 * {@link dev.hexplain.ksy.plausible.Plausibility} says what counts and how much. Imports {@code ksy.run}.
 *
 * <pre>{@code
 * Interpretation read = NativeOrders.interpret(program, source, DecodeOptions.DEFAULT, storage, Progress.NONE);
 * NativeOrders.of(read.tree()).map(NativeOrder::reason).ifPresent(System.out::println);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.plausible;

import org.jspecify.annotations.NullMarked;
