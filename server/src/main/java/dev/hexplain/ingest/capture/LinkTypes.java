package dev.hexplain.ingest.capture;

/**
 * Link-layer types (LINKTYPE numbers) of draft-ietf-opsawg-pcaplinktype, and those that some systems wrote on their
 * own.
 */
final class LinkTypes {
    static final int NULL = 0;
    static final int ETHERNET = 1;
    static final int PPP = 9;
    static final int RAW_BSD = 12;
    static final int RAW_OPENBSD = 14;
    static final int PPP_HDLC = 50;
    static final int PPP_ETHER = 51;
    static final int RAW = 101;
    static final int C_HDLC = 104;
    static final int WIFI = 105;
    static final int LOOP = 108;
    static final int SLL = 113;
    static final int WIFI_PRISM = 119;
    static final int WIFI_RADIOTAP = 127;
    static final int WIFI_AVS = 163;
    static final int PPP_DIRECTION = 204;
    static final int USB_LINUX_MMAPPED = 220;
    static final int IPV4 = 228;
    static final int IPV6 = 229;
    static final int DBUS = 231;
    static final int INFINIBAND = 242;
    static final int USBPCAP = 249;
    static final int SLL2 = 276;
    static final int EBHSCR = 279;

    private LinkTypes() {}
}
