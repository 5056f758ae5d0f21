package dev.hexplain.inspect.risks;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.EndOfSource;
import dev.hexplain.bytes.Source;
import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.tree.Field;
import java.io.ObjectStreamConstants;
import java.util.Optional;

/** Where a reference to a remote object leads: RMI writes the kind of reference, then host and port. */
final class RemoteEndpoint {
    private RemoteEndpoint() {}

    /** Kind, host and port, such as {@code UnicastRef 10.0.0.1:1099}. */
    static Optional<String> of(Source source, Field block) {
        Cursor in = new Cursor(source);
        try {
            in.seek(block.offset());
            in.skip(in.u1() == ObjectStreamConstants.TC_BLOCKDATA ? 1 : 4);
            String kind = utf(in);
            return switch (kind) {
                case "UnicastRef", "UnicastServerRef" -> Optional.of(kind + " " + utf(in) + ":" + in.s4());
                case "UnicastRef2", "UnicastServerRef2" -> {
                    in.skip(1);
                    yield Optional.of(kind + " " + utf(in) + ":" + in.s4());
                }
                default -> Optional.empty();
            };
        } catch (EndOfSource other) {
            return Optional.empty();
        }
    }

    private static String utf(Cursor in) {
        byte[] bytes = new byte[in.u2()];
        in.require(bytes.length);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) in.u1();
        }
        return ModifiedUtf8.decode(bytes);
    }
}
