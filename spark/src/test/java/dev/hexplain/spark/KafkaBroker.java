package dev.hexplain.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import kafka.tools.StorageTool;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;

/** A broker of Kafka in this process, its own controller, with its log in a folder. */
final class KafkaBroker implements AutoCloseable {
    private final KafkaRaftServer server;
    private final String address;

    private KafkaBroker(KafkaRaftServer server, String address) {
        this.server = server;
        this.address = address;
    }

    static KafkaBroker start(Path folder) throws IOException {
        Files.createDirectories(folder);
        int port = freePort();
        int controller = freePort();
        Properties settings = settings(folder, port, controller);
        Path file = folder.resolve("server.properties");
        try (var out = Files.newBufferedWriter(file)) {
            settings.store(out, null);
        }
        String[] format = {"format", "--cluster-id", Uuid.randomUuid().toString(), "--config", file.toString()};
        if (StorageTool.execute(format, new PrintStream(PrintStream.nullOutputStream(), true, StandardCharsets.UTF_8))
                != 0) {
            throw new IOException("The log of the broker cannot be made in " + folder);
        }
        KafkaRaftServer server = new KafkaRaftServer(KafkaConfig.fromProps(settings), Time.SYSTEM);
        server.startup();
        return new KafkaBroker(server, "127.0.0.1:" + port);
    }

    private static Properties settings(Path folder, int port, int controller) {
        Properties settings = new Properties();
        settings.setProperty("process.roles", "broker,controller");
        settings.setProperty("node.id", "1");
        settings.setProperty("controller.quorum.voters", "1@127.0.0.1:" + controller);
        settings.setProperty("controller.listener.names", "CONTROLLER");
        settings.setProperty(
                "listeners", "PLAINTEXT://127.0.0.1:%d,CONTROLLER://127.0.0.1:%d".formatted(port, controller));
        settings.setProperty("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT");
        settings.setProperty("log.dirs", folder.resolve("log").toString());
        settings.setProperty("offsets.topic.replication.factor", "1");
        settings.setProperty("offsets.topic.num.partitions", "1");
        settings.setProperty("transaction.state.log.replication.factor", "1");
        settings.setProperty("group.initial.rebalance.delay.ms", "0");
        return settings;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** For clients. */
    String address() {
        return address;
    }

    @Override
    public void close() {
        server.shutdown();
        server.awaitShutdown();
    }
}
