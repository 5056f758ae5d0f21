package dev.hexplain.codecs.sbe;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import uk.co.real_logic.sbe.ir.Ir;
import uk.co.real_logic.sbe.ir.Token;
import uk.co.real_logic.sbe.xml.IrGenerator;
import uk.co.real_logic.sbe.xml.ParserOptions;
import uk.co.real_logic.sbe.xml.XmlSchemaParser;

/**
 * The SBE message type of an object.
 *
 * @param xml the message schema
 * @param ir the library's intermediate representation of it
 * @param tokens of the message
 */
record SbeMessageType(String xml, Ir ir, List<Token> tokens) {
    private static final int TEMPLATE = 1;

    /** That of a sample, from {@code <sample>.xml}; empty where there is none. */
    static Optional<SbeMessageType> load(String sample) {
        try (InputStream in = SbeMessageType.class.getResourceAsStream(sample + ".xml")) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(loaded(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static SbeMessageType loaded(String xml) {
        try {
            Ir ir = ir(xml);
            return new SbeMessageType(xml, ir, ir.getMessage(TEMPLATE));
        } catch (Exception e) { // all that the library declares
            throw new IllegalStateException("A schema that comes with Hexplain is wrong", e);
        }
    }

    /**
     * The message with a name.
     *
     * @throws UnsupportedOperationException where the library does not take the schema
     */
    static SbeMessageType named(String xml, String message) {
        try {
            Ir ir = ir(xml);
            List<Token> tokens = ir.messages().stream()
                    .filter(each -> each.getFirst().name().equals(message))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("it has no message " + message));
            return new SbeMessageType(xml, ir, tokens);
        } catch (Exception e) { // all that the library declares
            throw new UnsupportedOperationException("The library does not take the schema: " + e.getMessage());
        }
    }

    /** What a schema includes is not read, and warnings are not printed. */
    private static Ir ir(String xml) throws Exception {
        ParserOptions options = ParserOptions.builder()
                .stopOnError(true)
                .suppressOutput(true)
                .xIncludeAware(false)
                .build();
        byte[] bytes = xml.getBytes(StandardCharsets.UTF_8);
        return new IrGenerator().generate(XmlSchemaParser.parse(new ByteArrayInputStream(bytes), options));
    }

    /** The fields, groups and data of the message. */
    List<Token> members() {
        return inside(tokens, 0);
    }

    /** The tokens between the one at an index, which begins something, and the one that ends it. */
    static List<Token> inside(List<Token> tokens, int index) {
        return tokens.subList(index + 1, index + tokens.get(index).componentTokenCount() - 1);
    }

    /** The token at an index with all that belong to it. */
    static List<Token> whole(List<Token> tokens, int index) {
        return tokens.subList(index, index + tokens.get(index).componentTokenCount());
    }

    /** A member of a composite of the encoding: {@code numInGroup}. */
    static Token member(List<Token> composite, String name) {
        return composite.stream()
                .filter(token -> token.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UnsupportedOperationException("The schema has no %s in %s"
                        .formatted(name, composite.getFirst().name())));
    }
}
