package dev.hexplain.codecs.smile;

import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;
import dev.hexplain.codecs.subjects.AllowedClasses;

/** Encodes Smile with Jackson's {@code SmileMapper} and default typing for all classes that are not final. */
final class TypedSmileCoder extends JacksonCoder {
    TypedSmileCoder(AllowedClasses classes) {
        super(SmileMapper.builder(), Typing.WITH_TYPES, "smile", classes);
    }
}
