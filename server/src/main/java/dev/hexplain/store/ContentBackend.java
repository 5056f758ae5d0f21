package dev.hexplain.store;

import dev.hexplain.store.objects.ObjectStore;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Where the content of dumps stays, by its SHA-256. It is read from a file of the data folder, whose name that is: the
 * content itself, or a copy of it.
 */
sealed interface ContentBackend permits ContentFolder, ContentBucket {
    /** What keeps it. */
    ObjectStore objects();

    /** The file it is read from, whether it is there or not. */
    Path file(String sha256);

    /** Begins to keep content that came, which may take long: before anything is locked. */
    void send(Incoming incoming) throws IOException;

    /** Keeps content that came, instead of what is there; locked by its hash. */
    void keep(Incoming incoming) throws IOException;

    /**
     * Sees that the file of a dump is there.
     *
     * @return whether it came now, and was hashed on its way
     * @throws DamagedDump where the content is not what it has to be
     */
    boolean bring(Dump dump) throws IOException;

    /** Deletes a file that is not what it has to be; false where there is no other copy to take it from. */
    boolean renew(Dump dump) throws IOException;

    /** Takes back content whose dump could not be recorded. */
    void takeBack(String sha256) throws IOException;

    /** Deletes content; locked by its hash. */
    void delete(String sha256) throws IOException;

    /** Deletes copies of content that no dump has. */
    void forgetUnknown(Folders.Known contents) throws IOException;

    /** Bytes that dumps take where their content stays. */
    long used();

    /** Counts a dump that was added, or with a negative size one that was deleted. */
    void count(long size);
}
