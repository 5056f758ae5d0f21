package dev.hexplain.codecs.cbor;

import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;

/** {@code CBORMapper} as it comes. */
final class CborCoder extends JacksonCoder {
    CborCoder() {
        super(CBORMapper.builder(), Typing.NONE, "cbor");
    }
}
