package dev.hexplain.decoders.cbor;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.decode.documents.TrialParse;
import dev.hexplain.tree.Shapes;
import java.util.Arrays;
import java.util.List;

/** Decodes CBOR data items (RFC 8949) and CBOR sequences (RFC 8742). */
public final class Cbor extends GrammarDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("documents", "cbor");
    private static final int VERSION = 4;
    private static final byte[] SELF_DESCRIBED = {(byte) 0xD9, (byte) 0xD9, (byte) 0xF7};

    public Cbor() {
        this(true);
    }

    /** @param mayPass whether short containers go without rows */
    Cbor(boolean mayPass) {
        super(FORMAT, VERSION, parse -> new CborGrammar(parse, mayPass));
    }

    /** Evidence is the self-description tag, or containers that are well-formed: almost any bytes are items. */
    @Override
    public List<Candidate> probe(Source source) {
        if (source.length() < 2) {
            return List.of();
        }
        if (source.length() >= 3 && Arrays.equals(source.copy(0, 3), SELF_DESCRIBED)) {
            return List.of(new Candidate(FORMAT.id(), 0, 95, "Starts with D9 D9 F7, the tag of self-described CBOR"));
        }
        return CborItems.isCompound(source.u1(0)) || CborItems.isCountedText(source.u1(0))
                ? TrialParse.of(this, source).candidates(FORMAT.id(), "CBOR")
                : List.of();
    }

    @Override
    public Shapes shapes() {
        return CborItems.SHAPES;
    }
}
