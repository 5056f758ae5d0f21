package dev.hexplain.codecs.json;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;

/** {@code ObjectMapper} as it comes. */
final class JsonCoder extends JacksonCoder {
    JsonCoder() {
        super(JsonMapper.builder(), Typing.NONE, "json");
    }
}
