package dev.hexplain.ksy.process;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A way to turn bytes as they are stored into bytes as they are read. Safe for many threads. */
@FunctionalInterface
@SuppressWarnings("JavaLangClash") // The language calls it so; nothing here starts programs.
public interface Process {
    /**
     * The bytes to read on; the input stays as it is.
     *
     * @param arguments values as {@code ksy.eval} has them
     * @param limit bytes that the result may have at most
     * @throws ProcessException where the arguments do not fit, or the bytes are not what they should be
     */
    byte[] decode(byte[] in, List<@Nullable Object> arguments, long limit);
}
