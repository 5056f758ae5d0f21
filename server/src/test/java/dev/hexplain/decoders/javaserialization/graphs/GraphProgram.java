package dev.hexplain.decoders.javaserialization.graphs;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.Random;

/**
 * Makes graphs, writes them as streams, reads these again, and says as JSON what it read: stream and JSON, each behind its
 * length, to the standard output. A program of its own, which another JDK can run.
 */
final class GraphProgram {
    private GraphProgram() {}

    /** A stream, and what the JDK reads from it. */
    record Graph(byte[] stream, String json) {}

    public static void main(String[] bounds) throws Exception {
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(System.out))) {
            for (int seed = Integer.parseInt(bounds[0]); seed < Integer.parseInt(bounds[1]); seed++) {
                Graph graph = graph(seed);
                write(out, graph.stream);
                write(out, graph.json.getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private static void write(DataOutputStream out, byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    static Graph graph(int seed) throws IOException, ClassNotFoundException, SQLException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new RandomJdkObjects(new Random(seed)).next());
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return new Graph(bytes.toByteArray(), ObjectJson.of(in.readObject()));
        }
    }
}
