/**
 * What whoever runs Hexplain sees of it: figures, checks, and which request a line of the log belongs to.
 *
 * <p>Start at {@link dev.hexplain.inspect.monitoring.Metrics} and {@link dev.hexplain.inspect.monitoring.Readiness}.
 * Knows nothing of what is watched: that registers itself.
 *
 * <pre>{@code
 * Readiness readiness = new Readiness(List.of(new Check("database", store::probe)));
 * readiness.look().isReady();
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.monitoring;

import org.jspecify.annotations.NullMarked;
