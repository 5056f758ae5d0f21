/**
 * The times of codecs, measured by JMH in processes of their own: {@link dev.hexplain.timing.TimingProcess} starts a
 * {@link dev.hexplain.timing.TimingWorker}, which lets JMH fork a JVM for each codec and operation
 * ({@link dev.hexplain.timing.CodecTiming}), and tells what happens as {@link dev.hexplain.timing.TimingEvent}s. Closing
 * the process ends the worker and what it forked. Other programs that use codecs run in a
 * {@link dev.hexplain.timing.CodecProcess}, too. Imports {@code codecs}.
 *
 * <pre>{@code
 * try (TimingProcess process = TimingProcess.start(given())) {
 *     for (Optional<TimingEvent> next = process.next(); next.isPresent(); next = process.next()) {
 *         print(next.get());
 *     }
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.timing;

import org.jspecify.annotations.NullMarked;
