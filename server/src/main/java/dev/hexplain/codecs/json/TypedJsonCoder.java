package dev.hexplain.codecs.json;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;
import dev.hexplain.codecs.subjects.AllowedClasses;

/** Encodes JSON with Jackson's {@code ObjectMapper} and default typing for all classes that are not final. */
final class TypedJsonCoder extends JacksonCoder {
    TypedJsonCoder(AllowedClasses classes) {
        super(JsonMapper.builder(), Typing.WITH_TYPES, "json", classes);
    }
}
