/**
 * Verdicts: what {@code ObjectInputStream} does with a class that a stream describes, given the class that is here. The
 * checks are those of {@code ObjectStreamClass}, in its order, with its exceptions' texts; nothing is loaded.
 *
 * <p>{@link dev.hexplain.classes.verdict.StreamedClass} is a class as a stream describes it, whatever decoder read it;
 * {@link dev.hexplain.classes.verdict.ClassVerdicts} compares, and
 * looks at what {@link dev.hexplain.classes.verdict.StreamedObjects} hold where the outcome depends on that. Imports {@code classes} and {@code classes.uid}.
 *
 * <pre>{@code
 * ClassVerdict verdict = new ClassVerdicts(classes, StreamedObjects.UNKNOWN).of(streamedClass);
 * }</pre>
 */
@NullMarked
package dev.hexplain.classes.verdict;

import org.jspecify.annotations.NullMarked;
