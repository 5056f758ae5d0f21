package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;

/**
 * An object that was brought, as what codecs encode.
 *
 * @param classes those that codecs may read back
 */
public record ObjectSubject(Class<?> type, String classList, AllowedClasses classes) implements Subject {
    private static final String ID = "object";

    /** An object made of a stream, with the classes that were defined for it. */
    public static ObjectSubject of(Object object, DefinedClasses classes) {
        Class<?> element = object.getClass();
        while (element.isArray()) {
            element = element.componentType();
        }
        return new ObjectSubject(
                object.getClass(), DefinitionLists.of(classes, element.getName()), new ObjectClasses(classes, object));
    }

    @Override
    public String id() {
        return ID;
    }
}
