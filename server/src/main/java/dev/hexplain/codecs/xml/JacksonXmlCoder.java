package dev.hexplain.codecs.xml;

import com.fasterxml.jackson.dataformat.xml.XmlMapper;
import dev.hexplain.codecs.jackson.JacksonCoder;
import dev.hexplain.codecs.jackson.Typing;
import dev.hexplain.codecs.subjects.AllowedClasses;

/** Encodes XML with Jackson's {@code XmlMapper} in its default configuration. */
final class JacksonXmlCoder extends JacksonCoder {
    JacksonXmlCoder(AllowedClasses classes) {
        super(XmlMapper.builder(), Typing.NONE, "xml", classes);
    }
}
