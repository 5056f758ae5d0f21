package dev.hexplain.codecs.xml;

import com.fasterxml.jackson.dataformat.xml.XmlMapper;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;

/** {@code XmlMapper} as it comes. */
final class JacksonXmlCoder extends JacksonCoder {
    JacksonXmlCoder() {
        super(XmlMapper.builder(), Typing.NONE, "xml");
    }
}
