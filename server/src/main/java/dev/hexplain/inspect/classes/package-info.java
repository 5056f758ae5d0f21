/**
 * The classes that a stream describes, as {@code classes.verdict} compares them with class files.
 *
 * <p>{@link dev.hexplain.inspect.classes.StreamedClasses} is the entry. Imports {@code classes} and {@code decode}.
 *
 * <pre>{@code
 * List<StreamedClass> classes = StreamedClasses.of(decoder.classes(tree));
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.classes;

import org.jspecify.annotations.NullMarked;
