package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;

/**
 * An imported object, as what codecs encode.
 *
 * @param classes those that codecs may read back
 */
public record ObjectSubject(Class<?> type, String classList, AllowedClasses classes) implements Subject {
    static final String ID = "object";

    /** An object made of a stream, with the classes that were defined for it. */
    public static ObjectSubject of(Object object, DefinedClasses classes) {
        return new ObjectSubject(
                object.getClass(), classList(object.getClass(), classes), new ObjectClasses(classes, object));
    }

    /** The class list of an object's classes, its own first. */
    static String classList(Class<?> type, DefinedClasses classes) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.componentType();
        }
        return DefinitionLists.of(classes, element.getName());
    }

    @Override
    public String id() {
        return ID;
    }
}
