package dev.hexplain.ksy.process;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code xor(key)}: combines the bytes with a key of one or more bytes, which is repeated. */
final class Xor implements Process {
    @Override
    public byte[] decode(byte[] in, List<@Nullable Object> arguments, Room room) {
        byte[] key = ProcessArguments.one("xor(byte or bytes)", arguments, ProcessArguments::key);
        if (key.length == 0) {
            throw new ProcessException(
                    ProcessException.Kind.ARGUMENTS, "expected a key of at least one byte for xor, found an empty one");
        }
        byte[] out = new byte[in.length];
        int at = 0;
        for (int i = 0; i < in.length; i++) {
            room.make(i);
            out[i] = (byte) (in[i] ^ key[at]);
            at = at + 1 == key.length ? 0 : at + 1;
        }
        return out;
    }
}
