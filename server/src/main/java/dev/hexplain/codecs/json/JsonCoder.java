package dev.hexplain.codecs.json;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;
import dev.hexplain.codecs.subjects.AllowedClasses;

/** Encodes JSON with Jackson's {@code ObjectMapper} in its default configuration. */
final class JsonCoder extends JacksonCoder {
    JsonCoder(AllowedClasses classes) {
        super(JsonMapper.builder(), Typing.NONE, "json", classes);
    }
}
