/**
 * Explains exception messages: which bytes made a library fail, why that happens, what to do. The list of all is
 * {@link dev.hexplain.inspect.diagnosis.Diagnoses}; to add one, add a {@code Symptom} with an example to the list of
 * its library. {@code docs/messages.md} is written from these.
 *
 * <pre>{@code
 * Diagnoses.of("java.io.StreamCorruptedException: invalid stream header: 22657870").getFirst().title();
 * }</pre>
 *
 * <p>Knows texts only; may import the JDK.
 */
@NullMarked
package dev.hexplain.inspect.diagnosis;

import org.jspecify.annotations.NullMarked;
