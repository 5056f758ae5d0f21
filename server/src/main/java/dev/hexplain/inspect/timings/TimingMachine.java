package dev.hexplain.inspect.timings;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The machine that measures. */
final class TimingMachine {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    private TimingMachine() {}

    /** The model of the processor, as Linux calls it; elsewhere its architecture. */
    static String cpu() {
        try (Stream<String> lines = Files.lines(PROCESSORS)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        } catch (IOException elsewhere) {
            return System.getProperty("os.arch");
        }
    }

    /** In bytes; 0 where the JVM does not tell. */
    static long memory() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getTotalMemorySize()
                : 0;
    }

    static String system() {
        return System.getProperty("os.name") + " " + System.getProperty("os.version");
    }

    static String jdk() {
        return System.getProperty("java.vm.vendor") + " " + Runtime.version();
    }

    /** Processes that ran on average in the last minute; negative where the system does not tell. */
    static double load() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }
}
