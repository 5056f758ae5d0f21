package dev.hexplain.ksy.process;

import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** A way to turn bytes as they are stored into bytes as they are read. Safe for many threads. */
@FunctionalInterface
@SuppressWarnings("JavaLangClash") // The language calls it so; nothing here starts programs.
public interface Process {
    /** Bytes are made in pieces of this size, so that a wish to stop is seen between them. */
    int PIECE = 1 << 14;

    /**
     * What a result may take.
     *
     * @param bytes that it may have at most
     * @param making told before so many of them are made; throws where no more are wanted
     */
    record Room(long bytes, LongConsumer making) {
        /** Of so many bytes, with nobody watching. */
        public static Room of(long bytes) {
            return new Room(bytes, made -> {});
        }

        /** To be called for each byte with its number. */
        void make(int number) {
            if (number % PIECE == 0) {
                making.accept(PIECE);
            }
        }
    }

    /**
     * The bytes to read on; the input stays as it is.
     *
     * @param arguments values as {@code ksy.eval} has them
     * @param room what the result may take
     * @throws ProcessException where the arguments do not fit, or the bytes are not what they should be
     */
    byte[] decode(byte[] in, List<@Nullable Object> arguments, Room room);
}
