package dev.hexplain.decode.schema;

import java.util.Optional;

/** Finds schemas by name. The meaning of a name does not change while the process runs. */
@FunctionalInterface
public interface Schemas {
    /** The schema of a name, where it is one of that format. */
    Optional<Schema> find(String format, String name);

    /** These, and where they have none, others. */
    default Schemas or(Schemas others) {
        return (format, name) -> find(format, name).or(() -> others.find(format, name));
    }
}
