package dev.hexplain.codecs.messagepack;

import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;

/** Encodes MessagePack with Jackson and default typing for all classes that are not final. */
final class TypedMessagePackCoder extends JacksonCoder {
    TypedMessagePackCoder() {
        super(MessagePackBuilder.builder(), Typing.WITH_TYPES, "msgpack");
    }
}
