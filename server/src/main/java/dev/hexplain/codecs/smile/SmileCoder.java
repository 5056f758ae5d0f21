package dev.hexplain.codecs.smile;

import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;
import dev.hexplain.codecs.subjects.AllowedClasses;

/** Encodes Smile with Jackson's {@code SmileMapper} in its default configuration: names are shared, strings are not. */
final class SmileCoder extends JacksonCoder {
    SmileCoder(AllowedClasses classes) {
        super(SmileMapper.builder(), Typing.NONE, "smile", classes);
    }
}
