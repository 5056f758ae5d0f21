package dev.hexplain.ingest.dialects;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Signatures of known formats, for telling whether text that decodes to one is hardly an accident. */
public enum KnownSignatures {
    JAVA_SERIALIZATION("AC ED 00 05", "a Java serialization stream"),
    JAVA_CLASS("CA FE BA BE", "a Java class file"),
    GZIP("1F 8B 08", "gzip"),
    ZIP("50 4B 03 04", "a ZIP archive"),
    SNAPPY_JAVA("82 53 4E 41 50 50 59 00", "a stream of snappy-java"),
    SNAPPY_FRAMED("FF 06 00 00 73 4E 61 50", "framed Snappy"),
    ZSTD("28 B5 2F FD", "Zstandard"),
    LZ4_FRAME("04 22 4D 18", "an LZ4 frame"),
    LZ4_BLOCK("4C 5A 34 42 6C 6F 63 6B", "a stream of lz4-java"),
    XZ("FD 37 7A 58 5A 00", "xz"),
    SEVEN_ZIP("37 7A BC AF 27 1C", "a 7z archive", false),
    PCAP_LITTLE("D4 C3 B2 A1", "a pcap capture"),
    PCAP_BIG("A1 B2 C3 D4", "a pcap capture"),
    PCAPNG("0A 0D 0D 0A", "a pcapng capture"),
    AVRO("4F 62 6A 01", "an Avro container"),
    PARQUET("50 41 52 31", "Parquet"),
    ION("E0 01 00 EA", "Ion"),
    SMILE("3A 29 0A", "Smile"),
    CBOR("D9 D9 F7", "CBOR that describes itself"),
    KEY_STORE("FE ED FE ED", "a Java key store", false),
    SQLITE("53 51 4C 69 74 65 20 66", "an SQLite database", false),
    PNG("89 50 4E 47 0D 0A 1A 0A", "a PNG image", false),
    ELF("7F 45 4C 46", "an ELF file", false),
    PDF("25 50 44 46 2D", "a PDF document", false),
    HPROF("4A 41 56 41 20 50 52 4F", "a heap dump", false),
    FLIGHT_RECORDING("46 4C 52 00", "a flight recording", false),
    RDB("52 45 44 49 53 30 30", "a Redis database", false);

    private static final int LONGEST = 8;
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    private final String magic;
    private final String title;
    private final boolean openedHere;

    KnownSignatures(String magic, String title) {
        this(magic, title, true);
    }

    /** @param openedHere whether there is a layer or a format here that reads what begins so */
    KnownSignatures(String magic, String title, boolean openedHere) {
        this.magic = magic;
        this.title = title;
        this.openedHere = openedHere;
    }

    /** The one that bytes begin with. */
    public static Optional<KnownSignatures> of(byte[] start) {
        String hex = HEX.formatHex(start);
        return Arrays.stream(values())
                .filter(each -> hex.startsWith(each.magic))
                .findFirst();
    }

    /** With its article. */
    public String title() {
        return title;
    }

    public byte[] bytes() {
        return HEX.parseHex(magic);
    }

    /** Whether a byte of it is no ASCII. */
    public boolean hasHighBytes() {
        return Arrays.stream(magic.split(" ")).anyMatch(each -> each.charAt(0) >= '8');
    }

    /**
     * A phrase such as {@code starts with AC ED 00 05, a Java serialization stream}, or null for no known beginning.
     */
    public static @Nullable String phrase(byte[] start) {
        return of(start)
                .map(signature -> "starts with " + signature.magic + ", " + signature.title)
                .orElse(null);
    }

    /**
     * Whether bytes begin as something that can be opened here, and go on behind that: a signature alone is a word about its
     * format, and one of an image in a document is not what the document is about.
     */
    static boolean isOpenedHere(byte[] bytes) {
        String hex = HEX.formatHex(bytes, 0, Math.min(LONGEST + 1, bytes.length));
        return Arrays.stream(values())
                .anyMatch(each -> each.openedHere && hex.startsWith(each.magic) && hex.length() > each.magic.length());
    }
}
