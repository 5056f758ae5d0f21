package dev.hexplain.ksy.process;

import dev.hexplain.ksy.eval.ValueConversions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code rol(bits)} and {@code ror(bits)}: rotates the bits of every byte. */
final class Rotation implements Process {
    private final String name;
    private final int direction;

    private Rotation(String name, int direction) {
        this.name = name;
        this.direction = direction;
    }

    static Rotation left() {
        return new Rotation("rol", 1);
    }

    static Rotation right() {
        return new Rotation("ror", -1);
    }

    @Override
    public byte[] decode(byte[] in, List<@Nullable Object> arguments, Room room) {
        long bits = ProcessArguments.one(name + "(bits)", arguments, ValueConversions::integer);
        int left = (int) Math.floorMod(direction * bits, (long) Byte.SIZE);
        byte[] out = new byte[in.length];
        for (int i = 0; i < in.length; i++) {
            room.make(i);
            out[i] = (byte) (in[i] << left | (in[i] & 0xff) >>> (Byte.SIZE - left));
        }
        return out;
    }
}
