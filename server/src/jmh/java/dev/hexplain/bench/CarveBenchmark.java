package dev.hexplain.bench;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.carve.Carver;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What stands inside 32 MiB: noise, in which every signature's first byte comes up, or a log with a stream in base64 every
 * few kilobytes. Beside it two that only say where signatures are: a loop over the bytes, and a search for each.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class CarveBenchmark extends MeasuredRounds {
    private static final int SIZE = 32 << 20;
    private static final byte[][] SIGNATURES = {
        {(byte) 0xAC, (byte) 0xED, 0, 5},
        {0x1F, (byte) 0x8B, 8},
        {'P', 'K', 3, 4},
        {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE},
        {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD},
        {'r', 'O', '0', 'A', 'B'},
    };

    @Param({"noise", "log"})
    public String content = "";

    private byte[] bytes = new byte[0];
    private String latin1 = "";
    private Source source = Source.ofBytes("none", new byte[0]);

    @Setup
    public void fill() {
        bytes = content.equals("noise") ? noise() : log();
        latin1 = new String(bytes, StandardCharsets.ISO_8859_1);
        source = Source.ofBytes(content, bytes);
    }

    @Override
    long size() {
        return bytes.length;
    }

    private static byte[] noise() {
        byte[] noise = new byte[SIZE];
        new Random(1).nextBytes(noise);
        return noise;
    }

    private static byte[] log() {
        String stream = Base64.getEncoder().encodeToString(HexFormat.of().parseHex("aced000574000568656c6c6f"));
        StringBuilder log = new StringBuilder(SIZE + 200);
        for (int line = 0; log.length() < SIZE; line++) {
            log.append("2026-11-21 12:00:00.123 DEBUG [main] d.h.Link - order ")
                    .append(line)
                    .append(" was filled");
            log.append(line % 50 == 0 ? ", session=" + stream : "").append('\n');
        }
        return log.substring(0, SIZE).getBytes(StandardCharsets.US_ASCII);
    }

    @Benchmark
    public Carver.Carving carve() {
        return Carver.carve(source);
    }

    /** Every signature at every byte, the first byte deciding. */
    @Peer(of = "CarveBenchmark.carve")
    @Benchmark
    public int byteLoop() {
        int found = 0;
        for (int at = 0; at < bytes.length; at++) {
            for (byte[] signature : SIGNATURES) {
                found += bytes[at] == signature[0] && stands(signature, at) ? 1 : 0;
            }
        }
        return found;
    }

    private boolean stands(byte[] signature, int at) {
        for (int i = 1; i < signature.length; i++) {
            if (at + i == bytes.length || bytes[at + i] != signature[i]) {
                return false;
            }
        }
        return true;
    }

    /** {@code String.indexOf}, which the virtual machine has machine code for, once for each signature. */
    @Peer(of = "CarveBenchmark.carve")
    @Benchmark
    public int indexOf() {
        int found = 0;
        for (byte[] signature : SIGNATURES) {
            String wanted = new String(signature, StandardCharsets.ISO_8859_1);
            for (int at = latin1.indexOf(wanted); at >= 0; at = latin1.indexOf(wanted, at + 1)) {
                found++;
            }
        }
        return found;
    }
}
