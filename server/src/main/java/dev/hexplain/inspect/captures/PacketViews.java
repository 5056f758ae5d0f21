package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.Packet;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.inspect.view.PacketView;
import dev.hexplain.inspect.view.Page;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Renders packets of a capture for the API. */
record PacketViews(CaptureIndex index) {
    /** Bit of each flag of TCP, in the usual order. */
    private static final List<String> FLAGS = List.of("FIN", "SYN", "RST", "PSH", "ACK", "URG", "ECE", "CWR", "NS");

    private static final int TCP = 6;

    Page<PacketView> page(long from, int limit) {
        int first = (int) Math.min(from, index.packetCount());
        return new Page<>(
                from,
                index.packetCount(),
                index.packets(first + 1, limit).stream().map(this::of).toList());
    }

    Page<PacketView> page(int flow, long from, int limit) {
        int packets = index.flow(flow).packets();
        int first = (int) Math.min(from, packets);
        return new Page<>(
                from,
                packets,
                index.packetsOf(flow, first, limit).stream().map(this::of).toList());
    }

    /** Of the packets that fit. */
    Page<PacketView> page(int[] numbers, long from, int limit) {
        int first = (int) Math.min(from, numbers.length);
        return new Page<>(
                from,
                numbers.length,
                Arrays.stream(numbers, first, Math.min(numbers.length, first + limit))
                        .mapToObj(number -> of(index.packets(number, 1).getFirst()))
                        .toList());
    }

    /** What is said of a packet: its flags and marks. */
    String words(Packet packet) {
        return summary(packet) + " "
                + packet.marks().stream().map(FlowViews::words).collect(Collectors.joining(" "));
    }

    PacketView of(Packet packet) {
        return new PacketView(
                packet.number(),
                IsoTimes.of(packet.time()),
                packet.bytes().offset(),
                packet.bytes().length(),
                packet.original(),
                packet.flow().isPresent() ? packet.flow().getAsInt() : null,
                packet.side().map(Side::letter).orElse(null),
                packet.payloadLength(),
                summary(packet),
                packet.marks().stream().map(FlowViews::words).toList());
    }

    private String summary(Packet packet) {
        List<String> parts = new ArrayList<>();
        if (packet.flow().isPresent() && index.flow(packet.flow().getAsInt()).protocol() == TCP) {
            for (int bit = 0; bit < FLAGS.size(); bit++) {
                if ((packet.tcpFlags() & 1 << bit) != 0) {
                    parts.add(FLAGS.get(bit));
                }
            }
        }
        if (packet.payloadLength() > 0) {
            parts.add(packet.payloadLength() + (packet.payloadLength() == 1 ? " byte" : " bytes"));
        }
        return String.join(", ", parts);
    }
}
