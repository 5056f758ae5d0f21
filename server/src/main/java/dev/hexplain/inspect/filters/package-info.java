/**
 * Patterns of {@code jdk.serialFilter} (JEP 290): made from streams, and tried on them without deserializing anything.
 *
 * <p>{@link dev.hexplain.inspect.filters.FilterPattern} says what a filter of the JDK would answer;
 * {@link dev.hexplain.inspect.filters.FilterNeeds} is what streams need of one.
 *
 * <pre>{@code
 * FilterPattern.parse("java.util.*;!*").answer(check).status();
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.filters;

import org.jspecify.annotations.NullMarked;
