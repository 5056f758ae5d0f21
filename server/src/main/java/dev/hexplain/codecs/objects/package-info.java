/**
 * Objects made from what a Java serialization stream says. {@link dev.hexplain.codecs.objects.StreamObjects} is the
 * entry: classes of the stream are defined anew ({@code codecs.definitions}) and get their fields; objects of the JDK
 * are made by its constructors and factories, by a table row a class ({@code JdkForms}). Nothing is deserialized, and no
 * code of the stream's classes runs. What cannot be made is null, and is said with its path and the reason.
 * {@link dev.hexplain.codecs.objects.InferredObject} does the same for values of all other formats: their shape says what
 * classes there are; {@link dev.hexplain.codecs.objects.DeclaredObject} takes the classes from declarations in Java, and
 * values from a dump or a seed. Imports {@code tree}, {@code values}, {@code decode} and {@code codecs.definitions}.
 */
@NullMarked
package dev.hexplain.codecs.objects;

import org.jspecify.annotations.NullMarked;
