/**
 * Writes the dumps under {@code samples/}: one small stream for every feature of Java serialization, the objects of the
 * articles the project started from, the same order as text dumps, and the catalogue the sample picker shows.
 *
 * <p>Entry types: {@link dev.hexplain.samples.GenerateSamples} for the committed dumps and
 * {@link dev.hexplain.samples.BigStreams} for streams of any size. Uses the JDK only and nothing of the server. Running
 * twice gives the same bytes: no clock, no host, no identity hash, no randomly ordered set.
 *
 * <pre>{@code GenerateSamples.main(new String[] {"../samples"});}</pre>
 */
package dev.hexplain.samples;
