package dev.hexplain.inspect.monitoring;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/** What processes have computed. */
public final class ProcessTime {
    /** Fields of proc_pid_stat(5) behind the name: what children have computed that have ended, for programs and in the system. */
    private static final int CHILDREN_IN_PROGRAMS = 13;

    private static final int CHILDREN_IN_SYSTEM = 14;

    /** A tick of these (USER_HZ) is a hundredth of a second. */
    private static final int MILLIS_OF_TICK = 10;

    private ProcessTime() {}

    /** Processor time of a process and its children, on Linux also of those that have ended; zero where nothing tells. */
    public static Duration of(ProcessHandle process) {
        return Stream.concat(Stream.of(process), process.descendants())
                .flatMap(each -> each.info().totalCpuDuration().stream())
                .reduce(ofEndedChildren(process.pid()), Duration::plus);
    }

    private static Duration ofEndedChildren(long pid) {
        Path stat = Path.of("/proc/%d/stat".formatted(pid));
        try {
            String said = Files.isReadable(stat) ? Files.readString(stat) : "";
            String[] fields = said.substring(said.lastIndexOf(')') + 1).strip().split(" ", -1);
            return fields.length > CHILDREN_IN_SYSTEM
                    ? Duration.ofMillis(MILLIS_OF_TICK
                            * (Long.parseLong(fields[CHILDREN_IN_PROGRAMS])
                                    + Long.parseLong(fields[CHILDREN_IN_SYSTEM])))
                    : Duration.ZERO;
        } catch (IOException ended) {
            return Duration.ZERO;
        }
    }
}
