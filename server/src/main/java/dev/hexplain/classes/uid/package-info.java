/**
 * serialVersionUIDs: computed as the JDK computes them, and explained where a stream has another one.
 *
 * <p>{@link dev.hexplain.classes.uid.ClassUid} is what a class has; {@link dev.hexplain.classes.uid.UidExplanations} finds
 * what another compiler or another version of the source would have to differ in, so that the UID is that of a stream.
 * Imports {@code classes}.
 *
 * <pre>{@code
 * ClassUid uid = ClassUid.of(facts, new Supertypes(classes));
 * }</pre>
 */
@NullMarked
package dev.hexplain.classes.uid;

import org.jspecify.annotations.NullMarked;
