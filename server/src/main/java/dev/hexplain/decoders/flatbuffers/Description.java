package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.FormatDescription;

/** What {@code flatbuffers.ksy} says; read when somebody first wants to know. */
final class Description {
    private static final FormatDescription LOADED = FormatDescription.load("idl", FlatBuffers.ID);

    private Description() {}

    static FormatDescription get() {
        return LOADED;
    }
}
