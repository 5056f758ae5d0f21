/**
 * Tomcat's stored sessions: {@code formats/jvm/tomcat_sessions.md} documents them. The entry is
 * {@link dev.hexplain.decoders.tomcat.TomcatSessions}.
 *
 * <p>They are streams of Java serialization, whose objects follow each other in the order in which a session writes its
 * fields: their decoder is embedded, and this one says what each object is for. Imports {@code decode}, {@code values},
 * {@code tree} and {@code bytes}.
 *
 * <pre>{@code
 * Decoder sessions = new TomcatSessions(new JavaSerialization());
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.tomcat;

import org.jspecify.annotations.NullMarked;
