/**
 * A sample that is more than numbers and texts, as schemas can say it: maps, objects in objects, enums, and one of
 * several types where the class has anything. {@link dev.hexplain.codecs.nested.SchemaType} says what can be said,
 * {@link dev.hexplain.codecs.nested.SessionMapping} says it of the session, and a
 * {@link dev.hexplain.codecs.nested.NestedCoder} of each library writes it. Imports {@code codecs}.
 *
 * <pre>{@code
 * Map<String, Object> values = SessionMapping.values(session);
 * SessionDto again = SessionMapping.session(values);
 * }</pre>
 */
@NullMarked
package dev.hexplain.codecs.nested;

import org.jspecify.annotations.NullMarked;
