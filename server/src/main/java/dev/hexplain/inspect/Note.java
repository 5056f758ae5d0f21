package dev.hexplain.inspect;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.Peeled;
import java.util.List;

/** How taking a layer off went, as it is kept beside the bytes. */
@SuppressWarnings("ArrayRecordComponent") // written and read, never compared
record Note(long length, long read, List<LayerIssue> issues, boolean complete, long[] map) {
    static Note of(Peeled peeled) {
        return new Note(
                peeled.length(),
                peeled.read(),
                peeled.issues(),
                peeled.complete(),
                peeled.map().toLongs());
    }

    Peeled peeled() {
        return new Peeled(length, read, issues, complete, OffsetMap.ofLongs(map));
    }
}
