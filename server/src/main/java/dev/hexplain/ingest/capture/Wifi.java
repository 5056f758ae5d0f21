package dev.hexplain.ingest.capture;

/**
 * Dissects IEEE 802.11 frames, behind the headers that drivers put before them. Only data that is not encrypted is
 * read.
 */
final class Wifi {
    private static final int DATA = 2;
    private static final int NO_DATA = 0x4;
    private static final int QOS = 0x8;
    private static final int TO_SYSTEM = 0x01;
    private static final int FROM_SYSTEM = 0x02;
    private static final int MORE_FRAGMENTS = 0x04;
    private static final int PROTECTED = 0x40;
    private static final int ORDER = 0x80;
    private static final int AGGREGATE = 0x80;
    private static final int AVS_MAGIC = 0x8021_1000;
    private static final int HAS_TIMER = 1;
    private static final int HAS_FLAGS = 1 << 1;
    private static final int MORE_WORDS = 1 << 31;
    private static final int PADDED = 0x20;

    private Wifi() {}

    static int begin(PacketFrame frame, int linkType) {
        return switch (linkType) {
            case LinkTypes.WIFI_RADIOTAP -> radiotap(frame);
            case LinkTypes.WIFI_PRISM, LinkTypes.WIFI_AVS -> prism(frame);
            default -> data(frame, false);
        };
    }

    /** Radiotap: fields in the order of the presence bits; only the flag for padded frames is used. */
    private static int radiotap(PacketFrame frame) {
        if (!frame.has(8)) {
            return PacketFrame.DONE;
        }
        int length = frame.u2le(2);
        int present = frame.s4le(4);
        if (!frame.has(length)) {
            return PacketFrame.DONE;
        }
        int words = 4;
        for (int word = present; (word & MORE_WORDS) != 0 && words + 8 <= length; words += 4) {
            word = frame.s4le(words + 4);
        }
        int fields = words + 4;
        int flagsAt = (present & HAS_TIMER) != 0 ? (fields + 7 & ~7) + 8 : fields;
        boolean padded = (present & HAS_FLAGS) != 0 && flagsAt < length && (frame.u1(flagsAt) & PADDED) != 0;
        frame.at += length;
        return data(frame, padded);
    }

    private static int prism(PacketFrame frame) {
        if (!frame.has(8)) {
            return PacketFrame.DONE;
        }
        boolean avs = (frame.s4(0) & 0xFFFF_F000) == (AVS_MAGIC & 0xFFFF_F000);
        int read = frame.s4(4);
        int length = avs || (read & 0xFFFF_0000) == 0 ? read : Integer.reverseBytes(read);
        if (length < 8 || !frame.has(length)) {
            return PacketFrame.DONE;
        }
        frame.at += length;
        return data(frame, false);
    }

    private static int data(PacketFrame frame, boolean padded) {
        if (!frame.has(2)) {
            return PacketFrame.DONE;
        }
        int control = frame.u1(0);
        int flags = frame.u1(1);
        int subtype = control >>> 4;
        boolean plainData = (control >>> 2 & 3) == DATA && (subtype & NO_DATA) == 0 && (flags & PROTECTED) == 0;
        if (!plainData || !frame.has(24)) {
            return PacketFrame.DONE;
        }
        boolean part = (flags & MORE_FRAGMENTS) != 0 || (frame.u1(22) & 0xF) != 0;
        int length = 24 + ((flags & (TO_SYSTEM | FROM_SYSTEM)) == (TO_SYSTEM | FROM_SYSTEM) ? 6 : 0);
        boolean quality = (subtype & QOS) != 0;
        if (part || !frame.has(length + 2) || (quality && (frame.u1(length) & AGGREGATE) != 0)) {
            return PacketFrame.DONE;
        }
        if (quality) {
            length += (flags & ORDER) != 0 ? 6 : 2;
        }
        return frame.skipTo(padded ? length + 3 & ~3 : length, PacketFrame.LLC);
    }
}
