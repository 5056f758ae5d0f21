package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.documents.ContainerPreviews;
import java.nio.charset.StandardCharsets;

/** Reads the keys of the entries of maps: what an entry holds is named by its key. */
final class FlatBuffersEntryKeys {
    private static final int MAX_TEXT = 200;

    private FlatBuffersEntryKeys() {}

    /** The key of the entry whose table begins at an offset, as a step of a path; of a damaged one, an empty text. */
    static String step(FlatBuffersBytes bytes, long entry) {
        return ContainerPreviews.name(key(bytes, entry));
    }

    private static String key(FlatBuffersBytes bytes, long entry) {
        if (!bytes.has(entry, FlatBuffersType.OFFSET)) {
            return "";
        }
        long vtable = entry - bytes.s4(entry);
        long first = vtable + FlatBuffersTableLayout.HEAD;
        if (!bytes.has(vtable, FlatBuffersTableLayout.HEAD + FlatBuffersTableLayout.ENTRY)
                || bytes.u2(vtable) < FlatBuffersTableLayout.HEAD + FlatBuffersTableLayout.ENTRY
                || bytes.u2(first) == 0) {
            return "";
        }
        long at = entry + bytes.u2(first);
        if (!bytes.has(at, FlatBuffersType.OFFSET) || !bytes.has(bytes.target(at), FlatBuffersType.OFFSET)) {
            return "";
        }
        long text = bytes.target(at) + FlatBuffersType.OFFSET;
        long length = Math.min(MAX_TEXT, Math.min(bytes.u4(bytes.target(at)), bytes.end() - text));
        return new String(bytes.copy(text, length), StandardCharsets.UTF_8);
    }
}
