package dev.hexplain.codecs.cbor;

import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;
import dev.hexplain.codecs.subjects.AllowedClasses;

/** Encodes CBOR with Jackson's {@code CBORMapper} in its default configuration. */
final class CborCoder extends JacksonCoder {
    CborCoder(AllowedClasses classes) {
        super(CBORMapper.builder(), Typing.NONE, "cbor", classes);
    }
}
