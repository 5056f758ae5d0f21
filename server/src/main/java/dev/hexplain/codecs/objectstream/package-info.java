/**
 * Object streams of the JDK as codecs: Java serialization, and classes that write their fields by hand. The only place
 * that reads objects from bytes, and only from those it has just written. Imports {@code codecs}.
 */
@NullMarked
package dev.hexplain.codecs.objectstream;

import org.jspecify.annotations.NullMarked;
