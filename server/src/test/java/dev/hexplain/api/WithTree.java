package dev.hexplain.api;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;

/** A server that knows a format of a test's own, and the tree of a dump of that. */
abstract class WithTree extends WithServer {
    private final Decoder format;
    private final byte[] dump;

    /** The address of the tree. */
    String tree;

    WithTree(Decoder format, byte[] dump) {
        this.format = format;
        this.dump = dump;
    }

    @Override
    final Running start(Path data) {
        return Running.reading(data, FormatShelf.of(List.of(format)));
    }

    @BeforeEach
    final void decode() {
        String id = Running.json(running.upload("?name=" + format.id(), dump))
                .get("id")
                .asText();
        tree = "/api/v1/trees/" + running.tree(id, "{}").get("id").asText();
    }
}
