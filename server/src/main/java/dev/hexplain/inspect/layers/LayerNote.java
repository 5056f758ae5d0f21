package dev.hexplain.inspect.layers;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.UnwrapResult;
import java.util.List;

/** How removing a layer went, as it is kept beside the bytes. */
@SuppressWarnings("ArrayRecordComponent") // written and read, never compared
record LayerNote(long length, long read, List<LayerIssue> issues, boolean complete, long[] map) {
    static LayerNote of(UnwrapResult unwrapped) {
        return new LayerNote(
                unwrapped.length(),
                unwrapped.read(),
                unwrapped.issues(),
                unwrapped.complete(),
                unwrapped.map().toLongs());
    }

    UnwrapResult unwrapped() {
        return new UnwrapResult(length, read, issues, complete, OffsetMap.ofLongs(map));
    }
}
