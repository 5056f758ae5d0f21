package dev.hexplain.inspect.formats;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.DescribedClass;
import dev.hexplain.decode.FieldDefinition;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.NativeOrder;
import dev.hexplain.decode.SignatureProbe;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A decoder for a format with a descriptor; the full descriptor is read only when the format's metadata no longer
 * suffice. Only one that is {@link #isUsable()} may be asked for more than its description and its probe.
 */
public final class DescriptorDecoder implements Decoder {
    private final FormatDescription description;
    private final Supplier<Descriptors.Checked> reading;
    private volatile @Nullable Loaded loaded;

    private record Loaded(
            Descriptors.Checked checked, @Nullable Decoder interpreter) {}

    /** @param reading parses and checks the text; called once */
    DescriptorDecoder(FormatDescription description, Supplier<Descriptors.Checked> reading) {
        this.description = description;
        this.reading = reading;
    }

    /** The descriptor and what is wrong with it. */
    public Descriptors.Checked checked() {
        return loaded().checked();
    }

    /** Whether the descriptor has no errors. */
    public boolean isUsable() {
        return loaded().interpreter() != null;
    }

    private Loaded loaded() {
        Loaded known = loaded;
        return known == null ? load() : known;
    }

    private synchronized Loaded load() {
        Loaded known = loaded;
        if (known == null) {
            Descriptors.Checked checked = reading.get();
            Optional<Decoder> interpreter = checked.usable()
                    .map(usable -> Descriptors.decoder(usable, description.category(), checked.fingerprint()));
            known = new Loaded(checked, interpreter.orElse(null));
            loaded = known;
        }
        return known;
    }

    private Decoder interpreter() {
        Decoder interpreter = loaded().interpreter();
        if (interpreter == null) {
            throw new IllegalStateException("The descriptor of " + description.id() + " has errors");
        }
        return interpreter;
    }

    @Override
    public String id() {
        return description.id();
    }

    @Override
    public FormatDescription description() {
        return description;
    }

    /** Changes with the interpreter, the text, and what it imports. */
    @Override
    public int version() {
        return interpreter().version();
    }

    @Override
    public List<Candidate> probe(Source source) {
        return SignatureProbe.probe(description, source, this::interpreter);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return interpreter().decode(source, options, storage, progress);
    }

    @Override
    public Shapes shapes() {
        return interpreter().shapes();
    }

    @Override
    public Optional<FieldDefinition> definitionOf(FieldTree tree, Field field) {
        return interpreter().definitionOf(tree, field).map(this::named);
    }

    /** Replaces a file name with the format's id, which users know; files on shelves are named after it. */
    private FieldDefinition named(FieldDefinition found) {
        Descriptor descriptor = checked().descriptor();
        boolean own = descriptor != null && found.format().equals(descriptor.file());
        return new FieldDefinition(own ? id() : idOf(found.format()), found.line(), found.path());
    }

    private static String idOf(String file) {
        String name = file.substring(file.lastIndexOf('/') + 1);
        return name.endsWith(".ksy") ? name.substring(0, name.length() - ".ksy".length()) : name;
    }

    @Override
    public boolean isProtocol() {
        return !description.ports().isEmpty();
    }

    @Override
    public boolean leavesOrderOpen() {
        return description.nativeEndian();
    }

    /** Nothing where the descriptor has errors. */
    @Override
    public Optional<NativeOrder> likelyOrder(Source source, long offset) {
        return leavesOrderOpen() && isUsable() ? interpreter().likelyOrder(source, offset) : Optional.empty();
    }

    @Override
    public Optional<NativeOrder> orderOf(FieldTree tree) {
        return interpreter().orderOf(tree);
    }

    @Override
    public Optional<ClassDescriptor> classOf(FieldTree tree, Field field) {
        return interpreter().classOf(tree, field);
    }

    @Override
    public List<DescribedClass> classes(FieldTree tree) {
        return interpreter().classes(tree);
    }
}
