package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What objects are there for: what their keys look like, and which rows name them. Anything else in a bucket is somebody
 * else's.
 */
enum KeyKind {
    /** Content of a dump, by its SHA-256. */
    BLOB("blobs/", "[0-9a-f]{2}/(?<name>[0-9a-f]{64})") {
        @Override
        Set<String> named(Database database, Collection<String> names) {
            return new DumpTable(database).contents(names);
        }
    },
    /** A version of a format, by the format's folder. */
    FORMAT("formats/", "(?<name>(?:[0-9a-f]{16}\\.)?[a-z0-9_]+)/[0-9]+\\.ksy") {
        @Override
        Set<String> named(Database database, Collection<String> names) {
            return new FormatTable(database).folders(names);
        }

        @Override
        String turn(String name) {
            return OwnFormats.turn(name);
        }
    },
    SCHEMA("schemas/", "(?<name>[a-z0-9]+)") {
        @Override
        Set<String> named(Database database, Collection<String> names) {
            return new SchemaTable(database).ids(names);
        }

        @Override
        String turn(String name) {
            return OwnSchemas.turn(name);
        }
    },
    TIMING("timings/", "(?<name>[a-z0-9]+)") {
        @Override
        Set<String> named(Database database, Collection<String> names) {
            return new TimingRunTable(database).ids(names);
        }
    },
    /** A file of an index that servers take from each other, by the dump's id. */
    INDEX("derived/", "(?<name>[a-z0-9]+)/trees/[a-z0-9]+/[a-z0-9._-]+") {
        @Override
        Set<String> named(Database database, Collection<String> names) {
            return new DumpTable(database).ids(names);
        }
    };

    /** Those that cannot be made again. */
    static final List<KeyKind> KEPT = List.of(BLOB, FORMAT, SCHEMA, TIMING);

    private final String prefix;
    private final Pattern form;

    KeyKind(String prefix, String rest) {
        this.prefix = prefix;
        this.form = Pattern.compile(prefix + rest);
    }

    /** What all its keys begin with. */
    String prefix() {
        return prefix;
    }

    /** What rows call an object; empty for a key that is none of this kind. */
    Optional<String> name(String key) {
        Matcher parts = form.matcher(key);
        return parts.matches() ? Optional.of(parts.group("name")) : Optional.empty();
    }

    /** Those of some names that rows have. */
    abstract Set<String> named(Database database, Collection<String> names);

    /** The key of the lock that who keeps an object has. */
    String turn(String name) {
        return name;
    }

    /** The kind of a key that begins so. */
    static Optional<KeyKind> of(String key) {
        return Stream.of(values()).filter(kind -> key.startsWith(kind.prefix)).findFirst();
    }
}
