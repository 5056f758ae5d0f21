package dev.hexplain.bytes;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** How a program of Hexplain's is started in a process of its own, with the JVM and the class path of this process. */
public final class OwnJvm {
    /** Options of this process, such as its collector and its heap: with others on the command line, no JVM starts. */
    private static final String OPTIONS_OF_THIS = "JDK_JAVA_OPTIONS";

    /** What is only for this process, such as passwords of its database and keys of its bucket. */
    private static final Pattern OF_THIS_ALONE =
            Pattern.compile("(?:HEXPLAIN_|AWS_|OTEL_|PG).*|.*(?:PASSWORD|PASSWD|SECRET|TOKEN|CREDENTIAL|_KEY).*");

    private OwnJvm() {}

    /**
     * Not started yet, without the credentials in this one's environment; what it prints as an error is discarded.
     *
     * @param program has a {@code main}
     * @param flags of its JVM
     */
    public static ProcessBuilder running(Class<?> program, List<String> flags) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags);
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
        command.add(System.getProperty("java.class.path"));
        command.add(program.getName());
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment()
                .keySet()
                .removeIf(name -> name.equals(OPTIONS_OF_THIS)
                        || OF_THIS_ALONE.matcher(name.toUpperCase(Locale.ROOT)).matches());
        return builder;
    }
}
