package dev.hexplain.codecs.bson;

import com.fasterxml.jackson.databind.json.JsonMapper;
import de.undercouch.bson4jackson.BsonFactory;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;
import dev.hexplain.codecs.subjects.AllowedClasses;

/** Encodes BSON with bson4jackson, through Jackson's {@code ObjectMapper}. */
final class Bson4JacksonCoder extends JacksonCoder {
    Bson4JacksonCoder(Typing typing, AllowedClasses classes) {
        super(JsonMapper.builder(new BsonFactory()), typing, "bson", classes);
    }
}
