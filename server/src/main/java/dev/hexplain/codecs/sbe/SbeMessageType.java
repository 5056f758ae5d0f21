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
 * The SBE message type of a sample.
 *
 * @param xml the message schema
 * @param ir the library's intermediate representation of it
 * @param tokens of the schema's only message
 */
record SbeMessageType(String xml, Ir ir, List<Token> tokens) {
    private static final int TEMPLATE = 1;

    /** From {@code <sample>.xml}; empty where there is none. */
    static Optional<SbeMessageType> load(String sample) {
        try (InputStream in = SbeMessageType.class.getResourceAsStream(sample + ".xml")) {
            return in == null ? Optional.empty() : Optional.of(of(in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static SbeMessageType of(byte[] xml) {
        try {
            ParserOptions options = ParserOptions.builder().stopOnError(true).build();
            Ir ir = new IrGenerator().generate(XmlSchemaParser.parse(new ByteArrayInputStream(xml), options));
            return new SbeMessageType(new String(xml, StandardCharsets.UTF_8), ir, ir.getMessage(TEMPLATE));
        } catch (Exception e) { // all that the library declares
            throw new IllegalStateException("A schema that comes with Hexplain is wrong", e);
        }
    }
}
