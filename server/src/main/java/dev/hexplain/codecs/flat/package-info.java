/**
 * Samples whose fields are scalars, strings and arrays of these, so that any schema language can describe them:
 * {@link dev.hexplain.codecs.flat.FlatClass} lists the fields. Imports {@code codecs}.
 *
 * <pre>{@code
 * FlatClass order = FlatClass.of(sample).orElseThrow();
 * order.members().forEach(member -> declare(member.name(), member.type()));
 * }</pre>
 */
@NullMarked
package dev.hexplain.codecs.flat;

import org.jspecify.annotations.NullMarked;
