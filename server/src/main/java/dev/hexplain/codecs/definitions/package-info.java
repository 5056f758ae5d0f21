/**
 * Classes defined from descriptions, so that codecs can encode objects of classes that are not on the class path.
 * {@link dev.hexplain.codecs.definitions.DefinedClasses} takes {@link dev.hexplain.codecs.definitions.ClassDefinition}s,
 * writes a class file for each with {@code java.lang.classfile}, and defines them in a loader of their own, which goes
 * when nobody refers to it any more. The classes have fields and constructors, and no code of anybody's. Names that
 * begin with {@code java.} are the JDK's own. Imports nothing of the project.
 *
 * <pre>{@code
 * DefinedClasses classes = DefinedClasses.of(List.of(ClassDefinition.of("com.acme.Order", 1L, List.of(
 *         new DefinedField("id", "J")))));
 * classes.named("com.acme.Order").orElseThrow().getField("id").getType();   // long
 * classes.refused();                                                         // what could not be defined, and why
 * }</pre>
 */
@NullMarked
package dev.hexplain.codecs.definitions;

import org.jspecify.annotations.NullMarked;
