package dev.hexplain.codecs.messagepack;

import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;
import dev.hexplain.codecs.subjects.AllowedClasses;

/** Encodes MessagePack with Jackson. */
final class MessagePackCoder extends JacksonCoder {
    MessagePackCoder(AllowedClasses classes) {
        super(MessagePackBuilder.builder(), Typing.NONE, "msgpack", classes);
    }
}
