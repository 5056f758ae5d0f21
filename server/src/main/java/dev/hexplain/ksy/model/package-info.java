/**
 * A descriptor as it was written: {@link dev.hexplain.ksy.model.Descriptor} and the types, attributes, instances and
 * enums in it, with their expressions parsed and every part knowing its line. Immutable once read. Imports
 * {@code ksy.expr}.
 *
 * <pre>{@code
 * Descriptor png = ...;
 * for (Attribute attribute : png.top().seq()) {
 *     print(attribute.id(), attribute.type());
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.model;

import org.jspecify.annotations.NullMarked;
