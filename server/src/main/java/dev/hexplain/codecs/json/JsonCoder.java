package dev.hexplain.codecs.json;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;

/** Encodes JSON with Jackson's {@code ObjectMapper} in its default configuration. */
final class JsonCoder extends JacksonCoder {
    JsonCoder() {
        super(JsonMapper.builder(), Typing.NONE, "json");
    }
}
