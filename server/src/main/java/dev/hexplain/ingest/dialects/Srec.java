package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Transcription;
import org.jspecify.annotations.Nullable;

/**
 * Motorola S-records:
 *
 * <pre>
 * S10F0000ACED000573720003466F6F0046
 * S9030000FC
 * </pre>
 */
final class Srec extends ScannedDialect {
    Srec() {
        super("srec", "Motorola S-records");
    }

    @Override
    boolean possible(String text) {
        String start = AddressedRecords.firstRecord(text, 'S');
        return start.length() > 1 && start.charAt(0) == 'S' && Character.isDigit(start.charAt(1));
    }

    @Override
    Scan scan(Transcription out) {
        return new Records(out);
    }

    private static final class Records extends AddressedRecords {
        Records(Transcription out) {
            super(out);
        }

        @Override
        char mark() {
            return 'S';
        }

        @Override
        int digitsFrom() {
            return 2;
        }

        /** The sum of all but the first two characters is 0xFF. */
        @Override
        boolean sumsUp(byte[] octets, int length) {
            int sum = 0;
            for (int i = 0; i < length; i++) {
                sum += octets[i];
            }
            return length > 0 && (octets[0] & 0xFF) == length - 1 && (sum & 0xFF) == 0xFF;
        }

        /** S1, S2 and S3 have addresses of two, three and four bytes; S7, S8 and S9 end the text. */
        @Override
        @Nullable Load load(String line, byte[] octets, int length) {
            int type = line.charAt(1) - '0';
            if (type >= 7) {
                ends();
            }
            int header = type + 2;
            if (type < 1 || type > 3 || length < header) {
                return null;
            }
            long address = 0;
            for (int i = 1; i < header; i++) {
                address = address << 8 | (octets[i] & 0xFF);
            }
            return new Load(address, header, length - header - 1);
        }
    }
}
