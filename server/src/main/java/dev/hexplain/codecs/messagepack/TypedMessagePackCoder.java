package dev.hexplain.codecs.messagepack;

import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;
import dev.hexplain.codecs.subjects.AllowedClasses;

/** Encodes MessagePack with Jackson and default typing for all classes that are not final. */
final class TypedMessagePackCoder extends JacksonCoder {
    TypedMessagePackCoder(AllowedClasses classes) {
        super(MessagePackBuilder.builder(), Typing.WITH_TYPES, "msgpack", classes);
    }
}
