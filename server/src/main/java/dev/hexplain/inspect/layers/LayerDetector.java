package dev.hexplain.inspect.layers;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.ingest.capture.FlowLayer;
import dev.hexplain.ingest.dialects.DialectLayer;
import dev.hexplain.ingest.dialects.PacketsLayer;
import dev.hexplain.ingest.layers.Layers;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Detects the layers around an upload: one after the other, as long as the next is convincing. */
public record LayerDetector(Formats formats) {
    /** Bytes of a layer's content that are decoded for detection. */
    private static final int PREVIEW = 1 << 19;

    /** Bytes of text that are read for that. */
    private static final int PREVIEW_OF_TEXT = 3 << 19;

    /** The same where many layers are detected. */
    private static final int FIRST_BYTES = 1 << 16;

    /** A layer that is less likely is offered, and not removed by itself: the text may be about itself. */
    private static final int CONVINCING = Confidence.PLAIN_TEXT + 1;

    /** Of a layer that is less sure, a format that is surer than this is the better reading. */
    private static final int SURE = 75;

    private static final int DEEPEST = 8;

    /**
     * A layer that was removed.
     *
     * @param path up to and with it
     * @param chosen what it is, and why
     * @param others what else could have been removed there, most likely first
     * @param unwrapped how removing it went
     * @param inside the beginning of what is inside
     */
    public record Link(
            LayerPath path,
            LayerCandidate chosen,
            List<LayerCandidate> others,
            UnwrapResult unwrapped,
            Source inside) {}

    /**
     * The result of detection: the layers of a dump.
     *
     * @param links outermost first
     * @param found what could be removed next, looked for when asked
     * @param inside the beginning of what is left
     */
    public record Chain(List<Link> links, Supplier<List<LayerCandidate>> found, Source inside) {
        /** Bytes without layers, which are not looked for either. */
        public static Chain none(Source bytes) {
            return new Chain(List.of(), List::of, bytes);
        }

        /** Things of the same layer that could be removed next, none of which is likelier; none where it is one. */
        public List<LayerCandidate> alike() {
            List<LayerCandidate> all = next();
            List<LayerCandidate> alike = all.stream()
                    .filter(each -> each.confidence().percent() >= CONVINCING && isAlike(all.getFirst(), each))
                    .toList();
            return alike.size() > 1 ? alike : List.of();
        }

        public LayerPath path() {
            return links.isEmpty() ? LayerPath.NONE : links.getLast().path();
        }

        /** What could be removed next, most likely first. */
        public List<LayerCandidate> next() {
            return found.get();
        }
    }

    /** The layers that detection removes. */
    public Chain detect(Source dump) {
        return detect(dump, new ArrayList<>(), PREVIEW);
    }

    /** Layers that are known, and those that detection removes then; of each, only the first bytes are looked at. */
    public Chain beyond(Source dump, LayerPath path) {
        List<Link> links = new ArrayList<>();
        Source inside = dump;
        for (LayerStep step : path.steps()) {
            Link link = link(links, chosen(step), List.of(), inside, FIRST_BYTES);
            links.add(link);
            inside = link.inside();
        }
        return detect(inside, links, FIRST_BYTES);
    }

    private Chain detect(Source first, List<Link> links, int preview) {
        Source inside = first;
        while (true) {
            Source last = inside;
            Function<LayerStep, Source> content = step -> inside(last, step);
            List<LayerCandidate> ordered = new ByteOrderChoice(formats, content).settle(Layers.likely(last));
            List<LayerCandidate> confirmed = new SchemaHeaderChoice(formats, last, content).settle(ordered);
            PayloadChoice payloads = new PayloadChoice(formats, last, content);
            List<LayerCandidate> found = payloads.settle(confirmed);
            Optional<LayerCandidate> outermost = links.size() < DEEPEST
                    ? convincing(found, last).or(() -> onlyStream(links, last))
                    : Optional.empty();
            if (outermost.isEmpty()) {
                return new Chain(List.copyOf(links), () -> Layers.withOffers(payloads.offered(found), last), last);
            }
            Link link = link(links, outermost.get(), found, inside, preview);
            links.add(link);
            inside = link.inside();
        }
    }

    /** The same for layers that were chosen. */
    public Chain follow(Source dump, LayerPath path) {
        List<Link> links = new ArrayList<>();
        Source inside = dump;
        for (LayerStep step : path.steps()) {
            List<LayerCandidate> found = Layers.find(inside);
            LayerCandidate chosen = found.stream()
                    .filter(each -> each.step().equals(step))
                    .findFirst()
                    .orElseGet(() -> chosen(step));
            Link link = link(links, chosen, found, inside, PREVIEW);
            links.add(link);
            inside = link.inside();
        }
        Source last = inside;
        return new Chain(List.copyOf(links), () -> Layers.find(last), last);
    }

    private static LayerCandidate chosen(LayerStep step) {
        return new LayerCandidate(step, Confidence.of(100, "chosen"));
    }

    private static Link link(
            List<Link> before, LayerCandidate chosen, List<LayerCandidate> found, Source source, int preview) {
        LayerPath path = before.isEmpty() ? LayerPath.NONE : before.getLast().path();
        List<LayerCandidate> others = found.stream()
                .filter(each -> !each.step().equals(chosen.step()))
                .toList();
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        UnwrapResult unwrapped = unwrap(source, chosen.step(), made, preview);
        Source inside = Source.ofBytes(source.name() + " (" + chosen.step() + ")", made.toByteArray());
        return new Link(
                path.then(chosen.step()),
                chosen,
                others,
                unwrapped,
                unwrapped.complete() && !source.isBeginning() ? inside : inside.beginning());
    }

    /** The most likely, unless it is one of several alike, or the bytes have a format for certain as they are. */
    private Optional<LayerCandidate> convincing(List<LayerCandidate> found, Source source) {
        return found.stream()
                .findFirst()
                .filter(first -> first.confidence().percent() >= CONVINCING)
                .filter(first -> found.size() == 1 || !isAlike(first, found.get(1)))
                .filter(first -> formats.likeliest(source).confidence() < enough(first.confidence()));
    }

    /** What the packets of a text carry, where only one side of one flow says something. */
    private static Optional<LayerCandidate> onlyStream(List<Link> links, Source source) {
        if (links.isEmpty() || !links.getLast().chosen().step().layer().equals(PacketsLayer.ID)) {
            return Optional.empty();
        }
        List<LayerCandidate> streams = FlowLayer.offers(source);
        return streams.size() == 1 ? Optional.of(streams.getFirst()) : Optional.empty();
    }

    /** How sure a format has to be for a layer not to be removed. */
    private static int enough(Confidence layer) {
        return layer.percent() < SURE ? SURE : Candidate.CERTAIN;
    }

    /** Whether two are entries of the same thing: only the user knows which is meant. */
    private static boolean isAlike(LayerCandidate first, LayerCandidate second) {
        return first.step().layer().equals(second.step().layer())
                && first.confidence().percent() == second.confidence().percent();
    }

    private static Source inside(Source source, LayerStep step) {
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        unwrap(source, step, made, FIRST_BYTES);
        return Source.ofBytes(source.name(), made.toByteArray()).beginning();
    }

    /** Makes the beginning of what is inside a layer. */
    private static UnwrapResult unwrap(Source source, LayerStep step, ByteArrayOutputStream inside, int preview) {
        Layer layer = LayerStore.layer(step);
        boolean cut = layer instanceof DialectLayer
                && step.in(source.length()).offset() == 0
                && source.length() > PREVIEW_OF_TEXT;
        Source read = cut ? source.slice(0, PREVIEW_OF_TEXT) : source;
        try {
            UnwrapResult unwrapped = layer.unwrap(read, step, inside, LayerLimits.of(preview));
            return cut ? unwrapped.cut() : unwrapped;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
