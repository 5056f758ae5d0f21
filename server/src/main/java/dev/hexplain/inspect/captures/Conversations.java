package dev.hexplain.inspect.captures;

import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Formats;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.ingest.Step;
import dev.hexplain.ingest.capture.Flow;
import dev.hexplain.ingest.capture.FlowLayer;
import dev.hexplain.ingest.capture.OverlapPolicy;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.inspect.view.ConversationView;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what the two sides of flows said to each other: decodes both, finds the messages, brings them in order. */
public final class Conversations {
    private static final int KEPT = 8;

    private final Trees trees;
    private final Formats formats;
    private final Map<String, Conversation> known = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Conversation> eldest) {
            return size() > KEPT;
        }
    });

    /** Where trees come from. */
    public interface Trees {
        /** Decodes what is inside layers of a dump, or finds the tree. */
        Decoded decode(String dump, String format, String layers) throws IOException;

        /** Uses a tree that is ready. */
        <R> R use(String tree, Use<R> use) throws IOException;
    }

    /**
     * A tree, or how far it is.
     *
     * @param id of the tree, for {@link Trees#use}
     * @param progress from 0 to 1; 1 where it is as ready as it will be
     * @param status how much of it was understood; empty where it is not ready
     * @param version changes when it is decoded anew
     */
    public record Decoded(
            String id, String format, String formatTitle, double progress, Optional<String> status, String version) {
        boolean done() {
            return progress >= 1;
        }
    }

    /** Something done with a tree. */
    @FunctionalInterface
    public interface Use<R> {
        R with(FieldTree tree, Decoder decoder);
    }

    public Conversations(Trees trees, Formats formats) {
        this.trees = trees;
        this.formats = formats;
    }

    /**
     * A page of a conversation, or how far decoding it is.
     *
     * @param format both sides are read in; empty for what they are bound to, or look like
     */
    public ConversationView page(String dump, CaptureReader reader, int flow, String format, long from, int limit)
            throws IOException {
        Flow about = reader.find(flow);
        OpenCapture capture = reader.capture();
        List<Decoded> decoded = new ArrayList<>();
        List<ConversationView.Side> sides = new ArrayList<>();
        double progress = 0;
        boolean ready = true;
        for (Side side : Side.values()) {
            Optional<Step> step = FlowLayer.step(about, side, OverlapPolicy.FIRST_WINS);
            if (step.isEmpty() || about.counts(side).streamBytes() == 0 || about.kind() != Flow.Kind.TCP) {
                continue;
            }
            String layers = capture.layers().then(step.get()).toString();
            Decoded tree = trees.decode(dump, format(reader, about, side, format), layers);
            ready &= tree.done();
            progress += tree.progress() / Side.values().length;
            decoded.add(tree);
            sides.add(new ConversationView.Side(
                    side.letter(),
                    layers,
                    tree.format(),
                    tree.formatTitle(),
                    tree.id(),
                    tree.status().orElse(null)));
        }
        if (!ready) {
            return new ConversationView(false, progress, "turns", sides, from, 0, List.of());
        }
        Conversation conversation = conversation(dump, capture, about, sides, decoded);
        List<ConversationView.Said> items = conversation.page(capture.index(), flow, from, limit);
        boolean byMessages = conversation.hasMessages();
        return new ConversationView(
                true, 1, byMessages ? "messages" : "turns", sides, from, conversation.count(), items);
    }

    /** What is known of one side helps with the other: protocols are read both ways by one decoder. */
    private String format(CaptureReader reader, Flow flow, Side side, String chosen) {
        String bound = chosen.isEmpty() ? reader.formatOf(flow.number()) : chosen;
        if (!bound.isEmpty()) {
            return bound;
        }
        Optional<Candidate> own = reader.capture().format(flow.number(), side, formats);
        int convinced = own.map(Candidate::confidence).orElse(0);
        return reader.capture()
                .format(flow.number(), side.other(), formats)
                .filter(other -> other.confidence() > convinced)
                .filter(other -> reader.capture().mayBe(flow.number(), side, other, formats))
                .or(() -> own)
                .map(Candidate::format)
                .orElse(UnknownBytes.ID);
    }

    private Conversation conversation(
            String dump, OpenCapture capture, Flow flow, List<ConversationView.Side> sides, List<Decoded> decoded)
            throws IOException {
        String key = dump + " " + capture.layers() + " " + flow.number() + " "
                + decoded.stream().map(tree -> tree.id() + tree.version()).toList();
        Conversation found = known.get(key);
        if (found == null) {
            found = read(capture, flow, sides, decoded);
            known.put(key, found);
        }
        return found;
    }

    private Conversation read(OpenCapture capture, Flow flow, List<ConversationView.Side> sides, List<Decoded> decoded)
            throws IOException {
        List<Conversation.Said> said = new ArrayList<>();
        for (Side side : Side.values()) {
            List<Conversation.Said> messages = new ArrayList<>();
            for (int at = 0; at < sides.size(); at++) {
                if (sides.get(at).side().equals(side.letter())
                        && decoded.get(at).status().isPresent()) {
                    var stream = capture.index().stream(flow.number(), side);
                    messages.addAll(trees.use(
                            decoded.get(at).id(), (tree, decoder) -> Messages.of(tree, decoder, side, stream)));
                }
            }
            said.addAll(
                    messages.isEmpty()
                            ? Conversation.turns(capture.index(), flow.number(), side, flow.kind() == Flow.Kind.UDP)
                            : messages);
        }
        return Conversation.of(said);
    }
}
