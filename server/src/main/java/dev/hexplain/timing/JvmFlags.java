package dev.hexplain.timing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The flags of the processes that measure: JMH starts them with a class path, so that no manifest opens packages. */
final class JvmFlags {
    private JvmFlags() {}

    /** Flags that codecs need, which the build writes down. */
    static List<String> ofCodecs() {
        try (InputStream flags = JvmFlags.class.getResourceAsStream("jvm.flags")) {
            String text = new String(Objects.requireNonNull(flags).readAllBytes(), StandardCharsets.UTF_8);
            return List.of(text.strip().split("\\s+"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same, in a heap that does not depend on the machine's memory. */
    static String[] ofForks() {
        List<String> flags = new ArrayList<>(ofCodecs());
        flags.addAll(List.of("-Xms512m", "-Xmx512m", "-Xlog:disable", "-Xlog:all=error:stderr"));
        return flags.toArray(String[]::new);
    }
}
