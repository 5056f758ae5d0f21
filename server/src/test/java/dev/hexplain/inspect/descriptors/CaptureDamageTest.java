package dev.hexplain.inspect.descriptors;

import dev.hexplain.decode.Decoder;
import dev.hexplain.inspect.formats.BuiltInDescriptors;
import dev.hexplain.testing.DamageContract;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** Captures that are cut, changed or no captures at all. */
@Slow
class CaptureDamageTest {
    private static final BuiltInDescriptors FORMATS = new BuiltInDescriptors();

    @Nested
    class OfPcap implements DamageContract {
        @Override
        public Decoder decoder() {
            return FORMATS.get("pcap").orElseThrow();
        }

        @Override
        public List<byte[]> whole() {
            return List.of(sample("pcap-le.pcap"));
        }
    }

    @Nested
    class OfPcapng implements DamageContract {
        @Override
        public Decoder decoder() {
            return FORMATS.get("pcapng").orElseThrow();
        }

        @Override
        public List<byte[]> whole() {
            return List.of(sample("pcapng-sections.pcapng"));
        }
    }

    private static byte[] sample(String file) {
        try {
            return Files.readAllBytes(Samples.folder("network").resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
