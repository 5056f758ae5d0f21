/**
 * Samples whose fields are numbers, flags, texts and arrays of these, so that their schema can be written in any
 * schema language: {@link dev.hexplain.codecs.flat.FlatClass} names the fields. Imports {@code codecs}.
 *
 * <pre>{@code
 * FlatClass order = FlatClass.of(sample).orElseThrow();
 * order.members().forEach(member -> declare(member.name(), member.type()));
 * }</pre>
 */
@NullMarked
package dev.hexplain.codecs.flat;

import org.jspecify.annotations.NullMarked;
