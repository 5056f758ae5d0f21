package dev.hexplain.decode.documents;

import java.nio.ByteBuffer;
import java.util.UUID;

/** Formats UUIDs (RFC 9562). */
public final class Uuids {
    private Uuids() {}

    /** The UUID in 16 bytes. */
    public static String text(byte[] bytes) {
        ByteBuffer halves = ByteBuffer.wrap(bytes);
        return new UUID(halves.getLong(), halves.getLong()).toString();
    }
}
