/**
 * Schedules jobs and pools open resources: {@link dev.hexplain.inspect.work.Workers} give a bounded number of
 * {@link dev.hexplain.inspect.work.Job}s their turns, so that a long one never blocks a short one, and one kind of work no other;
 * {@link dev.hexplain.inspect.work.Jobs} finds the job in progress for a key, and
 * {@link dev.hexplain.inspect.work.Pool} leases what is expensive to open. Imports {@code inspect}'s refusals only.
 *
 * <pre>{@code
 * Jobs<String, Indexing> jobs = new Jobs<>(workers, WorkPool.CAPTURE, "Indexing the capture");
 * Indexing job = jobs.start(key, () -> new Indexing(dump));
 * if (!job.await(250)) {
 *     print(job.fraction());                                // how far it is
 * }
 * jobs.cancel(key::equals);                                         // ends it, and waits until it has closed its files
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.work;

import org.jspecify.annotations.NullMarked;
