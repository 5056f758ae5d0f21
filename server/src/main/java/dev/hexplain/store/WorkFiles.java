package dev.hexplain.store;

import dev.hexplain.bytes.OwnerOnly;
import dev.hexplain.bytes.Source;
import dev.hexplain.tree.SpaceAllowance;
import dev.hexplain.tree.StorageFailure;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Bytes that one piece of work makes, and the index of a tree over them: on the heap what is small, the rest in a folder
 * that nobody else reads. Closing it deletes them and gives their space back. For one thread.
 */
public final class WorkFiles implements AutoCloseable {
    private static final int BUFFER = 1 << 16;

    private final NewFolder newFolder;
    private final SpaceAllowance account;
    private final List<Source> sources = new ArrayList<>();
    private final List<TreeStorage> indexes = new ArrayList<>();
    private @Nullable Path folder;

    /** Makes a folder that nobody else has. */
    @FunctionalInterface
    interface NewFolder {
        Path make() throws IOException;
    }

    /** Opens files for a piece of work. */
    @FunctionalInterface
    public interface Opening {
        WorkFiles open();
    }

    WorkFiles(NewFolder newFolder, SpaceAllowance account) {
        this.newFolder = newFolder;
        this.account = account;
    }

    /**
     * Takes in a stream to its end. The source is open until this is closed.
     *
     * @param length bytes that it has
     */
    public Source bytes(String name, InputStream in, long length) throws IOException {
        if (TemporaryStore.isSmall(length)) {
            return Source.ofBytes(name, in.readAllBytes());
        }
        Path file = folder().resolve("bytes" + sources.size());
        try (OutputStream out = Channels.newOutputStream(
                OwnerOnly.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE))) {
            copy(in, out);
        } catch (IOException e) {
            throw StorageFailure.translate(file, e);
        }
        Source source = Source.ofFile(name, file);
        sources.add(source);
        return source;
    }

    private void copy(InputStream in, OutputStream out) throws IOException {
        byte[] buffer = new byte[BUFFER];
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            account.take(read);
            out.write(buffer, 0, read);
        }
    }

    /** Storage for one tree of so many bytes; it is closed with this, where no tree took it over and was closed before. */
    public TreeStorage index(long sourceLength) throws IOException {
        TreeStorage index =
                TemporaryStore.isSmall(sourceLength) ? TreeStorage.inMemory() : TreeStorage.in(folder(), account::take);
        indexes.add(index);
        return index;
    }

    private Path folder() throws IOException {
        Path known = folder;
        if (known == null) {
            known = newFolder.make();
            folder = known;
        }
        return known;
    }

    @Override
    public void close() {
        indexes.forEach(TreeStorage::close);
        sources.forEach(Source::close);
        account.end();
        if (folder != null) {
            Folders.deleteTree(folder);
        }
    }
}
