package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.TextSample;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The list of all dialects, in the order they are offered where they are equally likely. */
public final class Dialects {

    private static final Dialect RAW = new Raw();

    /** Characters that every dialect is tried on. */
    private static final int FIRST_BYTES = 1 << 12;

    private Dialects() {}

    public static List<Dialect> all() {
        return Known.ALL;
    }

    public static Optional<Dialect> byId(String id) {
        return id.equals(RAW.id())
                ? Optional.of(RAW)
                : Known.ALL.stream().filter(dialect -> dialect.id().equals(id)).findFirst();
    }

    /** The id that the reading of the same words in the other byte order would have. */
    public static String otherOrder(String id) {
        return id.endsWith(WordOrder.BIG_SUFFIX)
                ? id.substring(0, id.length() - WordOrder.BIG_SUFFIX.length())
                : id + WordOrder.BIG_SUFFIX;
    }

    /**
     * The ways to read a dump, most likely first; never empty, since {@code raw} is always among them.
     *
     * @param head the dump's first {@value TextSample#HEAD} bytes, or all of it
     * @param size its full size in bytes
     */
    public static List<DialectCandidate> detect(byte[] head, long size) {
        TextSample sample = TextSample.of(head, size);
        if (sample.binary() != null || sample.text().isEmpty()) {
            Confidence raw = RAW.recognise(sample);
            return List.of(new DialectCandidate(RAW, raw.percent(), raw.reason()));
        }
        List<DialectCandidate> candidates = new ArrayList<>();
        for (Dialect dialect : Known.ALL) {
            Confidence confidence = recognise(dialect, sample);
            if (confidence.possible()) {
                candidates.add(new DialectCandidate(dialect, confidence.percent(), confidence.reason()));
            }
        }
        candidates.sort(Comparator.comparingInt(DialectCandidate::confidence).reversed());
        return List.copyOf(candidates);
    }

    /** All of a sample is read by what may have written its first lines. */
    static Confidence recognise(Dialect dialect, TextSample sample) {
        boolean possible = sample.text().length() <= FIRST_BYTES
                || !dialect.showsAtOnce()
                || dialect.recognise(sample.beginning(FIRST_BYTES)).possible();
        return possible ? dialect.recognise(sample) : Confidence.no("its first lines are something else");
    }

    /** Initialised when the first text is read: most dumps are none. */
    private static final class Known {
        static final List<Dialect> ALL = List.of(
                new Xxd(),
                new XxdWords(),
                new XxdBits(),
                new HexdumpCanonical(),
                new Hexdump(WordOrder.LITTLE),
                new Hexdump(WordOrder.BIG),
                new OdHex(),
                new OdOctal(),
                new OdCharacters(),
                new OdNamed(),
                new OdDecimal(),
                new Od(WordOrder.LITTLE),
                new Od(WordOrder.BIG),
                new OdDecimalWords(WordOrder.LITTLE),
                new OdDecimalWords(WordOrder.BIG),
                new OdFloat(WordOrder.LITTLE),
                new OdFloat(WordOrder.BIG),
                new Wireshark(),
                new Tcpdump(),
                new TsharkFollow(),
                new Netty(),
                new Hexyl(),
                new ChronicleHex(),
                new CommentedHex(),
                new JdkEncoder(),
                new PowerShell(),
                new Gdb(WordOrder.LITTLE),
                new Gdb(WordOrder.BIG),
                new Lldb(),
                new CountedRows(),
                new NodeBuffer(),
                new SqlHex(),
                new OracleDump(),
                new ByteListText(),
                new NumberList(NumberNotation.HEX),
                new NumberList(NumberNotation.DECIMAL),
                new NumberList(NumberNotation.OCTAL),
                new NumberList(NumberNotation.BINARY),
                new EscapedText(),
                new PlainHex(),
                new DelimitedHex(),
                new Base64(),
                Base64.withBlanks(),
                new Pem(),
                new DataUrl(),
                new Base32(),
                new Base85(Base85.Kind.ASCII85),
                new Base85(Base85.Kind.Z85),
                new Base85(Base85.Kind.RFC1924),
                new Percent(false),
                new Percent(true),
                new QuotedPrintable(),
                new Uuencode(),
                new HttpWireLog(),
                new IntelHex(),
                new Srec(),
                new LogLine(),
                RAW);
    }
}
