package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import dev.hexplain.store.objects.ObjectBucket;
import dev.hexplain.store.objects.ObjectStore.Stored;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;
import java.util.stream.Stream;

/**
 * Compares what rows name with what is there. A server that ends at the wrong moment leaves an object that no row names: it
 * takes space, and nothing else. Rows without their object are dumps, formats and schemas that are lost.
 */
public final class StoreCheck {
    /** Younger objects may be about to get their row. */
    private static final Duration YOUNG = Duration.ofDays(1);

    private static final int AT_ONCE = 500;

    /** Kept objects, and what servers take from each other. */
    private static final List<String> IN_BUCKET =
            Stream.concat(Folders.PREFIXES.stream(), Stream.of("derived/")).toList();

    private final OpenHome home;
    private final boolean deletes;

    /**
     * What was found.
     *
     * @param objects that are there
     * @param unnamed that no row names, by key, without the youngest
     * @param bytes of these
     * @param missing that rows name, and that are not there or have another size, by key
     */
    public record Found(long objects, List<String> unnamed, long bytes, List<String> missing) {}

    private StoreCheck(OpenHome home, boolean deletes) {
        this.home = home;
        this.deletes = deletes;
    }

    /**
     * Looks through all of a store.
     *
     * @param deletes whether objects that no row names are deleted
     */
    public static Found run(StorePlace place, boolean deletes) throws IOException {
        try (OpenHome home = OpenHome.open(place)) {
            return new StoreCheck(home, deletes).run();
        }
    }

    private Found run() throws IOException {
        long objects = 0;
        long bytes = 0;
        List<String> unnamed = new ArrayList<>();
        Instant young = Instant.now().minus(YOUNG);
        for (String prefix : home.objects() instanceof ObjectBucket ? IN_BUCKET : Folders.PREFIXES) {
            try (Stream<Stored> all = home.objects().list(prefix)) {
                for (List<Stored> some :
                        (Iterable<List<Stored>>) all.gather(Gatherers.windowFixed(AT_ONCE))::iterator) {
                    objects += some.size();
                    for (Stored each : unnamed(prefix, some)) {
                        if (each.writtenAt().isBefore(young)) {
                            unnamed.add(each.key());
                            bytes += each.size();
                        }
                    }
                }
            }
        }
        List<String> missing = missing();
        if (deletes) {
            for (String key : unnamed) {
                delete(key);
            }
        }
        return new Found(objects, unnamed, bytes, missing);
    }

    /** Somebody may have brought the same meanwhile: it is looked up again in its turn, which who keeps it has, too. */
    private void delete(String key) throws IOException {
        String prefix = key.substring(0, key.indexOf('/') + 1);
        String name = name(prefix, key);
        String turn = switch (prefix) {
            case "formats/" -> OwnFormats.turn(name);
            case "schemas/" -> OwnSchemas.turn(name);
            default -> name;
        };
        home.database().alone(turn, () -> {
            if (known(prefix, Set.of(name)).isEmpty()) {
                home.objects().delete(key);
            }
            return true;
        });
    }

    private List<Stored> unnamed(String prefix, List<Stored> some) {
        Set<String> known = known(
                prefix, some.stream().map(each -> name(prefix, each.key())).collect(Collectors.toSet()));
        return some.stream()
                .filter(each -> !known.contains(name(prefix, each.key())))
                .toList();
    }

    /** What a row calls an object: the hash of content, the id of a format, schema or run. */
    private static String name(String prefix, String key) {
        String rest = key.substring(prefix.length());
        int slash = rest.indexOf('/');
        return slash < 0 ? rest : Folders.isBlob(key) ? rest.substring(slash + 1) : rest.substring(0, slash);
    }

    private Set<String> known(String prefix, Set<String> names) {
        Database database = home.database();
        return switch (prefix) {
            case "blobs/" -> new DumpTable(database).contents(names);
            case "formats/" -> new FormatTable(database).ids(names);
            case "derived/" -> new DumpTable(database).ids(names);
            case "schemas/" -> new SchemaTable(database).ids(names);
            default -> new TimingRunTable(database).ids(names);
        };
    }

    private List<String> missing() throws IOException {
        Database database = home.database();
        List<String> missing = new ArrayList<>();
        for (Dump dump : new DumpTable(database).all()) {
            check(Folders.blobKey(dump.sha256()), dump.size(), missing);
        }
        FormatTable formats = new FormatTable(database);
        for (OwnFormat format : formats.all()) {
            check(Folders.formatKey(format.id(), format.version()), format.size(), missing);
        }
        for (OwnSchema schema : new SchemaTable(database).all()) {
            check(Folders.schemaKey(schema.id()), schema.size(), missing);
        }
        for (TimingRunEntry run : new TimingRunTable(database).all()) {
            check(Folders.timingKey(run.id()), run.size(), missing);
        }
        return missing;
    }

    private void check(String key, long size, List<String> missing) throws IOException {
        if (!home.objects().has(key, size)) {
            missing.add(key);
        }
    }
}
