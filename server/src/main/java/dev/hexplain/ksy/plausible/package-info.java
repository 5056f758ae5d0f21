/**
 * Detects the byte order of native-order records: both orders are tried on the first part of the bytes, and the more
 * plausible reading is chosen. {@link dev.hexplain.ksy.plausible.NativeOrders} is the entry,
 * {@link dev.hexplain.ksy.plausible.Plausibility} defines the evidence and its weights. Imports {@code ksy.run}.
 *
 * <pre>{@code
 * Interpretation read = NativeOrders.interpret(program, source, DecodeOptions.DEFAULT, storage, Progress.NONE);
 * NativeOrders.of(read.tree()).map(NativeOrder::reason).ifPresent(System.out::println);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.plausible;

import org.jspecify.annotations.NullMarked;
