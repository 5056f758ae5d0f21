package dev.hexplain.decoders.jwt;

import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decode.messages.Payload;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** The shape table of tokens. The names are those of RFC 7515 and RFC 7516. */
final class JwtShapes {
    private static final int MOST_SHOWN = 1 << 12;
    private static final int BYTES_SHOWN = 16;
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
    private static final ValueType TEXT = new ValueType.Text(TextEncoding.ASCII);

    static final ShapeTable TABLE = new ShapeTable();
    static final int ROOT = TABLE.add(Shape.group("tokens", "JWT")
            .doc(Jwt.FORMAT::doc)
            .tail(new Tail.Rows("token"))
            .build());
    static final int TOKEN = TABLE.add(Shape.group("token", "token").build());
    static final int SCHEME = TABLE.add(Shape.leaf("scheme", TEXT, Role.HEADER)
            .doc("The authentication scheme before a token in a header of HTTP (RFC 6750, section 2.1).")
            .build());
    static final int PERIOD = TABLE.add(Shape.leaf("period", TEXT, Role.TYPE).build());
    static final int SPACE = TABLE.add(Shape.leaf("ws", TEXT, Role.PADDING).build());
    static final Payload DECODED = Payload.of(TABLE, "decoded", "What the base64url says.");

    private static final int HEADER =
            part("header", Role.HEADER, "The JOSE header, JSON: the algorithm, and how to find the key.");
    private static final int PAYLOAD = part("payload", Role.VALUE, "What is signed: of a JWT, its claims as JSON.");
    private static final int SIGNATURE =
            part("signature", Role.CHECKSUM, "Over header, period and payload as they stand here; empty for `none`.");
    private static final int ENCRYPTED_KEY =
            part("encrypted_key", Role.VALUE, "The key of the content, encrypted; empty where it is agreed on.");
    private static final int INITIALIZATION_VECTOR = part("initialization_vector", Role.VALUE, "Of the encryption.");
    private static final int CIPHERTEXT = part("ciphertext", Role.VALUE, "What is encrypted.");
    private static final int AUTHENTICATION_TAG =
            part("authentication_tag", Role.CHECKSUM, "Over the ciphertext and the header.");

    private JwtShapes() {}

    private static int part(String name, Role role, String doc) {
        return TABLE.add(Shape.leaf(name, TEXT, role)
                .doc(doc)
                .description(JwtShapes::decoded)
                .build());
    }

    static int of(JwtPart part) {
        return switch (part) {
            case HEADER -> HEADER;
            case PAYLOAD -> PAYLOAD;
            case SIGNATURE -> SIGNATURE;
            case ENCRYPTED_KEY -> ENCRYPTED_KEY;
            case INITIALIZATION_VECTOR -> INITIALIZATION_VECTOR;
            case CIPHERTEXT -> CIPHERTEXT;
            case AUTHENTICATION_TAG -> AUTHENTICATION_TAG;
        };
    }

    /** What a part says in base64url: JSON, or bytes; whole groups of four, so that its beginning can be decoded. */
    private static Value decoded(FieldTree tree, Field part, Value read) {
        byte[] digits = tree.source().copy(part.offset(), (int) Math.min(part.length(), MOST_SHOWN));
        return Base64Url.decoded(new String(digits, StandardCharsets.ISO_8859_1))
                .map(bytes -> Value.described(shown(bytes)))
                .orElse(read);
    }

    private static String shown(byte[] bytes) {
        if (bytes.length > 0 && bytes[0] == '{') {
            return new String(bytes, StandardCharsets.UTF_8);
        }
        String more = bytes.length > BYTES_SHOWN ? " … (%d bytes)".formatted(bytes.length) : "";
        return HEX.formatHex(bytes, 0, Math.min(bytes.length, BYTES_SHOWN)) + more;
    }
}
