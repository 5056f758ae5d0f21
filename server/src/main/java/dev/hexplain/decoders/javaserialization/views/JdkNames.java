package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.Source;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import javax.security.auth.x500.X500Principal;

/** Names of directories and of those who log in: {@code javax.naming} and {@code javax.security.auth}. */
final class JdkNames {
    private static final String NAMING = "javax.naming.";
    private static final String AUTH = "javax.security.auth.";
    private static final int MOST_PARTS = 1_000;
    private static final int LONGEST_PART = 1 << 12;
    private static final int LONGEST_ENCODED = 1 << 14;
    private static final int MOST_RULES = 32;

    static final Map<String, JavaView> VIEWS = Map.of(
            NAMING + "CompositeName",
            (object, written) -> name(object, written.contents(), 0, NamingSyntax.COMPOSITE),
            NAMING + "CompoundName",
            JdkNames::compound,
            NAMING + "ldap.LdapName",
            JdkNames::whole,
            NAMING + "ldap.Rdn",
            JdkNames::whole,
            NAMING + "directory.BasicAttribute",
            JdkNames::attribute,
            NAMING + "directory.BasicAttributes",
            CollectionForm.list().block(4).countAt(0),
            AUTH + "x500.X500Principal",
            JdkNames::x500,
            AUTH + "kerberos.KerberosPrincipal",
            JdkNames::kerberos,
            AUTH + "Subject$SecureSet",
            FieldForms.delegate("elements"));

    private JdkNames() {}

    /** i(n) o×n: parts, between which the syntax puts what separates them. */
    private static LogicalValue name(StreamObject object, Contents contents, int before, NamingSyntax syntax)
            throws MisfitException {
        long count = contents.block(before, Integer.BYTES).s4();
        if (count != contents.count() - before - 1 || count > MOST_PARTS) {
            throw new MisfitException("up to %d parts of a name were expected".formatted(MOST_PARTS));
        }
        List<String> parts = new ArrayList<>();
        while (parts.size() < count) {
            parts.add(text(contents.value(before + 1L + parts.size())));
        }
        return FieldForms.scalar(object, ScalarKind.NAME, syntax.joined(parts));
    }

    private static String text(LogicalValue value) throws MisfitException {
        if (!(value instanceof LogicalValue.Scalar text)
                || text.kind() != ScalarKind.TEXT
                || text.text().isLongerThan(LONGEST_PART)) {
            throw new MisfitException("a text of up to %d characters was expected".formatted(LONGEST_PART));
        }
        return text.text().first(LONGEST_PART);
    }

    /** o(properties: the syntax) i(n) o×n. */
    private static LogicalValue compound(StreamObject object, ClassData written) throws MisfitException {
        Contents contents = written.contents();
        LogicalValue rules = contents.value(0) instanceof LogicalValue.Reference elsewhere
                ? object.values().inside().of(elsewhere)
                : contents.value(0);
        if (!(rules instanceof LogicalValue.Mapping syntax) || syntax.entries().count() > MOST_RULES) {
            throw new MisfitException("up to %d properties were expected".formatted(MOST_RULES));
        }
        Map<String, String> properties = new HashMap<>();
        for (LogicalValue.Entry rule : syntax.entries().page(0, MOST_RULES)) {
            properties.put(text(rule.key()), text(rule.value()));
        }
        return name(object, contents, 1, NamingSyntax.of(properties));
    }

    /** F{} o(the text). */
    private static LogicalValue whole(StreamObject object, ClassData written) throws MisfitException {
        return FieldForms.scalar(
                object, ScalarKind.NAME, text(written.contents().value(0)));
    }

    /** F{attrID, ordered} i(n) o×n. */
    private static LogicalValue attribute(StreamObject object, ClassData written) throws MisfitException {
        LogicalValue values = CollectionForm.list().block(4).countAt(0).value(object, written);
        return new LogicalValue.Mapping(
                object.field(),
                object.className(),
                Paged.of(List.of(new LogicalValue.Entry(written.value("attrID"), values.at(written.field(), "")))));
    }

    /** F{} o(byte[]): in DER, a sequence of sets of attributes; as it prints itself. */
    private static LogicalValue x500(StreamObject object, ClassData written) throws MisfitException {
        byte[] encoded = bytes(written.contents().value(0));
        try {
            return FieldForms.scalar(object, ScalarKind.NAME, new X500Principal(encoded).toString());
        } catch (IllegalArgumentException found) {
            throw new MisfitException("a distinguished name in DER was expected: " + found.getMessage());
        }
    }

    private static byte[] bytes(LogicalValue array) throws MisfitException {
        if (!(array instanceof LogicalValue.Scalar(var _, var _, var _, ScalarText.Hex bytes))
                || bytes.bytes().byteSize() > LONGEST_ENCODED) {
            throw new MisfitException("an array of up to %d bytes was expected".formatted(LONGEST_ENCODED));
        }
        return HexFormat.of().parseHex(bytes.first(2 * LONGEST_ENCODED));
    }

    /** F{} o(byte[]: the name) o(byte[]: the realm), in DER. */
    private static LogicalValue kerberos(StreamObject object, ClassData written) throws MisfitException {
        Contents contents = written.contents();
        List<String> parts = derTexts(bytes(contents.value(0)));
        List<String> realm = derTexts(bytes(contents.value(1)));
        if (parts.isEmpty() || realm.size() != 1) {
            throw new MisfitException("a name and a realm in DER were expected");
        }
        return FieldForms.scalar(object, ScalarKind.NAME, String.join("/", parts) + "@" + realm.getFirst());
    }

    /** The texts (tag 27, GeneralString) in a value in DER. */
    private static List<String> derTexts(byte[] encoded) throws MisfitException {
        List<String> texts = new ArrayList<>();
        Cursor in = new Cursor(Source.ofBytes("name", encoded));
        while (in.remaining() > 0) {
            int tag = in.u1();
            int length = in.u1();
            if (length > 0x80) {
                length = length == 0x81 ? in.u1() : in.u2();
            }
            if ((tag & 0x20) == 0) {
                in.require(length);
                byte[] value = new byte[length];
                for (int i = 0; i < length; i++) {
                    value[i] = (byte) in.u1();
                }
                if (tag == 27) {
                    texts.add(new String(value, StandardCharsets.UTF_8));
                }
            }
        }
        return texts;
    }
}
