package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureInterface;
import dev.hexplain.ingest.capture.Packet;
import dev.hexplain.inspect.view.PacketFieldsView;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Walk;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * What the bytes of one packet mean: it is decoded alone, as the only one of a capture in memory, whatever the format of
 * the capture that it is in.
 */
record PacketFields(CaptureIndex index, Formats formats) {
    private static final String FORMAT = "pcap";
    private static final String PATH = "records[0].packet";

    /** Bytes that are decoded and shown: the most that libpcap captures of a packet of most link layers (MAXIMUM_SNAPLEN). */
    private static final int MOST_BYTES = 1 << 18;

    private static final int MOST_FIELDS = 2000;

    /** Of a capture and of a packet in it (draft-ietf-opsawg-pcap, sections 4 and 5). */
    private static final int FILE_HEADER = 24;

    private static final int PACKET_HEADER = 16;

    /** @param number of the packet, which there is */
    PacketFieldsView of(int number) {
        Packet packet = index.packet(number);
        byte[] bytes = index.source().copy(packet.bytes().offset(), (int)
                Math.min(MOST_BYTES, packet.bytes().length()));
        Decoder decoder = formats.get(FORMAT).orElseThrow();
        Source alone = Source.ofBytes("packet " + number, capture(bytes, packet));
        try (FieldTree tree = decoder.decode(alone, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            List<PacketFieldsView.Part> fields = fields(tree);
            boolean more = fields.size() > MOST_FIELDS || packet.bytes().length() > MOST_BYTES;
            return new PacketFieldsView(
                    new PacketViews(index).of(packet),
                    HexFormat.of().formatHex(bytes),
                    fields.subList(0, Math.min(fields.size(), MOST_FIELDS)),
                    more);
        }
    }

    private byte[] capture(byte[] bytes, Packet packet) {
        return ByteBuffer.allocate(FILE_HEADER + PACKET_HEADER + bytes.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(0xA1B2C3D4)
                .putShort((short) 2)
                .putShort((short) 4)
                .putLong(0)
                .putInt(MOST_BYTES)
                .putInt(linkType(packet))
                .putLong(0)
                .putInt(bytes.length)
                .putInt(Math.max(bytes.length, packet.original()))
                .put(bytes)
                .array();
    }

    private int linkType(Packet packet) {
        return index.interfaces().stream()
                .filter(each -> each.number() == packet.interfaceNumber())
                .mapToInt(CaptureInterface::linkType)
                .findFirst()
                .orElse(-1);
    }

    /** One more than are shown, where there are more. Where nobody knows the link layer, the packet as a whole. */
    private static List<PacketFieldsView.Part> fields(FieldTree tree) {
        Field whole = tree.find(PATH).orElse(tree.root());
        List<PacketFieldsView.Part> fields = new ArrayList<>();
        Walk walk = Walk.at(tree, whole.id());
        int outside = walk.depth();
        while (walk.next() && walk.depth() > outside && fields.size() <= MOST_FIELDS) {
            if (walk.field().source() == 0) {
                fields.add(part(tree, walk.field(), walk.depth() - outside - 1));
            }
        }
        return fields.isEmpty() ? List.of(part(tree, whole, 0)) : fields;
    }

    private static PacketFieldsView.Part part(FieldTree tree, Field field, int depth) {
        return new PacketFieldsView.Part(
                depth,
                field.name(),
                field.type(),
                field.role().id(),
                field.offset() - FILE_HEADER - PACKET_HEADER,
                field.length(),
                tree.value(field).summary());
    }
}
