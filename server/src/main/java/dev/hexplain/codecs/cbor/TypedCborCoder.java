package dev.hexplain.codecs.cbor;

import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;
import dev.hexplain.codecs.subjects.AllowedClasses;

/** Encodes CBOR with Jackson's {@code CBORMapper} and default typing for all classes that are not final. */
final class TypedCborCoder extends JacksonCoder {
    TypedCborCoder(AllowedClasses classes) {
        super(CBORMapper.builder(), Typing.WITH_TYPES, "cbor", classes);
    }
}
