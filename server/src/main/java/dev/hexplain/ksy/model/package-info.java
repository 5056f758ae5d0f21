/**
 * The model of a descriptor: {@link dev.hexplain.ksy.model.Descriptor} and its types, attributes, instances and enums,
 * with parsed expressions and the line of every part. Immutable once read. Imports {@code ksy.expr}.
 *
 * <pre>{@code
 * Descriptor png = reading.descriptor();
 * for (Attribute attribute : png.top().seq()) {
 *     print(attribute.id(), attribute.type());
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.model;

import org.jspecify.annotations.NullMarked;
