/**
 * Types that all use cases share.
 *
 * <p>{@link dev.hexplain.inspect.common.Refusal} is an answer that something cannot be done, and why;
 * {@link dev.hexplain.inspect.common.DecodeChoices} and {@link dev.hexplain.inspect.common.DumpLimits} are how to
 * decode, and at what cost. Imports no other part of {@code inspect}.
 */
@NullMarked
package dev.hexplain.inspect.common;

import org.jspecify.annotations.NullMarked;
