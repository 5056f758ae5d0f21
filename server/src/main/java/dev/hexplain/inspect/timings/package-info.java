/**
 * The times of codecs: {@link dev.hexplain.inspect.timings.TimingRun} measures a sample with several codecs, and tells
 * the outcome of each as it comes; {@code TimingReport} prints them for the command line. Knows the codec lab's requests
 * and {@code timing}; no store and no HTTP.
 */
@NullMarked
package dev.hexplain.inspect.timings;

import org.jspecify.annotations.NullMarked;
