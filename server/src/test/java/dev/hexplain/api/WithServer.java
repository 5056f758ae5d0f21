package dev.hexplain.api;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A server on an empty data folder, for each test. */
abstract class WithServer {
    @TempDir
    Path folder;

    Running running;

    @BeforeEach
    void start() {
        running = start(folder);
    }

    /** Starts a server that knows the formats it needs. */
    Running start(Path data) {
        return Running.on(data);
    }

    @AfterEach
    void stop() {
        running.close();
    }
}
