package dev.hexplain.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.api.Server;
import dev.hexplain.api.ServerSettings;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.view.TreeView;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What a browser asks for, over a real socket that is kept open, of a list of 1,750,000 objects. Client and server
 * share this process and its processors.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgsPrepend = "-Xmx256m")
public class HttpBenchmark {
    private static final int FIELDS = 200;
    private static final int BYTES = 1 << 16;
    private static final String ELEMENTS = "contents[0].classData[0].objectAnnotation";

    private final SplittableRandom random = new SplittableRandom(3);
    private final HttpClient client = HttpClient.newHttpClient();
    private Path folder = Path.of("");
    private @Nullable Inspector inspector;
    private @Nullable Server server;
    private String tree = "";
    private long length;
    private String elements = "";
    private long elementCount;

    @Setup
    public void serveTree() throws IOException, InterruptedException {
        folder = Files.createTempDirectory("hexplain-bench");
        inspector = Inspector.open(folder, 1L << 30, DumpLimits.DEFAULT);
        server = Server.start(new ServerSettings("127.0.0.1", 0, Optional.empty(), false, false, "bench"), inspector);
        Path file = Streams.file(Streams.LIST);
        length = Files.size(file);
        try (InputStream bytes = Files.newInputStream(file)) {
            tree = "/api/v1/trees/"
                    + decoded(inspector.dumps().upload("list.ser", bytes).id()).id();
        }
        elements = json(tree + "/field-by-path?path="
                        + ELEMENTS.replace("[", "%5B").replace("]", "%5D"))
                .at("/field/id")
                .asText();
        elementCount = json(children(0)).path("total").asLong();
        System.out.printf(
                "%,d fields, %,d of them in one field%n",
                json(tree).path("fields").asLong(), elementCount);
    }

    private TreeView decoded(String dump) throws IOException, InterruptedException {
        TreeView view = inspector.trees().decode(dump, DecodeChoices.AUTO);
        while (view instanceof TreeView.Decoding) {
            Thread.sleep(50);
            view = inspector.trees().get(view.id());
        }
        return view;
    }

    private String children(long from) {
        return tree + "/fields/" + elements + "/children?limit=" + FIELDS + "&from=" + from;
    }

    /** 200 children with their values, from any place. */
    @Benchmark
    public byte[] fields() throws IOException, InterruptedException {
        return get(children(random.nextLong(elementCount - FIELDS)), "").body();
    }

    /** 64 KiB from any place. */
    @Benchmark
    public byte[] bytes() throws IOException, InterruptedException {
        long from = random.nextLong(length - BYTES);
        return get(tree + "/bytes", "bytes=" + from + "-" + (from + BYTES - 1)).body();
    }

    /** The field under the mouse, with all that the detail pane shows. */
    @Benchmark
    public byte[] fieldAtOffset() throws IOException, InterruptedException {
        return get(tree + "/field-at?offset=" + random.nextLong(length), "").body();
    }

    /** The leaves of a screen of bytes. */
    @Benchmark
    public byte[] spans() throws IOException, InterruptedException {
        return get(tree + "/spans?length=4096&offset=" + random.nextLong(length - 4096), "")
                .body();
    }

    private HttpResponse<byte[]> get(String path, String range) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + path));
        if (!range.isEmpty()) {
            request.header("Range", range);
        }
        HttpResponse<byte[]> response = client.send(request.build(), BodyHandlers.ofByteArray());
        if (response.statusCode() / 100 != 2) {
            throw new IOException(path + " answers " + response.statusCode() + ": "
                    + new String(response.body(), StandardCharsets.UTF_8));
        }
        return response;
    }

    private JsonNode json(String path) throws IOException, InterruptedException {
        return new ObjectMapper().readTree(get(path, "").body());
    }

    @TearDown
    public void stop() throws IOException {
        client.close();
        server.close();
        inspector.close();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
