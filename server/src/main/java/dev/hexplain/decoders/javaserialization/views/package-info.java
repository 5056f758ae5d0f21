/**
 * Views of well-known classes in Java serialization streams: what an object says, read from what its class wrote. A
 * {@link dev.hexplain.decoders.javaserialization.views.JavaView} is a row of a table, one table a library;
 * {@link dev.hexplain.decoders.javaserialization.views.JavaViews} is their registry. A view that does not fit what is
 * there says so, and the object is shown by its plain fields. Imports {@code values}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * Map.entry("java.util.HashMap", CollectionForm.map().block(8).countAt(4))
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.javaserialization.views;

import org.jspecify.annotations.NullMarked;
