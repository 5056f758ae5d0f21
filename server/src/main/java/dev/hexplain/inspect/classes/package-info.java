/**
 * The classes that a stream describes, as {@code classes.verdict} compares them with class files; and what class files
 * declare, as class lists for the codec lab.
 *
 * <p>{@link dev.hexplain.inspect.classes.StreamedClasses} is the entry to the first, {@link
 * dev.hexplain.inspect.classes.ClassDeclarations} to the second. Imports {@code classes} and {@code decode}.
 *
 * <pre>{@code
 * List<StreamedClass> classes = StreamedClasses.of(decoder.classes(tree));
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.classes;

import org.jspecify.annotations.NullMarked;
