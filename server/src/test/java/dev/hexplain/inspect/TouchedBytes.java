package dev.hexplain.inspect;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** How much of a file that is mapped was touched, as Linux counts it: whatever way the bytes were read. */
final class TouchedBytes {
    private static final Path MAPS = Path.of("/proc/self/smaps");

    private TouchedBytes() {}

    static boolean canBeCounted() {
        return Files.isReadable(MAPS);
    }

    /** Bytes of a file that are in this process's memory by a mapping that is not older than the last look at it. */
    static long of(Path file) throws IOException {
        List<String> lines = Files.readAllLines(MAPS);
        String name = file.toRealPath().toString();
        long bytes = 0;
        boolean here = false;
        for (String line : lines) {
            if (line.endsWith(name)) {
                here = true;
            } else if (here && line.startsWith("Rss:")) {
                bytes += Long.parseLong(line.replaceAll("\\D", "")) << 10;
                here = false;
            }
        }
        return bytes;
    }
}
