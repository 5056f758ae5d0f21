package dev.hexplain.ksy.process;

import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** A {@code process} of the language: transforms stored bytes before they are parsed. Safe for many threads. */
@FunctionalInterface
@SuppressWarnings("JavaLangClash") // The language calls it so; nothing here starts programs.
public interface Process {
    /** Output is made in pieces of this size, with a check for cancellation between them. */
    int PIECE = 1 << 14;

    /**
     * The limit on the output, and a listener to its production.
     *
     * @param bytes maximum size of the output
     * @param making called before so many bytes are made; throws to cancel
     */
    record Room(long bytes, LongConsumer making) {
        /** A limit without a listener. */
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
     * Returns the transformed bytes; the input is not changed.
     *
     * @param arguments values as {@code ksy.eval} has them
     * @param room the limit on the output
     * @throws ProcessException for wrong arguments or malformed bytes
     */
    byte[] decode(byte[] in, List<@Nullable Object> arguments, Room room);
}
