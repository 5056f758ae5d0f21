package dev.hexplain.testing;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** What formats that are made for tests have in common: a name, and a dump by whose length and first byte it is known. */
public abstract class TestFormat implements Decoder {
    private final String id;
    private final String title;
    private final byte[] dump;

    /** @param dump empty where nothing is taken for the format */
    protected TestFormat(String id, String title, byte[] dump) {
        this.id = id;
        this.title = title;
        this.dump = dump;
    }

    @Override
    public final FormatDescription description() {
        return new FormatDescription(
                id, title, "test", "", List.of(), "", List.of(), List.of(), List.of(), List.of(), "", false, Map.of());
    }

    @Override
    public final int version() {
        return 1;
    }

    @Override
    public final List<Candidate> probe(Source source) {
        boolean known =
                dump.length > 0 && source.length() == dump.length && source.u1(0) == Byte.toUnsignedInt(dump[0]);
        return known
                ? List.of(new Candidate(
                        id,
                        0,
                        90,
                        "starts with " + HexFormat.of().withUpperCase().toHexDigits(dump[0])))
                : List.of();
    }
}
