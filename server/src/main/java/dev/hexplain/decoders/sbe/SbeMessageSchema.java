package dev.hexplain.decoders.sbe;

import java.nio.ByteOrder;
import java.util.Map;

/**
 * A message schema with all names resolved.
 *
 * @param header the composite before every message
 * @param messages by template id
 */
record SbeMessageSchema(
        String name, int id, int version, ByteOrder order, SbeType.Composite header, Map<Integer, Message> messages) {
    record Message(int id, SbeBody body, String doc) {}
}
