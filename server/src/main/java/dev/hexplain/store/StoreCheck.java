package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import dev.hexplain.store.database.DatabaseFile;
import dev.hexplain.store.objects.ObjectBucket;
import dev.hexplain.store.objects.ObjectFolder;
import dev.hexplain.store.objects.ObjectStore;
import dev.hexplain.store.objects.ObjectStore.Stored;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;
import java.util.stream.Stream;

/**
 * Compares what rows name with what is there. A server that ends at the wrong moment leaves an object that no row names: it
 * takes space, and nothing else. Rows without their object are dumps, formats and schemas that are lost.
 */
public final class StoreCheck {
    /** Younger objects of a bucket may be about to get their row: of a folder, no server is at work. */
    private static final Duration YOUNG = Duration.ofDays(1);

    private static final int AT_ONCE = 500;

    private final Database database;
    private final ObjectStore objects;

    /**
     * What was found.
     *
     * @param objects that are there
     * @param contents of these, those that are the content of a dump
     * @param unnamed that no row names, by key; of a bucket without the youngest
     * @param bytes of these
     * @param missing that rows name, and that are not there or have another size, by key
     * @param damaged what is wrong with the folder or its database: with any, nothing was compared
     */
    public record Found(
            long objects, long contents, List<String> unnamed, long bytes, List<String> missing, List<String> damaged) {
        /** Whether most contents have no row: then it is the rows that are lost. */
        public boolean hasLostRows() {
            long lost = unnamed.stream()
                    .filter(key -> key.startsWith(KeyKind.BLOB.prefix()))
                    .count();
            return 2 * lost > contents;
        }
    }

    private StoreCheck(Database database, ObjectStore objects) {
        this.database = database;
        this.objects = objects;
    }

    /**
     * Looks through all of a store.
     *
     * @param deletes receives what was found: whether objects that no row names are deleted; none are where something is damaged
     */
    public static Found run(StoreLocation place, Predicate<Found> deletes) throws IOException {
        List<String> damaged = place.isFolderKept()
                ? new FolderFaults(new Folders(place.folder()), place.home()).all(DatabaseFile.Depth.ALL)
                : List.of();
        if (!damaged.isEmpty()) {
            return damaged(place, damaged, deletes);
        }
        try {
            return compare(place, deletes);
        } catch (StorageFailure failure) {
            if (failure.reason() != StorageFailure.Reason.DAMAGED) {
                throw failure;
            }
            return damaged(place, List.of(String.valueOf(failure.getMessage())), deletes);
        }
    }

    private static Found damaged(StoreLocation place, List<String> damaged, Predicate<Found> told) throws IOException {
        Found found = new Found(kept(place), 0, List.of(), 0, List.of(), damaged);
        var _ = told.test(found);
        return found;
    }

    private static Found compare(StoreLocation place, Predicate<Found> deletes) throws IOException {
        try (OpenBackend home = OpenBackend.open(place)) {
            StoreCheck check = new StoreCheck(home.database(), home.objects());
            Looked looked = check.look();
            Found found = new Found(
                    looked.objects(), looked.contents(), looked.keys(), looked.bytes(), check.missing(), List.of());
            if (deletes.test(found)) {
                for (Stored each : looked.unnamed()) {
                    check.delete(each.key());
                }
            }
            return found;
        }
    }

    /** Objects of a folder, which can be counted without a database. */
    private static long kept(StoreLocation place) throws IOException {
        ObjectFolder objects = new ObjectFolder(place.folder(), place.folder());
        long count = 0;
        for (KeyKind kind : KeyKind.KEPT) {
            try (Stream<Stored> all = objects.list(kind.prefix())) {
                count += all.count();
            }
        }
        return count;
    }

    /** Counts the objects of a folder that no row names. */
    static Unrecorded unrecorded(Database database, ObjectFolder objects) throws IOException {
        Looked looked = new StoreCheck(database, objects).look();
        return new Unrecorded(looked.unnamed().size(), looked.bytes());
    }

    /** Those that no row names. */
    static List<Stored> unnamed(Database database, ObjectStore objects) throws IOException {
        return new StoreCheck(database, objects).look().unnamed();
    }

    /** Objects, and those of them that no row names. */
    private record Looked(long objects, long contents, List<Stored> unnamed) {
        List<String> keys() {
            return unnamed.stream().map(Stored::key).toList();
        }

        long bytes() {
            return unnamed.stream().mapToLong(Stored::size).sum();
        }
    }

    private Looked look() throws IOException {
        long count = 0;
        long contents = 0;
        List<Stored> unnamed = new ArrayList<>();
        for (KeyKind kind : kinds()) {
            try (Stream<Stored> all = objects.list(kind.prefix())) {
                for (List<Stored> some :
                        (Iterable<List<Stored>>) all.gather(Gatherers.windowFixed(AT_ONCE))::iterator) {
                    count += some.size();
                    contents += kind == KeyKind.BLOB ? some.size() : 0;
                    unnamed.addAll(unnamed(kind, some));
                }
            }
        }
        return new Looked(count, contents, unnamed);
    }

    /** In a folder, what can be made again goes at each start. */
    private List<KeyKind> kinds() {
        return objects instanceof ObjectBucket ? List.of(KeyKind.values()) : KeyKind.KEPT;
    }

    private List<Stored> unnamed(KeyKind kind, List<Stored> some) {
        Set<String> names =
                some.stream().flatMap(each -> kind.name(each.key()).stream()).collect(Collectors.toSet());
        Set<String> named = kind.named(database, names);
        Instant young = objects instanceof ObjectBucket ? Instant.now().minus(YOUNG) : Instant.MAX;
        return some.stream()
                .filter(each -> kind.name(each.key())
                        .filter(name -> !named.contains(name))
                        .isPresent())
                .filter(each -> each.writtenAt().isBefore(young))
                .toList();
    }

    /** The same may have been uploaded meanwhile: it is looked up again in its turn, which who keeps it has, too. */
    private void delete(String key) throws IOException {
        KeyKind kind = KeyKind.of(key).orElseThrow();
        String name = kind.name(key).orElseThrow();
        database.alone(kind.turn(name), () -> {
            if (kind.named(database, Set.of(name)).isEmpty()) {
                objects.delete(key);
            }
            return true;
        });
    }

    private List<String> missing() throws IOException {
        List<String> missing = new ArrayList<>();
        RecordedObject.each(database, each -> {
            if (!objects.has(each.key(), each.size())) {
                missing.add(each.key());
            }
        });
        return missing;
    }
}
