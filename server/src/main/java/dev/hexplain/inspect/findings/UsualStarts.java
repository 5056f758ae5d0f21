package dev.hexplain.inspect.findings;

import dev.hexplain.ingest.dialects.KnownSignatures;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * What files of known formats begin with: their signature and what nearly always follows it, so that a part of it is left
 * whatever bytes are lost.
 *
 * @param what with its article
 */
@SuppressWarnings("ArrayRecordComponent") // compared with bytes, never with another
record UsualStarts(byte[] bytes, String what) {
    static final List<UsualStarts> ALL = Arrays.stream(KnownSignatures.values())
            .flatMap(each -> follows(each).map(more -> new UsualStarts(joined(each.bytes(), more), each.title())))
            .toList();

    private static Stream<byte[]> follows(KnownSignatures signature) {
        return (switch (signature) {
                    case JAVA_SERIALIZATION ->
                        Stream.of("737200", "757200", "757100", "7400", "77", "7A00", "7E00", "7D00", "78", "70");
                    case JAVA_CLASS -> Stream.of("000000");
                    case GZIP -> Stream.of("0000000000");
                    case ZIP -> Stream.of("1400", "0A00");
                    case SNAPPY_JAVA -> Stream.of("00000001");
                    case PNG -> Stream.of("0000000D49484452");
                    case SQLITE -> Stream.of("6F726D6174203300");
                    case PCAP_LITTLE -> Stream.of("02000400");
                    case PCAP_BIG -> Stream.of("00020004");
                    case ELF -> Stream.of("02010100", "01010100");
                    case XZ -> Stream.of("0004", "0001");
                    case SEVEN_ZIP -> Stream.of("0004");
                    case AVRO -> Stream.of("04166176726F2E", "04146176726F2E", "02166176726F2E");
                    default -> Stream.of("");
                })
                .map(more -> HexFormat.of().parseHex(more));
    }

    private static byte[] joined(byte[] signature, byte[] more) {
        byte[] all = Arrays.copyOf(signature, signature.length + more.length);
        System.arraycopy(more, 0, all, signature.length, more.length);
        return all;
    }
}
