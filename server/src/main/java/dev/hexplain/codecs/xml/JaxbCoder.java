package dev.hexplain.codecs.xml;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.Subject;
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
    public Optional<String> refusal(Subject subject, Object object) {
        return object instanceof MarketData || object instanceof PersonDto
                ? Optional.empty()
                : Optional.of(
                        "JAXB takes classes with a constructor without parameters whose fields or properties it can"
                                + " see, and knows nothing of what else they hold; only the market data and the person are"
                                + " such.");
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws JAXBException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        context(subject).createMarshaller().marshal(element(subject.type(), object), bytes);
        return bytes.toByteArray();
    }

    private static <T> JAXBElement<T> element(Class<T> type, Object object) {
        return new JAXBElement<>(new QName(type.getSimpleName()), type, type.cast(object));
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws JAXBException {
        return context(subject)
                .createUnmarshaller()
                .unmarshal(new StreamSource(new ByteArrayInputStream(own)), subject.type())
                .getValue();
    }

    private JAXBContext context(Subject subject) throws JAXBException {
        JAXBContext known = contexts.get(subject.type());
        if (known == null) {
            known = JAXBContext.newInstance(subject.type());
            contexts.put(subject.type(), known);
        }
        return known;
    }

    @Override
    public String reused() {
        return "the contexts; marshallers are made for each call";
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of("xml");
    }
}
