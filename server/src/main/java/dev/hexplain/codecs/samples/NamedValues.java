package dev.hexplain.codecs.samples;

import java.util.Map;
import java.util.Objects;

/** The values of a struct by name, complete. */
final class NamedValues {
    private NamedValues() {}

    static Object get(Map<String, Object> values, String name) {
        return Objects.requireNonNull(values.get(name), name);
    }
}
