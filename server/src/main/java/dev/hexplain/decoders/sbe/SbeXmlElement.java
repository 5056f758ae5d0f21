package dev.hexplain.decoders.sbe;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * An XML element of a schema, with its line. Namespaces are ignored: schemas are written with and without.
 *
 * @param name without its prefix
 */
record SbeXmlElement(
        String name,
        Map<String, String> attributes,
        List<SbeXmlElement> children,
        StringBuilder content,
        int line,
        int column) {
    /** The bound on nested elements, mostly groups in groups; it bounds every recursion over a schema. */
    private static final int MAX_DEPTH = 40;

    private static final String LOGICAL = "hexplain.logical";

    /** The outermost element. Document types are rejected, and with them entity declarations. */
    static SbeXmlElement parse(String xml) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        try {
            return parse(factory.createXMLStreamReader(new StringReader(xml)));
        } catch (XMLStreamException e) {
            Location at = e.getLocation();
            throw new SchemaDiagnostic(
                    at == null ? 0 : at.getLineNumber(), at == null ? 0 : at.getColumnNumber(), "Not well-formed XML");
        }
    }

    private static SbeXmlElement parse(XMLStreamReader in) throws XMLStreamException {
        Deque<SbeXmlElement> open = new ArrayDeque<>();
        while (true) {
            switch (in.next()) {
                case XMLStreamConstants.START_ELEMENT -> open.push(start(in, open));
                case XMLStreamConstants.END_ELEMENT -> {
                    SbeXmlElement ended = open.pop();
                    if (open.isEmpty()) {
                        return ended;
                    }
                }
                case XMLStreamConstants.CHARACTERS -> {
                    if (!open.isEmpty()) {
                        open.element().content.append(in.getText());
                    }
                }
                case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
                    throw new SchemaDiagnostic(
                            in.getLocation().getLineNumber(),
                            in.getLocation().getColumnNumber(),
                            "Document types and entities are not read");
                default -> {
                    // Comments and processing instructions are ignored.
                }
            }
        }
    }

    private static SbeXmlElement start(XMLStreamReader in, Deque<SbeXmlElement> open) {
        Location at = in.getLocation();
        if (open.size() >= MAX_DEPTH) {
            throw new SchemaDiagnostic(
                    at.getLineNumber(), at.getColumnNumber(), "Elements are nested deeper than " + MAX_DEPTH);
        }
        Map<String, String> attributes = new LinkedHashMap<>();
        for (int i = 0; i < in.getAttributeCount(); i++) {
            attributes.put(in.getAttributeLocalName(i), in.getAttributeValue(i).strip());
        }
        SbeXmlElement element = new SbeXmlElement(
                in.getLocalName(),
                attributes,
                new ArrayList<>(),
                new StringBuilder(),
                at.getLineNumber(),
                at.getColumnNumber());
        if (!open.isEmpty()) {
            open.element().children.add(element);
        }
        return element;
    }

    Optional<String> attribute(String key) {
        return Optional.ofNullable(attributes.get(key));
    }

    String attribute(String key, String otherwise) {
        return attributes.getOrDefault(key, otherwise);
    }

    String required(String key) {
        return attribute(key).orElseThrow(() -> diagnostic("<%s> needs the attribute %s".formatted(name, key)));
    }

    int number(String key, int otherwise) {
        return attribute(key).map(text -> number(key, text)).orElse(otherwise);
    }

    private int number(String key, String text) {
        try {
            int number = Integer.parseInt(text);
            if (number >= 0) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // Reported below.
        }
        throw diagnostic("%s must be a number from 0 up, not “%s”".formatted(key, text));
    }

    String text() {
        return content.toString().strip();
    }

    String doc() {
        return attribute("description", "");
    }

    /** Its name in the encoded object, where the schema says that it has another there, or none. */
    String logical() {
        return attribute(LOGICAL).orElseGet(() -> required("name"));
    }

    /** Whether the schema says its name in the encoded object. */
    boolean isLogical() {
        return attributes.containsKey(LOGICAL);
    }

    SchemaDiagnostic diagnostic(String message) {
        return new SchemaDiagnostic(line, column, message);
    }
}
