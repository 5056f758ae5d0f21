/**
 * Codecs of the JDK's object streams: Java serialization and {@code Externalizable} classes. The only place that reads
 * objects from bytes, and only from those it has just written. Imports {@code codecs}.
 */
@NullMarked
package dev.hexplain.codecs.objectstream;

import org.jspecify.annotations.NullMarked;
