package dev.hexplain.codecs.cbor;

import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;

/** {@code CBORMapper} with default typing for all classes that are not final. */
final class TypedCborCoder extends JacksonCoder {
    TypedCborCoder() {
        super(CBORMapper.builder(), Typing.WITH_TYPES, "cbor");
    }
}
