package dev.hexplain.store;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.store.database.Database;
import dev.hexplain.store.objects.ObjectStore;
import dev.hexplain.store.objects.ObjectStore.Stored;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes records of objects that have none, after a database was lost. Of a dump that is its content, size and time; its name,
 * notes and trees are lost. Of a format, its text and versions. What a schema is for and what a timing run measured was in
 * the database alone.
 */
public final class StoreAdoption {
    private static final Pattern FORMAT = Pattern.compile("formats/(?<folder>[^/]+)/(?<version>[0-9]+)\\.ksy");

    /** Digits of the hash in the name of a dump. */
    private static final int DIGITS = 12;

    private final Database database;
    private final ObjectStore objects;
    private final String space;

    private final List<String> adopted = new ArrayList<>();
    private final List<String> left = new ArrayList<>();
    private long bytes;

    /**
     * What was done.
     *
     * @param adopted keys of the objects that have a record now
     * @param bytes of these
     * @param left keys of those that have none, each with the reason
     */
    public record Adopted(List<String> adopted, long bytes, List<String> left) {}

    private StoreAdoption(OpenBackend home, String space) {
        this.database = home.database();
        this.objects = home.objects();
        this.space = space;
    }

    /**
     * Makes records of all objects that have none, and are what their keys say.
     *
     * @param space that they come into
     */
    public static Adopted run(StoreLocation place, String space) throws IOException {
        try (OpenBackend home = OpenBackend.open(place)) {
            return new StoreAdoption(home, space).run();
        }
    }

    private Adopted run() throws IOException {
        for (Stored each : StoreCheck.unnamed(database, objects).stream()
                .sorted(Comparator.comparing(Stored::writtenAt))
                .toList()) {
            Optional<String> reason = reasonToLeave(each);
            if (reason.isPresent()) {
                left.add("%s: %s".formatted(each.key(), reason.get()));
            } else {
                adopted.add(each.key());
                bytes += each.size();
            }
        }
        return new Adopted(adopted, bytes, left);
    }

    /** Adopts an object, or says why it cannot be. */
    private Optional<String> reasonToLeave(Stored object) throws IOException {
        return switch (KeyKind.of(object.key()).orElseThrow()) {
            case BLOB -> dump(object);
            case FORMAT -> format(object);
            case SCHEMA -> Optional.of("what format and type it is for stood in the database: upload it again");
            case TIMING -> Optional.of("what it measured stood in the database: measure again");
            case INDEX -> Optional.of("it can be made again: `store check --delete` deletes it");
        };
    }

    private Optional<String> dump(Stored object) throws IOException {
        String sha256 = KeyKind.BLOB.name(object.key()).orElseThrow();
        try (InputStream in = objects.read(object.key())) {
            String found = Sha256.of(in);
            if (!found.equals(sha256)) {
                return Optional.of("it is damaged, its SHA-256 is " + found);
            }
        }
        String name = "adopted-" + sha256.substring(0, DIGITS);
        new DumpTable(database)
                .insert(new Dump(RandomIds.fresh(), name, object.size(), sha256, space, object.writtenAt()));
        return Optional.empty();
    }

    private Optional<String> format(Stored object) {
        Matcher parts = FORMAT.matcher(object.key());
        if (!parts.matches()) {
            return Optional.of("it is no version of a format");
        }
        String folder = parts.group("folder");
        FormatKey format = new FormatKey(space, folder.substring(folder.indexOf('.') + 1));
        if (!format.folder().equals(folder)) {
            return Optional.of("it is of another space than `%s`: name that with --space".formatted(space));
        }
        new FormatTable(database)
                .insert(new OwnFormat(
                        format, Integer.parseInt(parts.group("version")), (int) object.size(), object.writtenAt()));
        return Optional.empty();
    }
}
