package dev.hexplain.ksy;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FieldDefinition;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Lazy;
import dev.hexplain.decode.NativeOrder;
import dev.hexplain.decode.Signature;
import dev.hexplain.decode.SignatureProbe;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.model.LeadingContents;
import dev.hexplain.ksy.plausible.NativeOrders;
import dev.hexplain.ksy.run.Program;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** A decoder for a Kaitai Struct descriptor. The descriptor is compiled when first needed. */
public final class KsyDecoder implements Decoder {
    /** Changes whenever the interpreter makes another tree of the same descriptor. */
    private static final int ENGINE = 8;

    private final Descriptor descriptor;
    private final int version;
    private final Supplier<FormatDescription> description;
    private final Supplier<Program> program;
    private final Supplier<Definitions> definitions;

    private KsyDecoder(Descriptor descriptor, String category, int version, Program.Setting setting) {
        this.descriptor = descriptor;
        this.version = version;
        this.description =
                Lazy.of(() -> description(descriptor, descriptor.meta().id(), category));
        this.program = Lazy.of(() -> Program.compile(descriptor, setting));
        this.definitions = Lazy.of(() -> new Definitions(descriptor.top()));
    }

    /** A decoder for a descriptor without errors. */
    public static KsyDecoder of(Descriptor descriptor) {
        return of(descriptor, "own", 0, Program.Setting.DEFAULT);
    }

    /**
     * A decoder for a descriptor without errors.
     *
     * @param category the folder it is in
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
        return description.get();
    }

    /**
     * The description of a format, from its descriptor.
     *
     * @param id the id it is requested by: its own, or that of a draft
     */
    public static FormatDescription description(Descriptor descriptor, String id, String category) {
        return new FormatDescription(
                id,
                descriptor.meta().title().isEmpty()
                        ? descriptor.meta().id()
                        : descriptor.meta().title(),
                category,
                descriptor.top().doc().text().strip(),
                descriptor.top().doc().references(),
                descriptor.meta().license(),
                descriptor.meta().fileExtensions(),
                signatures(descriptor).stream()
                        .map(signature -> new Signature(signature.offset(), signature.bytes(), signature.whole()))
                        .toList(),
                descriptor.hexplain().ports(),
                descriptor.hexplain().samples(),
                descriptor.hexplain().decoder(),
                descriptor.hexplain().nativeEndian(),
                Map.of());
    }

    /** Those that it declares; otherwise what all files have at the same place. */
    private static List<Descriptor.Signature> signatures(Descriptor descriptor) {
        List<Descriptor.Signature> declared = descriptor.hexplain().signatures();
        return declared.isEmpty()
                ? LeadingContents.of(descriptor.top()).map(List::of).orElse(List.of())
                : declared;
    }

    @Override
    public int version() {
        return 31 * version + ENGINE;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return SignatureProbe.probe(description(), source, () -> this);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return NativeOrders.interpret(program.get(), source, options, storage, progress)
                .tree();
    }

    @Override
    public boolean isProtocol() {
        return !descriptor.hexplain().ports().isEmpty();
    }

    @Override
    public boolean leavesOrderOpen() {
        return descriptor.hexplain().nativeEndian();
    }

    @Override
    public Optional<NativeOrder> orderOf(FieldTree tree) {
        return leavesOrderOpen() ? NativeOrders.of(tree) : Optional.empty();
    }

    @Override
    public Optional<NativeOrder> likelyOrder(Source source, long offset) {
        return leavesOrderOpen()
                ? Optional.of(NativeOrders.morePlausible(program.get(), source, offset))
                : Optional.empty();
    }

    @Override
    public Shapes shapes() {
        return program.get().shapes();
    }

    /** The definition names the descriptor's file. */
    @Override
    public Optional<FieldDefinition> definitionOf(FieldTree tree, Field field) {
        return definitions
                .get()
                .find(field.shape().production())
                .map(at -> new FieldDefinition(at.file(), at.line(), at.path()));
    }
}
