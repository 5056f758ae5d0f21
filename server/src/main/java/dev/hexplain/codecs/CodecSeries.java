package dev.hexplain.codecs;

import dev.hexplain.codecs.subjects.Subject;

/** Encodes many objects of classes that stay the same, with one coder, as a program would. Used by one thread at a time. */
@FunctionalInterface
public interface CodecSeries {
    /** Encodes an object, reads it back, and compares. What the library throws is a result. */
    Encoding run(Subject subject, Object object);
}
