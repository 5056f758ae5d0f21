package dev.hexplain.decode.schema;

import java.util.Optional;

/**
 * Finds schemas by name. The meaning of a name does not change while the process runs; whether it has one may, and may depend
 * on who asks.
 */
@FunctionalInterface
public interface Schemas {
    /** The schema of a name, where it is one of that format. */
    Optional<Schema> find(String format, String name);

    /** Whether there is one, which may take less than to find it. */
    default boolean has(String format, String name) {
        return find(format, name).isPresent();
    }

    /** These, and where they have none, others. */
    default Schemas or(Schemas others) {
        Schemas first = this;
        return new Schemas() {
            @Override
            public Optional<Schema> find(String format, String name) {
                return first.find(format, name).or(() -> others.find(format, name));
            }

            @Override
            public boolean has(String format, String name) {
                return first.has(format, name) || others.has(format, name);
            }
        };
    }
}
