/**
 * Objects with nested structure in schema languages: maps, nested objects, enums, and unions where values of several
 * classes are at one place. {@link dev.hexplain.codecs.nested.SchemaType} models the types, a
 * {@link dev.hexplain.codecs.nested.Mapping} maps objects to them, and a {@link dev.hexplain.codecs.nested.NestedCoder}
 * of each library encodes them. The mapping of the session is written by hand, all others are generated. Imports
 * {@code codecs}.
 *
 * <pre>{@code
 * Mapping mapping = mappings.of(subject, object);
 * Map<String, Object> values = mapping.values(object);
 * Object again = mapping.object(values);
 * }</pre>
 */
@NullMarked
package dev.hexplain.codecs.nested;

import org.jspecify.annotations.NullMarked;
