package dev.hexplain.codecs.cbor;

import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;

/** Encodes CBOR with Jackson's {@code CBORMapper} in its default configuration. */
final class CborCoder extends JacksonCoder {
    CborCoder() {
        super(CBORMapper.builder(), Typing.NONE, "cbor");
    }
}
