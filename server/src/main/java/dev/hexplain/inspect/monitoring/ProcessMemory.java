package dev.hexplain.inspect.monitoring;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The memory that a process has in the computer's, in bytes: of Linux by {@code /proc}, of others by {@code ps}. */
public final class ProcessMemory {
    private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s*+([0-9]++) kB");
    private static final long KIB = 1 << 10;

    private ProcessMemory() {}

    /** Bytes of memory that a process has; empty for one that has ended, and where nothing tells. */
    public static OptionalLong resident(long pid) {
        Path status = Path.of("/proc/%d/status".formatted(pid));
        try {
            return Files.isReadable(status) ? found(RESIDENT, Files.readString(status)) : byPs(pid);
        } catch (IOException ended) {
            return OptionalLong.empty();
        }
    }

    private static OptionalLong byPs(long pid) throws IOException {
        Process ps = new ProcessBuilder("ps", "-o", "rss=", "-p", Long.toString(pid)).start();
        try (InputStream said = ps.getInputStream()) {
            return found(Pattern.compile("([0-9]++)"), new String(said.readAllBytes(), StandardCharsets.US_ASCII));
        }
    }

    private static OptionalLong found(Pattern form, String said) {
        Matcher kib = form.matcher(said);
        return kib.find() ? OptionalLong.of(Long.parseLong(kib.group(1)) * KIB) : OptionalLong.empty();
    }
}
