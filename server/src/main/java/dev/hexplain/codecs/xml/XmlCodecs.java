package dev.hexplain.codecs.xml;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecLibrary;
import dev.hexplain.codecs.Family;
import java.util.List;

/** The configurations of XML, for comparison. */
public final class XmlCodecs {
    private XmlCodecs() {}

    /** To list them loads no library. */
    public static List<Codec> all() {
        return List.of(
                Codec.of(
                                "xml",
                                "Jackson XML",
                                Family.DOCUMENTS,
                                CodecLibrary.JACKSON_XML,
                                "Jackson's data binding with an element for each name, which is written twice.",
                                classes -> new JacksonXmlCoder(classes))
                        .withoutReferenceTracking(),
                Codec.of(
                                "xstream",
                                "XStream",
                                Family.DOCUMENTS,
                                CodecLibrary.XSTREAM,
                                "Any object as XML without indentation; what was written before is referred to by its"
                                        + " path.",
                                classes -> new XStreamCoder(classes))
                        .startingSlowly(),
                Codec.of(
                                "jaxb",
                                "JAXB",
                                Family.DOCUMENTS,
                                CodecLibrary.JAXB,
                                "Only classes that are beans, by their public fields or properties.",
                                () -> new JaxbCoder())
                        .withoutReferenceTracking());
    }
}
