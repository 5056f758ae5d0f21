package dev.hexplain.codecs.smile;

import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;

/** {@code SmileMapper} as it comes: names are shared, texts are not. */
final class SmileCoder extends JacksonCoder {
    SmileCoder() {
        super(SmileMapper.builder(), Typing.NONE, "smile");
    }
}
