package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.Range;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A captured packet.
 *
 * @param number from 1
 * @param time nanoseconds since 1970 in UTC
 * @param interfaceNumber among {@link CaptureIndex#interfaces}; -1 where it is not described
 * @param bytes its range in the capture
 * @param original bytes it had on the wire
 * @param flow empty where it belongs to none
 * @param payload where the first piece of what it carries for its flow stands
 * @param payloadLength captured bytes of that, in all pieces
 * @param payloadMissing bytes of that which were not captured
 * @param sequence of TCP, of the first byte of its payload, or of SYN
 * @param tcpFlags FIN 1, SYN 2, RST 4, PSH 8, ACK 16, URG 32, ECE 64, CWR 128, NS 256
 */
public record Packet(
        int number,
        OptionalLong time,
        int interfaceNumber,
        Range bytes,
        int original,
        OptionalInt flow,
        Optional<Side> side,
        Range payload,
        int payloadLength,
        int payloadMissing,
        int sequence,
        int tcpFlags,
        Set<PacketMark> marks) {}
