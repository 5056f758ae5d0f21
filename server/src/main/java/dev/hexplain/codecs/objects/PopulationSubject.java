package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.nested.ObservedPlaces;
import dev.hexplain.codecs.nested.ObservedSubject;
import dev.hexplain.codecs.subjects.AllowedClasses;

/** Many objects of one class, as what codecs encode. Equal to itself alone. */
final class PopulationSubject implements ObservedSubject {
    private final Class<?> type;
    private final String classList;
    private final AllowedClasses classes;
    private final ObservedPlaces places;

    PopulationSubject(Class<?> type, String classList, AllowedClasses classes, ObservedPlaces places) {
        this.type = type;
        this.classList = classList;
        this.classes = classes;
        this.places = places;
    }

    @Override
    public String id() {
        return ObjectSubject.ID;
    }

    @Override
    public Class<?> type() {
        return type;
    }

    @Override
    public String classList() {
        return classList;
    }

    @Override
    public AllowedClasses classes() {
        return classes;
    }

    @Override
    public ObservedPlaces places() {
        return places;
    }
}
