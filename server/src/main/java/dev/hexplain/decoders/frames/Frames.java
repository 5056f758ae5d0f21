package dev.hexplain.decoders.frames;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Lazy;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Decodes length-prefixed messages, with a given length prefix or with the one that fits the most frames. */
public final class Frames implements Decoder {
    private static final int VERSION = 3;

    /** The confidence limit: a length does not identify the content, so a format that does is the better reading. */
    private static final int MOST = 84;

    /**
     * The confidence limit for few frames: a single length may be a coincidence, and so may frames that do not end with
     * the source.
     */
    private static final int MOST_OF_FEW = 45;

    /** The share of the evidence for frames that goes to one prefix in particular. */
    private static final double BY_CHOICE = 0.4;

    private final String id;
    private final @Nullable FramesLengthPrefix prefix;
    private final Lazy<FormatDescription> description;

    private Frames(String id, @Nullable FramesLengthPrefix prefix) {
        this.id = id;
        this.prefix = prefix;
        this.description = Lazy.of(() -> FramesDescription.of(prefix));
    }

    /** The format that detects the prefix, and one format for each prefix. */
    public static List<Decoder> all() {
        List<Decoder> all = new ArrayList<>(List.of(detecting()));
        for (FramesLengthPrefix each : FramesLengthPrefix.values()) {
            all.add(new Frames(each.id(), each));
        }
        return List.copyOf(all);
    }

    /** The format that uses the prefix that fits the most frames. */
    public static Decoder detecting() {
        return new Frames(FramesDescription.ALL.id(), null);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public FormatDescription description() {
        return description.get();
    }

    @Override
    public int version() {
        return VERSION;
    }

    /** The format that detects the prefix comes before those with a fixed one. */
    @Override
    public List<Candidate> probe(Source source) {
        ParseInput in = new ParseInput(source, 0);
        if (in.atEnd()) {
            return List.of();
        }
        Optional<FramesPrefixMatch> match = prefix == null
                ? FramesPrefixMatch.best(in, 0)
                : Optional.of(FramesPrefixMatch.of(prefix, in, 0)).filter(own -> own.bits() > 0);
        if (match.isEmpty()) { // as for most bytes: this is asked for each prefix
            return List.of();
        }
        Candidate found = candidate(source, match.get());
        return found.confidence() > 0 ? List.of(found) : List.of();
    }

    private Candidate candidate(Source source, FramesPrefixMatch match) {
        double share = prefix == null ? 1 : BY_CHOICE;
        Evidence evidence = Evidence.of(source, match.bits() * share, match.reached());
        return match.whole() || match.goesOn()
                ? evidence.reading(id, match.isConclusive() ? MOST : MOST_OF_FEW, match.words())
                : evidence.candidate(id, MOST_OF_FEW, match.reason());
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(source, options, storage, progress, shapes(), parse -> new FramesGrammar(parse, prefix));
    }

    @Override
    public Shapes shapes() {
        return FramesShapes.TABLE;
    }

    @Override
    public boolean isProtocol() {
        return true;
    }

    @Override
    public Optional<Message> messageOf(FieldTree tree, Field field) {
        return field.shape().production().equals(FramesShapes.FRAME_RULE)
                ? Optional.of(Message.inOrder(Message.Kind.ONE_WAY, "frame of " + field.length() + " bytes"))
                : Optional.empty();
    }
}
