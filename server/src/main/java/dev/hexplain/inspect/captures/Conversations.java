package dev.hexplain.inspect.captures;

import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Formats;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.Flow;
import dev.hexplain.ingest.capture.FlowLayer;
import dev.hexplain.ingest.capture.FlowStream;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.inspect.captures.ConversationMessageViews.Sent;
import dev.hexplain.inspect.captures.ConversationMessageViews.Sides;
import dev.hexplain.inspect.view.ConversationView;
import dev.hexplain.inspect.view.Page;
import dev.hexplain.store.Dump;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Decodes both sides of a flow, finds their messages, and merges them in order of time. */
public final class Conversations {
    private static final int KEPT = 8;

    private final Trees trees;
    private final ContentSniffer contents;
    private final Formats formats;
    private final Map<String, ConversationMessageViews> known =
            Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
                private static final long serialVersionUID = 1;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, ConversationMessageViews> eldest) {
                    return size() > KEPT;
                }
            });

    /** Where trees come from. */
    public interface Trees {
        /** Decodes what is inside layers of a dump, or finds the tree. */
        Decoded decode(Dump dump, String format, String layers) throws IOException;

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

    public Conversations(Trees trees, ContentSniffer contents, Formats formats) {
        this.trees = trees;
        this.contents = contents;
        this.formats = formats;
    }

    /**
     * Which messages of a conversation are asked for.
     *
     * @param words all of which they have, or those that they answer or are answered by; none for all messages
     */
    public record Part(List<String> words, long from, int limit) {
        /** With the words of a text. */
        public static Part of(String words, long from, int limit) {
            return new Part(SentText.words(words), from, limit);
        }
    }

    /** A page of a conversation, or how far decoding it is. */
    public ConversationView page(Dump dump, CaptureReader reader, FlowReading how, Part part) throws IOException {
        Flow flow = reader.find(how.flow());
        return flow.kind() == Flow.Kind.TCP ? stream(dump, reader, how, part) : datagrams(dump, reader, how, part);
    }

    /** Streams are decoded whole, then shown by their messages. */
    private ConversationView stream(Dump dump, CaptureReader reader, FlowReading how, Part part) throws IOException {
        Sides sides = sides(reader.capture(), how);
        Map<Side, Decoded> inTrees = new EnumMap<>(Side.class);
        List<ConversationView.Side> views = new ArrayList<>();
        for (Side side : Side.values()) {
            Sent sent = sides.of(side);
            if (sent.stream().length() > 0) {
                Decoded tree = trees.decode(
                        dump, format(reader, how, side), sent.layers().toString());
                inTrees.put(side, tree);
                views.add(view(side, sent, tree));
            }
        }
        Collection<Decoded> decoded = inTrees.values();
        if (!decoded.stream().allMatch(Decoded::done)) {
            double progress =
                    decoded.stream().mapToDouble(Decoded::progress).average().orElse(1);
            return new ConversationView(false, progress, "turns", views, part.from(), 0, List.of());
        }
        String versions = decoded.stream()
                .map(tree -> tree.id() + tree.version())
                .toList()
                .toString();
        Sides whole = sides.in(inTrees);
        ConversationMessageViews messages = known(
                dump, reader, how, versions, () -> new ConversationMessageViews(exchange(whole), "", contents, trees));
        return page(reader, messages, whole, views, part);
    }

    private static ConversationView.Side view(Side side, Sent sent, Decoded tree) {
        return new ConversationView.Side(
                side.letter(),
                sent.layers().toString(),
                tree.format(),
                tree.formatTitle(),
                tree.id(),
                tree.status().orElse(null));
    }

    /** Datagrams are decoded one by one, when a page shows them. */
    private ConversationView datagrams(Dump dump, CaptureReader reader, FlowReading how, Part part) throws IOException {
        if (reader.find(how.flow()).kind() == Flow.Kind.OTHER) {
            return new ConversationView(true, 1, "datagrams", List.of(), part.from(), 0, List.of());
        }
        Sides sides = sides(reader.capture(), how);
        String bound = bound(reader, how);
        String version =
                formats.get(bound).map(decoder -> bound + decoder.version()).orElse("each");
        CaptureIndex index = reader.capture().index();
        ConversationMessageViews messages = known(
                dump,
                reader,
                how,
                version,
                () -> new ConversationMessageViews(Datagrams.of(index, how.flow()), bound, contents, trees));
        return page(reader, messages, sides, List.of(), part);
    }

    private static Sides sides(OpenCapture capture, FlowReading how) {
        return new Sides(sent(capture, how, Side.A), sent(capture, how, Side.B));
    }

    private static Sent sent(OpenCapture capture, FlowReading how, Side side) {
        LayerStep step = FlowLayer.step(capture.index().flow(how.flow()), side, how.overlaps())
                .orElseThrow();
        FlowStream stream = capture.index().stream(how.flow(), side, how.overlaps());
        return new Sent(capture.layers().then(step), stream, Optional.empty());
    }

    private static ConversationView page(
            CaptureReader reader,
            ConversationMessageViews messages,
            Sides sides,
            List<ConversationView.Side> views,
            Part part)
            throws IOException {
        Page<ConversationView.ConversationMessage> page =
                messages.page(reader.capture().index(), sides, part.words(), part.from(), part.limit());
        return new ConversationView(
                true, 1, FlowViews.words(messages.conversation().by()), views, page.from(), page.total(), page.items());
    }

    private static String bound(CaptureReader reader, FlowReading how) {
        return how.format().isEmpty() ? reader.formatOf(how.flow()) : how.format();
    }

    private String format(CaptureReader reader, FlowReading how, Side side) {
        String bound = bound(reader, how);
        return bound.isEmpty()
                ? reader.capture()
                        .format(how.flow(), side, formats)
                        .map(Candidate::format)
                        .orElse(UnknownBytes.ID)
                : bound;
    }

    /** Makes something that may need bytes of the disk. */
    @FunctionalInterface
    private interface Making {
        ConversationMessageViews make() throws IOException;
    }

    private ConversationMessageViews known(Dump dump, CaptureReader reader, FlowReading how, String as, Making making)
            throws IOException {
        String key = String.join(
                " ",
                dump.id(),
                reader.capture().layers().toString(),
                String.valueOf(how.flow()),
                how.overlaps().id(),
                as);
        ConversationMessageViews found = known.get(key);
        if (found == null) {
            found = making.make();
            known.put(key, found);
        }
        return found;
    }

    private ConversationItems exchange(Sides sides) throws IOException {
        List<Conversation.Item> items = new ArrayList<>();
        for (Side side : Side.values()) {
            FlowStream stream = sides.of(side).stream();
            Optional<Decoded> decoded =
                    sides.of(side).tree().filter(tree -> tree.status().isPresent());
            List<Conversation.Item> messages = decoded.isEmpty()
                    ? List.of()
                    : trees.use(
                            decoded.get().id(),
                            (tree, decoder) -> FlowMessages.of(tree, decoder, side, stream, FlowMessages.MOST));
            items.addAll(
                    messages.isEmpty()
                            ? ConversationItems.turns(stream, sides.of(side.other()).stream(), side)
                            : messages);
        }
        return ConversationItems.of(items);
    }
}
