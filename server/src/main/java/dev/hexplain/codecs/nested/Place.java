package dev.hexplain.codecs.nested;

import org.jspecify.annotations.Nullable;

/**
 * Where values are that have a type in common: a field of a class, or the elements, keys or values of what is there.
 *
 * @param of the class with the field; null for the object itself
 * @param steps the field's name, and a step into each collection
 * @param depth how many collections are around it, within the field
 */
record Place(@Nullable Class<?> of, String steps, int depth) {
    static final Place ROOT = new Place(null, "", 0);

    static Place field(Class<?> of, String name) {
        return new Place(of, name, 0);
    }

    /** What a holder there is around. */
    Place held() {
        return within("{held}");
    }

    Place elements() {
        return within("[]");
    }

    Place keys() {
        return within("{key}");
    }

    Place values() {
        return within("{}");
    }

    private Place within(String step) {
        return new Place(of, steps + step, depth + 1);
    }

    /** As messages name it: {@code items[] of Order}. */
    String shown() {
        return of == null ? "the object" + steps : steps + " of " + SchemaNames.simple(of);
    }

    /** The field's name without steps; empty for the object itself. */
    String field() {
        return steps.replaceFirst("[\\[{].*", "");
    }
}
