package dev.hexplain.codecs.messagepack;

import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;

/** Encodes MessagePack with Jackson. */
final class MessagePackCoder extends JacksonCoder {
    MessagePackCoder() {
        super(MessagePackBuilder.builder(), Typing.NONE, "msgpack");
    }
}
