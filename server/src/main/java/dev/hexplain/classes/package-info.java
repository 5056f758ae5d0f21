/**
 * Class files as facts: what a class declares, read with {@code java.lang.classfile} from folders, jars (nested ones and
 * those for several releases included) and the modules of a JDK. No class is loaded, so that no code of a user runs.
 *
 * <p>{@link dev.hexplain.classes.ClassSources} opens what a user provided, {@link dev.hexplain.classes.LocalClasses} looks
 * up names in it. A class is parsed when it is asked for; one that is malformed is an answer, not an exception. Bounds are
 * {@link dev.hexplain.classes.ClassLimits}. {@code classes.uid} computes serialVersionUIDs, {@code classes.verdict}
 * compares classes with what a stream says of them. Imports {@code text}.
 *
 * <pre>{@code
 * try (ClassSources given = ClassSources.open(List.of(path), ClassLimits.DEFAULT)) {
 *     LocalClasses classes = LocalClasses.of(given.sources(), JdkClasses.running());
 *     if (classes.find("com.acme.Order") instanceof ClassLookup.Found found) {
 *         print(found.facts().fields());
 *     }
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.classes;

import org.jspecify.annotations.NullMarked;
