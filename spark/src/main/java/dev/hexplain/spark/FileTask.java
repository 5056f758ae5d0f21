package dev.hexplain.spark;

import dev.hexplain.batch.rows.FlowShare;
import java.io.Serializable;

/** A file to read, or a share of the flows of a capture. */
record FileTask(ListedFile file, int index, int of) implements Serializable {
    private static final long serialVersionUID = 1;

    static FileTask whole(ListedFile file) {
        return new FileTask(file, 0, 1);
    }

    FlowShare share() {
        return new FlowShare(index, of);
    }

    /** About what it costs, in bytes: a share looks at all packets, and reads its part of the flows. */
    long weight() {
        return file.size() / of;
    }
}
