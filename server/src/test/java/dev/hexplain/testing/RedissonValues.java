package dev.hexplain.testing;

import io.netty.buffer.ByteBuf;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.redisson.client.codec.Codec;

/** Values as Redisson's codecs write them. */
public final class RedissonValues {
    private RedissonValues() {}

    public static byte[] of(Codec codec, Object value) {
        try {
            ByteBuf buffer = codec.getValueEncoder().encode(value);
            byte[] bytes = new byte[buffer.readableBytes()];
            buffer.readBytes(bytes);
            buffer.release();
            return bytes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
