package dev.hexplain.ksy;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.run.Interpreter;
import dev.hexplain.ksy.run.Program;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Decodes what a descriptor describes. The descriptor is compiled when it is first needed. */
public final class KsyDecoder implements Decoder {
    /** Changes whenever a tree of the same descriptor would come out otherwise. */
    private static final int ENGINE = 1;

    /** A signature is the surer, the longer it is. */
    private static final int LEAST_CONFIDENCE = 50;

    private static final int CONFIDENCE_PER_BYTE = 8;
    private static final int MOST_CONFIDENCE = 95;
    private static final HexFormat SPACED = HexFormat.ofDelimiter(" ").withUpperCase();

    private final Descriptor descriptor;
    private final String category;
    private final int version;
    private final Supplier<Program> program;

    private KsyDecoder(Descriptor descriptor, String category, int version, Program.Setting setting) {
        this.descriptor = descriptor;
        this.category = category;
        this.version = version;
        this.program = new Once<>(() -> Program.compile(descriptor, setting));
    }

    /** A decoder for a descriptor without mistakes. */
    public static KsyDecoder of(Descriptor descriptor) {
        return of(descriptor, "own", 0, Program.Setting.DEFAULT);
    }

    /**
     * A decoder for a descriptor without mistakes.
     *
     * @param category the folder it stands in
     * @param version changes with the descriptor's text
     */
    public static KsyDecoder of(Descriptor descriptor, String category, int version, Program.Setting setting) {
        return new KsyDecoder(descriptor, category, version, setting);
    }

    public Descriptor descriptor() {
        return descriptor;
    }

    @Override
    public String id() {
        return descriptor.meta().id();
    }

    @Override
    public FormatDescription description() {
        return new FormatDescription(
                id(),
                descriptor.meta().title(),
                category,
                descriptor.top().doc().text(),
                descriptor.top().doc().references(),
                descriptor.hexplain().decoder(),
                Map.of());
    }

    @Override
    public int version() {
        return 31 * version + ENGINE;
    }

    @Override
    public List<Candidate> probe(Source source) {
        List<Candidate> candidates = new ArrayList<>();
        for (Descriptor.Signature signature : descriptor.hexplain().signatures()) {
            byte[] bytes = signature.bytes();
            boolean fits = bytes.length > 0 && source.length() - bytes.length >= signature.offset();
            if (fits && Arrays.equals(source.copy(signature.offset(), bytes.length), bytes)) {
                candidates.add(new Candidate(id(), 0, confidence(bytes), reason(signature)));
                break;
            }
        }
        return candidates;
    }

    private static int confidence(byte[] signature) {
        return Math.min(MOST_CONFIDENCE, LEAST_CONFIDENCE + CONFIDENCE_PER_BYTE * signature.length);
    }

    private static String reason(Descriptor.Signature signature) {
        String bytes = SPACED.formatHex(signature.bytes());
        return signature.offset() == 0
                ? "starts with " + bytes
                : "has %s at offset %d".formatted(bytes, signature.offset());
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Interpreter.decode(program.get(), source, options, storage, progress);
    }

    @Override
    public Shapes shapes() {
        return program.get().shapes();
    }
}
