/**
 * What codecs encode: a {@link dev.hexplain.codecs.subjects.Subject} is an object's class, the class list that explains
 * encodings of it, and the classes that may be read back ({@link dev.hexplain.codecs.subjects.AllowedClasses}). Samples
 * are subjects ({@code codecs.samples}), and so are imported objects ({@code codecs.objects}). Imports nothing
 * of the project.
 */
@NullMarked
package dev.hexplain.codecs.subjects;

import org.jspecify.annotations.NullMarked;
