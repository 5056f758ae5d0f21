/**
 * Monitoring for the operator: metrics, readiness checks, and the request id in log lines.
 *
 * <p>Start at {@link dev.hexplain.inspect.monitoring.Metrics} and {@link dev.hexplain.inspect.monitoring.Readiness}.
 * Knows nothing of what is watched: that registers itself.
 *
 * <pre>{@code
 * Readiness readiness = new Readiness(List.of(new HealthCheck("database", store::checkDatabase)));
 * readiness.look().isReady();
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.monitoring;

import org.jspecify.annotations.NullMarked;
