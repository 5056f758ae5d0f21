/**
 * Objects as plain values. Samples whose fields are scalars, strings and arrays of these can be described by any schema
 * language: {@link dev.hexplain.codecs.flat.FlatClass} lists the fields. {@link dev.hexplain.codecs.flat.BoundObjects} makes
 * objects of any class from the maps, lists and scalars of a document, where a library has no binding of its own, and
 * {@link dev.hexplain.codecs.flat.TextScalars} knows the classes whose values are a text there. Imports {@code codecs}.
 *
 * <pre>{@code
 * FlatClass order = FlatClass.of(sample).orElseThrow();
 * order.members().forEach(member -> declare(member.name(), member.type()));
 * }</pre>
 */
@NullMarked
package dev.hexplain.codecs.flat;

import org.jspecify.annotations.NullMarked;
