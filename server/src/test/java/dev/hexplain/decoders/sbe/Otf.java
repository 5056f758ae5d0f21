package dev.hexplain.decoders.sbe;

import java.io.ByteArrayInputStream;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import uk.co.real_logic.sbe.PrimitiveType;
import uk.co.real_logic.sbe.ir.Ir;
import uk.co.real_logic.sbe.ir.Token;
import uk.co.real_logic.sbe.otf.OtfHeaderDecoder;
import uk.co.real_logic.sbe.otf.OtfMessageDecoder;
import uk.co.real_logic.sbe.otf.TokenListener;
import uk.co.real_logic.sbe.otf.Types;
import uk.co.real_logic.sbe.xml.IrGenerator;
import uk.co.real_logic.sbe.xml.ParserOptions;
import uk.co.real_logic.sbe.xml.XmlSchemaParser;

/** What the library's own decoder finds in a message, by path. */
final class Otf implements TokenListener {
    private final Map<String, String> found = new LinkedHashMap<>();
    private final ByteOrder order;
    private boolean inComposite;
    private final Deque<String> prefixes = new ArrayDeque<>(List.of(""));

    private Otf(ByteOrder order) {
        this.order = order;
    }

    static Map<String, String> values(String xml, byte[] message) {
        try {
            ParserOptions options = ParserOptions.builder().stopOnError(true).build();
            Ir ir = new IrGenerator()
                    .generate(XmlSchemaParser.parse(
                            new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)), options));
            OtfHeaderDecoder header = new OtfHeaderDecoder(ir.headerStructure());
            DirectBuffer buffer = new UnsafeBuffer(message);
            Otf otf = new Otf(ir.byteOrder());
            int end = OtfMessageDecoder.decode(
                    buffer,
                    header.encodedLength(),
                    header.getSchemaVersion(buffer, 0),
                    header.getBlockLength(buffer, 0),
                    ir.getMessage(header.getTemplateId(buffer, 0)),
                    otf);
            otf.found.put("end", Integer.toString(end));
            return otf.found;
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private void put(String name, String value) {
        found.put(prefixes.element() + name, value.replace("\0", ""));
    }

    @Override
    public void onEncoding(Token field, DirectBuffer buffer, int index, Token type, int version) {
        StringBuilder text = new StringBuilder();
        if (type.arrayLength() > 1 && type.encoding().primitiveType().name().equals("INT32")) {
            for (int i = 0; i < type.arrayLength(); i++) {
                put(
                        name(field, type) + "[" + i + "]",
                        Integer.toString(
                                buffer.getInt(index + 4 * i, type.encoding().byteOrder())));
            }
            return;
        }
        if (type.arrayLength() > 1 && !type.isConstantEncoding()) {
            text.append(buffer.getStringWithoutLengthAscii(index, type.arrayLength()));
        } else {
            text.append(
                    type.isConstantEncoding()
                            ? type.encoding().constValue().toString()
                            : appended(buffer, index, type));
        }
        put(name(field, type), text.toString());
    }

    private static String appended(DirectBuffer buffer, int index, Token type) {
        StringBuilder text = new StringBuilder();
        Types.appendAsString(text, buffer, index, type.encoding());
        return text.toString().replace("'", "");
    }

    /** Inside a composite the type has the member's name, and outside the field has. */
    private String name(Token field, Token type) {
        return inComposite ? type.name() : field.name();
    }

    @Override
    public void onEnum(Token field, DirectBuffer buffer, int index, List<Token> tokens, int from, int to, int version) {
        if (!field.isConstantEncoding()) {
            put(name(field, tokens.get(from)), number(buffer, index, tokens.get(from)));
        }
    }

    /** The encoding of an enum or a set has no byte order; that of the schema counts. */
    private String number(DirectBuffer buffer, int index, Token type) {
        PrimitiveType primitive = type.encoding().primitiveType();
        return Integer.toString(
                primitive == PrimitiveType.CHAR
                        ? buffer.getByte(index)
                        : Types.getInt(buffer, index, primitive, order));
    }

    @Override
    public void onBitSet(
            Token field, DirectBuffer buffer, int index, List<Token> tokens, int from, int to, int version) {
        put(name(field, tokens.get(from)), number(buffer, index, tokens.get(from)));
    }

    @Override
    public void onBeginComposite(Token field, List<Token> tokens, int from, int to) {
        prefixes.push(prefixes.element() + field.name() + ".");
        inComposite = true;
    }

    @Override
    public void onEndComposite(Token field, List<Token> tokens, int from, int to) {
        prefixes.pop();
        inComposite = false;
    }

    @Override
    public void onGroupHeader(Token group, int count) {
        put(group.name() + "#", Integer.toString(count));
    }

    @Override
    public void onBeginGroup(Token group, int index, int count) {
        prefixes.push(prefixes.element() + group.name() + "[" + index + "].");
    }

    @Override
    public void onEndGroup(Token group, int index, int count) {
        prefixes.pop();
    }

    @Override
    public void onVarData(Token field, DirectBuffer buffer, int index, int length, Token type) {
        byte[] bytes = new byte[length];
        buffer.getBytes(index, bytes);
        put(field.name(), new String(bytes, StandardCharsets.UTF_8));
    }

    @Override
    public void onBeginMessage(Token message) {}

    @Override
    public void onEndMessage(Token message) {}
}
