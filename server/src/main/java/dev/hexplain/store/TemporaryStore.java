package dev.hexplain.store;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.tree.SpaceAllowance;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/**
 * One dump, and all that is made from it, for as long as a command runs: on the heap what is small, the rest in a
 * temporary folder, without a database. For one thread. Closing it closes the dump and deletes the folder.
 */
public final class TemporaryStore implements DumpFiles, AutoCloseable {
    /** Largest input that is read to the heap, and whose tree is there. */
    private static final long SMALL = 4 << 20;

    private static final String ID = "dump";

    private final Source content;
    private final Dump dump;
    private final TemporaryFolder folder = new TemporaryFolder();
    private final Map<String, LayerFolder> layers = new HashMap<>();
    private final Map<String, CaptureFolder> captures = new HashMap<>();

    /** With a dump, which it closes at the end. */
    public TemporaryStore(Source content) {
        this.content = content;
        this.dump = new Dump(ID, content.name(), content.length(), "", SpaceAccess.PUBLIC, Instant.EPOCH);
    }

    /** Whether so many bytes are better on the heap than in a file. */
    public static boolean isSmall(long bytes) {
        return bytes <= SMALL;
    }

    /** The only dump. */
    public Dump dump() {
        return dump;
    }

    /** The hash of the dump's content, 64 hexadecimal digits. */
    public String sha256() throws IOException {
        try (SourceStream bytes = new SourceStream(content)) {
            return Sha256.of(bytes);
        }
    }

    @Override
    public Source open(Dump known) {
        return content instanceof Source.Heap ? content : new Source.Held(content.name(), content.segment());
    }

    /** Storage for a tree of so many bytes. */
    public TreeStorage tree(long sourceLength) throws IOException {
        return isSmall(sourceLength) ? TreeStorage.inMemory() : TreeStorage.in(folder.folder());
    }

    /** Opens files for a piece of work, to be closed before this. */
    public WorkFiles work() {
        return new WorkFiles(folder::folder, SpaceAllowance.ENDLESS);
    }

    @Override
    public LayerFolder layer(String of, String path) {
        return layers.computeIfAbsent(path, _ -> new TemporaryLayer(folder));
    }

    @Override
    public CaptureFolder capture(String of, String path) {
        return captures.computeIfAbsent(path, _ -> new TemporaryCapture(folder));
    }

    @Override
    public void close() {
        content.close();
        folder.close();
    }
}
