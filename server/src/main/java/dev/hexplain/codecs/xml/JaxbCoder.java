package dev.hexplain.codecs.xml;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.Sample;
import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBElement;
import jakarta.xml.bind.JAXBException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.xml.namespace.QName;
import javax.xml.transform.stream.StreamSource;
import ru.sbrf.ufs.dto.PersonDto;
import sp.MarketData;

/**
 * Encodes XML with JAXB without annotations: the simple class name as root, public fields and properties as elements.
 */
final class JaxbCoder implements Coder {
    private final Map<Class<?>, JAXBContext> contexts = new HashMap<>();

    @Override
    public Optional<String> refusal(Sample sample, Object object) {
        return object instanceof MarketData || object instanceof PersonDto
                ? Optional.empty()
                : Optional.of(
                        "JAXB takes classes with a constructor without parameters whose fields or properties it can"
                                + " see, and knows nothing of what else they hold; only the market data and the person are"
                                + " such.");
    }

    @Override
    public byte[] encode(Sample sample, Object object) throws JAXBException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        context(sample).createMarshaller().marshal(element(sample.type(), object), bytes);
        return bytes.toByteArray();
    }

    private static <T> JAXBElement<T> element(Class<T> type, Object object) {
        return new JAXBElement<>(new QName(type.getSimpleName()), type, type.cast(object));
    }

    @Override
    public Object decode(Sample sample, byte[] own) throws JAXBException {
        return context(sample)
                .createUnmarshaller()
                .unmarshal(new StreamSource(new ByteArrayInputStream(own)), sample.type())
                .getValue();
    }

    private JAXBContext context(Sample sample) throws JAXBException {
        JAXBContext known = contexts.get(sample.type());
        if (known == null) {
            known = JAXBContext.newInstance(sample.type());
            contexts.put(sample.type(), known);
        }
        return known;
    }

    @Override
    public String reused() {
        return "the contexts; marshallers are made for each call";
    }

    @Override
    public FormatRef format(Sample sample) {
        return FormatRef.of("xml");
    }
}
