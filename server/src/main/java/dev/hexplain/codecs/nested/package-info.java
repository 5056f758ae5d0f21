/**
 * Samples with nested structure in schema languages: maps, nested objects, enums, and unions where the class has
 * {@code Object}. {@link dev.hexplain.codecs.nested.SchemaType} models the types,
 * {@link dev.hexplain.codecs.nested.SessionMapping} maps the session to them, and a
 * {@link dev.hexplain.codecs.nested.NestedCoder} of each library encodes it. Imports {@code codecs}.
 *
 * <pre>{@code
 * Map<String, Object> values = SessionMapping.values(session);
 * SessionDto again = SessionMapping.session(values);
 * }</pre>
 */
@NullMarked
package dev.hexplain.codecs.nested;

import org.jspecify.annotations.NullMarked;
