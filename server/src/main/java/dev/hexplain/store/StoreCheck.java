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
        List<Stored> unnamed = new ArrayList<>();
        for (KeyKind kind : kinds()) {
            try (Stream<Stored> all = home.objects().list(kind.prefix())) {
                for (List<Stored> some :
                        (Iterable<List<Stored>>) all.gather(Gatherers.windowFixed(AT_ONCE))::iterator) {
                    objects += some.size();
                    unnamed.addAll(unnamed(kind, some));
                }
            }
        }
        List<String> missing = missing();
        if (deletes) {
            for (Stored each : unnamed) {
                delete(each.key());
            }
        }
        long bytes = unnamed.stream().mapToLong(Stored::size).sum();
        return new Found(objects, unnamed.stream().map(Stored::key).toList(), bytes, missing);
    }

    /** In a folder, what can be made again goes at each start. */
    private List<KeyKind> kinds() {
        return home.objects() instanceof ObjectBucket ? List.of(KeyKind.values()) : KeyKind.KEPT;
    }

    private List<Stored> unnamed(KeyKind kind, List<Stored> some) {
        Set<String> names =
                some.stream().flatMap(each -> kind.name(each.key()).stream()).collect(Collectors.toSet());
        Set<String> named = kind.named(home.database(), names);
        Instant young = Instant.now().minus(YOUNG);
        return some.stream()
                .filter(each -> kind.name(each.key())
                        .filter(name -> !named.contains(name))
                        .isPresent())
                .filter(each -> each.writtenAt().isBefore(young))
                .toList();
    }

    /** Somebody may have brought the same meanwhile: it is looked up again in its turn, which who keeps it has, too. */
    private void delete(String key) throws IOException {
        KeyKind kind = KeyKind.of(key).orElseThrow();
        String name = kind.name(key).orElseThrow();
        home.database().alone(kind.turn(name), () -> {
            if (kind.named(home.database(), Set.of(name)).isEmpty()) {
                home.objects().delete(key);
            }
            return true;
        });
    }

    private List<String> missing() throws IOException {
        Database database = home.database();
        List<String> missing = new ArrayList<>();
        for (Dump dump : new DumpTable(database).all()) {
            check(Folders.blobKey(dump.sha256()), dump.size(), missing);
        }
        FormatTable formats = new FormatTable(database);
        for (OwnFormat format : formats.all()) {
            check(Folders.formatKey(format.key(), format.version()), format.size(), missing);
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
