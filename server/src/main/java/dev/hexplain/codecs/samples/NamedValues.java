package dev.hexplain.codecs.samples;

import java.util.Map;
import java.util.Objects;

/** Values by name, as a struct reads them: all are there. */
final class NamedValues {
    private NamedValues() {}

    static Object get(Map<String, Object> values, String name) {
        return Objects.requireNonNull(values.get(name), name);
    }
}
