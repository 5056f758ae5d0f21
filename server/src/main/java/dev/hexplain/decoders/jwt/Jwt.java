package dev.hexplain.decoders.jwt;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.tree.Shapes;
import java.util.List;

/**
 * Decodes JSON Web Tokens (RFC 7519) as they are sent: the compact serialization of JWS (RFC 7515, section 7.1) or JWE
 * (RFC 7516, section 7.1), one or several, with the word {@code Bearer} before them or not.
 */
public final class Jwt extends GrammarDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("documents", "jwt");
    private static final int VERSION = 1;
    private static final Shapes SHAPES = new JwtTreeShapes();

    public Jwt() {
        super(FORMAT, VERSION, JwtGrammar::new);
    }

    @Override
    public List<Candidate> probe(Source source) {
        return JwtProbe.probe(source);
    }

    @Override
    public Shapes shapes() {
        return SHAPES;
    }
}
