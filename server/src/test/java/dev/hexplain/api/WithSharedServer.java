package dev.hexplain.api;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** A server on an empty data folder, for all tests of a class: they do not mind what the others left. */
abstract class WithSharedServer {
    /** Of the class that runs; test classes run one after the other. */
    static Running running;

    @BeforeAll
    static void serve(@TempDir Path folder) {
        running = Running.on(folder);
    }

    @AfterAll
    static void close() {
        running.close();
    }
}
