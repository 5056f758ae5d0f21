package dev.hexplain.inspect.findings;

import dev.hexplain.bytes.Source;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Class files and archives of them, given as dumps (JVMS §4.1; APPNOTE.TXT §4.3.7). */
final class ProgramFiles {
    private static final int CLASS_MAGIC = 0xCAFEBABE;
    private static final int FIRST_MAJOR = 45;

    /** Far enough from 45: what else begins with this magic has a small number there. */
    private static final int LAST_MAJOR = 120;

    /** Major versions are this far ahead of Java's. */
    private static final int MAJOR_OF_JAVA_0 = 44;

    private static final int LOCAL_FILE_HEADER = 0x504B0304;
    private static final int NAME_LENGTH_AT = 26;
    private static final int NAME_AT = 30;

    private static final String USE =
            "Open a stream, then give it this file: its classes are compared with those of the stream, which"
                    + " `hexplain classes dump.ser --with %s` does too.";

    private ProgramFiles() {}

    static Optional<Finding> is(Source source) {
        return classFile(source).or(() -> archive(source));
    }

    private static Optional<Finding> classFile(Source source) {
        if (source.length() < 10 || u4(source, 0) != CLASS_MAGIC) {
            return Optional.empty();
        }
        int major = source.u1(6) << 8 | source.u1(7);
        if (major < FIRST_MAJOR || major > LAST_MAJOR) {
            return Optional.empty();
        }
        return Optional.of(new Finding.ProgramFile(
                "This is a class file, of Java %d (major version %d)"
                        .formatted(Math.max(1, major - MAJOR_OF_JAVA_0), major),
                USE.formatted(source.name().endsWith(".class") ? source.name() : "Order.class")));
    }

    private static Optional<Finding> archive(Source source) {
        if (source.length() < NAME_AT || u4(source, 0) != LOCAL_FILE_HEADER) {
            return Optional.empty();
        }
        int length = source.u1(NAME_LENGTH_AT) | source.u1(NAME_LENGTH_AT + 1) << 8;
        if (length > source.length() - NAME_AT) {
            return Optional.empty();
        }
        String first = new String(source.copy(NAME_AT, length), StandardCharsets.UTF_8);
        boolean program = first.startsWith("META-INF/")
                || first.startsWith("WEB-INF/")
                || first.startsWith("BOOT-INF/")
                || first.endsWith(".class");
        return program
                ? Optional.of(new Finding.ProgramFile(
                        "This is an archive of classes; it begins with `%s`".formatted(first),
                        USE.formatted(source.name().matches(".*\\.[jwe]ar") ? source.name() : "app.jar")))
                : Optional.empty();
    }

    private static int u4(Source source, long at) {
        return source.u1(at) << 24 | source.u1(at + 1) << 16 | source.u1(at + 2) << 8 | source.u1(at + 3);
    }
}
