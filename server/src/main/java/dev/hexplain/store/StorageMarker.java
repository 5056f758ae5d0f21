package dev.hexplain.store;

import dev.hexplain.bytes.OwnerOnly;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A file of a data folder that says which home it is used with: with another database, nothing that is in the folder would
 * have a record, and what was made of dumps would be deleted as that of none.
 */
record StorageMarker(Folders folders) {
    private static final String FOLDER = "folder";
    private static final int LONGEST = 1 << 13;
    private static final Pattern WRITTEN =
            Pattern.compile("folder|(folder|jdbc:postgresql:[^\\p{Cntrl}\uFFFD]+), (folder|s3://[^\\p{Cntrl}\uFFFD]+)");

    /**
     * Looks whether the folder may be used with a home.
     *
     * @throws IOException where it was used with another one
     */
    void require(StorageBackend home) throws IOException {
        String asked = text(home);
        String known = known(asked);
        if (!known.equals(asked)) {
            throw new IOException(
                    "The data folder %s belongs to another home (%s), and this is %s: `hexplain store copy` copies from one to the other; or choose another folder with --data-dir. If both are the same under two names, delete the file %s."
                            .formatted(folders.root(), known, asked, file()));
        }
    }

    /** What is wrong with the file, if anything: it names a database and a bucket, whichever they are. */
    Optional<String> damage(StorageBackend asked) throws IOException {
        if (!Files.exists(file())) {
            return Optional.empty();
        }
        byte[] content;
        try (InputStream in = Files.newInputStream(file())) {
            content = in.readNBytes(LONGEST);
        }
        return WRITTEN.matcher(new String(content, StandardCharsets.UTF_8).strip())
                        .matches()
                ? Optional.empty()
                : Optional.of(
                        "%s is damaged: it does not say which database and bucket the folder is used with. If they are those that are asked for now, write the line `%s` into it; with others, what is in the folder would count as that of no dump, and be deleted."
                                .formatted(file(), text(asked)));
    }

    /** Notes the home, once it was opened; a folder that has its own database needs no note. */
    void write(StorageBackend home) throws IOException {
        if (!home.equals(StorageBackend.FOLDER) && !Files.exists(file())) {
            OwnerOnly.write(file(), (text(home) + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    /** A folder with a database, and without the file, is of a version that had no other home. */
    private String known(String asked) throws IOException {
        if (Files.exists(file())) {
            return Files.readString(file()).strip();
        }
        return Files.exists(folders.database()) ? FOLDER : asked;
    }

    private Path file() {
        return folders.root().resolve("home");
    }

    private static String text(StorageBackend home) {
        if (home.equals(StorageBackend.FOLDER)) {
            return FOLDER;
        }
        return "%s, %s"
                .formatted(
                        home.database().map(Object::toString).orElse(FOLDER),
                        home.bucket().map(Object::toString).orElse(FOLDER));
    }
}
