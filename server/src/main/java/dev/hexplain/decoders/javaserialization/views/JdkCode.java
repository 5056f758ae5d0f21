package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Types of methods, and where code comes from. */
final class JdkCode {
    private static final int MOST_PARAMETERS = 255;
    private static final int LONGEST_NAME = 1_000;

    static final Map<String, JavaView> VIEWS =
            Map.of("java.lang.invoke.MethodType", JdkCode::methodType, "java.security.CodeSource", JdkCode::codeSource);

    private JdkCode() {}

    /** F{} o(return type) o(parameter types). */
    private static LogicalValue methodType(StreamObject object, ClassData written) throws MisfitException {
        Contents contents = written.contents();
        if (!(contents.value(1) instanceof LogicalValue.Sequence parameters)
                || parameters.elements().count() > MOST_PARAMETERS) {
            throw new MisfitException("an array of up to %d classes was expected".formatted(MOST_PARAMETERS));
        }
        List<String> names = new ArrayList<>();
        for (LogicalValue parameter : parameters.elements().page(0, MOST_PARAMETERS)) {
            names.add(className(parameter));
        }
        String text = names.stream().collect(Collectors.joining(",", "(", ")")) + className(contents.value(0));
        return FieldForms.scalar(object, ScalarKind.NAME, text);
    }

    private static String className(LogicalValue value) throws MisfitException {
        if (!(value instanceof LogicalValue.Scalar type) || type.kind() != ScalarKind.NAME) {
            throw new MisfitException("a class was expected");
        }
        return type.text().first(LONGEST_NAME);
    }

    /** F{location} i(n) (UTF(type) i(length) b[])×n, then perhaps its signers. */
    private static LogicalValue codeSource(StreamObject object, ClassData written) throws MisfitException {
        Contents contents = written.contents();
        Cursor in = contents.blocks(0);
        List<LogicalValue> certificates = new ArrayList<>();
        for (int left = in.s4(); left > 0; left--) {
            String type = JdkTimes.utf(in);
            byte[] encoded = new byte[(int) Math.min(in.s4() & 0xFFFF_FFFFL, in.remaining())];
            for (int i = 0; i < encoded.length; i++) {
                encoded[i] = (byte) in.u1();
            }
            certificates.add(LogicalValue.Scalar.of(
                    written.field(), type, ScalarKind.BYTES, HexFormat.of().formatHex(encoded)));
        }
        return new LogicalValue.Structure(
                object.field(),
                object.className(),
                Paged.of(List.of(
                        object.member(written, "location"),
                        new LogicalValue.Named(
                                "certificates",
                                new LogicalValue.Sequence(written.field(), "", Paged.of(certificates))))));
    }
}
