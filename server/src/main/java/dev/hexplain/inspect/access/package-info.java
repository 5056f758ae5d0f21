/**
 * Who may do what: tokens of people and machines, and what was done with them.
 *
 * <p>Start at {@link dev.hexplain.inspect.access.AccessCases}. Imports {@code store}.
 *
 * <pre>{@code
 * AccessCases access = inspector.access();
 * Optional<Caller> caller = access.find(secret);
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.access;

import org.jspecify.annotations.NullMarked;
