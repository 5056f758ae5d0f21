package dev.hexplain.codecs.objects;

import org.jspecify.annotations.Nullable;

/** Something that {@code ObjectOutputStream} is given to write. */
public sealed interface StreamContent {
    /** An object. */
    record Value(@Nullable Object object) implements StreamContent {}

    /** Primitive data. */
    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    record Data(byte[] bytes) implements StreamContent {}

    /** The stream was reset. */
    record Reset() implements StreamContent {}
}
