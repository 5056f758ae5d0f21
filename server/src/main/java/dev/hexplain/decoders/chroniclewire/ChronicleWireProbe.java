package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.TrialDecoding;
import java.util.List;

/** Recognizes Chronicle Wire by a type or a name at the start, if all of the source decodes. */
final class ChronicleWireProbe {
    /** Larger sources are not decoded by the probe. */
    private static final int TRIED = 1 << 16;

    /** The evidence of a code that begins a field: about one code in seven does. */
    private static final double FIELD = 3;

    /** Bytes before a list: its code, and its length. */
    private static final int HEAD = 5;

    /** The codes of dates, times and texts with a length behind them. */
    private static final int FIRST_TEXT = 0xB2;

    private static final int LAST_TEXT = 0xB8;
    private static final int MOST_OF_VALUE = 60;

    /** Ten bytes of a file's beginning are known. */
    private static final int FILE = 95;

    private ChronicleWireProbe() {}

    static List<Candidate> probe(Source source, Decoder decoder) {
        long length = source.length();
        if (ChronicleWireDocuments.areFile(source.window(), 0, length)) {
            return List.of(new Candidate(
                    decoder.id(),
                    0,
                    FILE,
                    "Starts with a document of meta-data, the event header, as the file of a Chronicle queue does"));
        }
        if (length < 4 || length > TRIED) {
            return List.of();
        }
        int code = source.u1(0);
        if (ChronicleWireDocuments.are(source.window(), 0, length)) {
            double bits = Evidence.bits(4, (double) length) + FIELD;
            return whole(source, decoder, bits, 70, "Documents with their lengths, as in a Chronicle queue, fill it");
        }
        if (code == ChronicleWireCodes.TYPE_PREFIX && named(source, 2, source.u1(1))) {
            double bits = Byte.SIZE + 1 + Evidence.textBits(source.u1(1));
            return whole(
                    source, decoder, bits, 80, "Starts with a type prefix of Chronicle Wire and the name of a class");
        }
        if (ChronicleWireCodes.isShortName(code) && named(source, 1, ChronicleWireCodes.shortLength(code))) {
            double bits = FIELD + Evidence.textBits(ChronicleWireCodes.shortLength(code));
            return whole(source, decoder, bits, 60, "Starts with the name of a field as Chronicle Wire writes it");
        }
        boolean block =
                code == ChronicleWireCodes.BYTES_LENGTH32 && length > 6 && ChronicleWireCodes.isField(source.u1(5));
        double bits = Byte.SIZE + Evidence.bits(4, (double) length) + FIELD;
        if (block) {
            return whole(source, decoder, bits, 50, "Is one block of named fields as Chronicle Wire writes it");
        }
        boolean counted = code == ChronicleWireCodes.BYTES_LENGTH32
                && length > HEAD
                && source.window().u4le(1) == length - HEAD;
        boolean text = code >= FIRST_TEXT && code <= LAST_TEXT && source.u1(1) == length - 2;
        return counted
                ? value(source, decoder, Byte.SIZE + Integer.SIZE, "Is one list as Chronicle Wire writes it")
                : text ? value(source, decoder, 2 * Byte.SIZE, "Is one text as Chronicle Wire writes it") : List.of();
    }

    private static List<Candidate> value(Source source, Decoder decoder, double bits, String reason) {
        return TrialDecoding.of(source, decoder, TRIED)
                .map(one -> one.value(decoder.id(), source, bits, 1, MOST_OF_VALUE, reason))
                .orElse(List.of());
    }

    private static boolean named(Source source, long at, int length) {
        boolean name = length > 0 && length < 128 && length < source.length() - at;
        for (int i = 0; name && i < length; i++) {
            int each = source.u1(at + i);
            name = each > ' ' && each < 0x7F;
        }
        return name;
    }

    private static List<Candidate> whole(Source source, Decoder decoder, double bits, int most, String reason) {
        return TrialDecoding.of(source, decoder, TRIED).stream()
                .map(whole -> Evidence.of(source, bits + whole.bits(), source.length())
                        .candidate(ChronicleWireDescription.FORMAT.id(), most, reason))
                .toList();
    }
}
