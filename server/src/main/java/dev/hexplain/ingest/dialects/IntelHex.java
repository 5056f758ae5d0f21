package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Transcription;
import org.jspecify.annotations.Nullable;

/**
 * Intel HEX:
 *
 * <pre>
 * :0C000000ACED000573720003466F6F004A
 * :00000001FF
 * </pre>
 */
final class IntelHex extends ScannedDialect {
    private static final int DATA = 0;
    private static final int END = 1;
    private static final int SEGMENT = 2;
    private static final int LINEAR = 4;
    /** Count, address of two bytes, type; the checksum follows the bytes. */
    private static final int HEADER = 4;

    IntelHex() {
        super("ihex", "Intel HEX");
    }

    @Override
    boolean possible(String text) {
        return AddressedRecords.firstRecord(text, ':').length() > 1;
    }

    @Override
    Scan scan(Transcription out) {
        return new Records(out);
    }

    private static final class Records extends AddressedRecords {
        private long base;

        Records(Transcription out) {
            super(out);
        }

        @Override
        char mark() {
            return ':';
        }

        @Override
        int digitsFrom() {
            return 1;
        }

        @Override
        boolean sumsUp(byte[] octets, int length) {
            int sum = 0;
            for (int i = 0; i < length; i++) {
                sum += octets[i];
            }
            return length > HEADER && (octets[0] & 0xFF) == length - HEADER - 1 && (sum & 0xFF) == 0;
        }

        @Override
        @Nullable Load load(String line, byte[] octets, int length) {
            if (length < HEADER) {
                return null;
            }
            int count = Math.min(octets[0] & 0xFF, length - HEADER);
            long word = count >= 2 ? (octets[HEADER] & 0xFF) << 8 | (octets[HEADER + 1] & 0xFF) : 0;
            switch (octets[3]) {
                case SEGMENT -> base = word << 4;
                case LINEAR -> base = word << 16;
                case END -> ends();
                default -> {}
            }
            long address = base + ((octets[1] & 0xFF) << 8 | (octets[2] & 0xFF));
            return octets[3] == DATA ? new Load(address, HEADER, count) : null;
        }
    }
}
