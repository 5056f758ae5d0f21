package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.view.TreeView;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class CapturesInOneDumpTest {
    private static final int FILE_HEADER = 24;
    private static final int PACKET_HEADER = 16;

    @TempDir
    private Path folder;

    @Test
    void captures_of_equal_length_in_one_dump_are_not_mistaken_for_each_other() throws IOException {
        byte[] one = Files.readAllBytes(Path.of("../samples/captures/rmi.pcap"));
        byte[] other = backwards(one);
        byte[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);

        try (Inspector inspector = Inspector.open(folder, 1 << 20, DumpLimits.DEFAULT)) {
            String first = "tcp@0+%d:0a".formatted(one.length);
            String second = "tcp@%d+%d:0a".formatted(one.length, other.length);
            String dump = upload(inspector, both);
            assertThat(side(inspector, dump, first)).isEqualTo(side(inspector, upload(inspector, one), "tcp:0a"));
            assertThat(side(inspector, dump, second)).isEqualTo(side(inspector, upload(inspector, other), "tcp:0a"));
        }
    }

    private static String upload(Inspector inspector, byte[] bytes) throws IOException {
        return inspector.dumps().upload("dump", new ByteArrayInputStream(bytes)).id();
    }

    private static byte[] side(Inspector inspector, String dump, String layers) throws IOException {
        TreeView tree = inspector.trees().decode(dump, new DecodeChoices("bytes", layers, OptionalLong.empty()));
        while (tree instanceof TreeView.Decoding) {
            tree = inspector.trees().get(tree.id());
        }
        return inspector.trees().use(tree.id(), open -> {
            var source = open.tree().source();
            return source.copy(0, (int) source.length());
        });
    }

    /** The same packets, the last one first. */
    private static byte[] backwards(byte[] pcap) {
        ByteBuffer numbers = ByteBuffer.wrap(pcap).order(ByteOrder.LITTLE_ENDIAN);
        List<byte[]> packets = new ArrayList<>();
        for (int at = FILE_HEADER; at < pcap.length; ) {
            int end = at + PACKET_HEADER + numbers.getInt(at + 8);
            packets.addFirst(Arrays.copyOfRange(pcap, at, end));
            at = end;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(pcap, 0, FILE_HEADER);
        packets.forEach(out::writeBytes);
        return out.toByteArray();
    }
}
