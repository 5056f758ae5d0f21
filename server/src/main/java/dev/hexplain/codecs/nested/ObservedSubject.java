package dev.hexplain.codecs.nested;

import dev.hexplain.codecs.subjects.Subject;

/** A subject of many objects, for all of which one schema is generated. */
public interface ObservedSubject extends Subject {
    /** What all of them hold. */
    ObservedPlaces places();
}
