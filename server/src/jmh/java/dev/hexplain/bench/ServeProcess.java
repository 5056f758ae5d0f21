package dev.hexplain.bench;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** {@code bin/hexplain serve} in a process of its own, with an empty data folder. */
final class ServeProcess implements AutoCloseable {
    private final Process process;
    private final Path data;
    private final URI address;

    private ServeProcess(Process process, Path data, URI address) {
        this.process = process;
        this.data = data;
        this.address = address;
    }

    /** Starts one, and returns when it listens. */
    static ServeProcess start() throws IOException {
        Path data = Files.createTempDirectory("hexplain-bench");
        Process process = new ProcessBuilder(
                        CommandBenchmark.HEXPLAIN, "serve", "--port", "0", "--no-access-log", "--data-dir", "" + data)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String address = process.inputReader().readLine();
        if (address == null) {
            throw new IOException("The server does not start: bin/hexplain serve says why");
        }
        return new ServeProcess(process, data, URI.create(address));
    }

    URI address() {
        return address;
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        process.onExit().join();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.toList().reversed()) {
                Files.delete(file);
            }
        }
    }
}
