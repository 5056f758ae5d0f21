package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.FaultLog;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.layers.LayerDetector;
import dev.hexplain.inspect.layers.LayerTitles;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Detects the format of embedded bytes with little effort for each, since there are many. */
record QuickContentSniffer(Detector detector) implements ContentSniffer {
    private static final Limits LIMITS = new Limits(50_000, 5_000, 5_000, Duration.ofSeconds(1), 1 << 20);

    /**
     * Least confidence that is reported: of many messages some look like anything. Less likely formats can be chosen.
     */
    private static final int LEAST_CONFIDENCE = 60;

    /** A format that is so likely needs no layers around it. */
    private static final int PLAIN = 80;

    private static final int LONG_TEXT = 1 << 12;

    @Override
    public Optional<Content> payload(Source bytes) {
        Optional<Content> content = of(bytes);
        return content.isPresent() && isProtocol(content.get().format()) ? besidesProtocols(bytes) : content;
    }

    /** A message hardly carries another protocol: what looks like one may be something else too. */
    private Optional<Content> besidesProtocols(Source bytes) {
        return detector.candidates(bytes).stream()
                .filter(candidate -> !isProtocol(candidate.format()))
                .findFirst()
                .flatMap(candidate -> content(LayerDetector.Chain.none(bytes), candidate));
    }

    @Override
    public Optional<Content> datagram(Source bytes) {
        return of(bytes);
    }

    private boolean isProtocol(@Nullable String format) {
        return format != null && detector.decoder(format).isProtocol();
    }

    /** Looks for layers where no format is certain, and not in long texts. */
    private Optional<Content> of(Source bytes) {
        Candidate plain = detector.formats().likeliest(bytes);
        if (plain.confidence() >= PLAIN || isLongText(bytes)) {
            return content(LayerDetector.Chain.none(bytes), plain);
        }
        LayerDetector.Chain chain = new LayerDetector(detector.formats()).beyond(bytes, LayerPath.NONE);
        return content(
                chain, chain.path().isEmpty() ? plain : detector.formats().likeliest(chain.inside()));
    }

    private static boolean isLongText(Source bytes) {
        return bytes.length() > LONG_TEXT && PlainText.isPrintable(new Window(bytes.segment()), 0, LONG_TEXT);
    }

    private Optional<Content> content(LayerDetector.Chain chain, Candidate likeliest) {
        String layers = LayerTitles.of(chain.path());
        String format = likeliest.format();
        if (likeliest.confidence() >= LEAST_CONFIDENCE && !format.equals(UnknownBytes.ID)) {
            return Optional.of(new Content(
                    chain.path(), layers, format, detector.title(format), likeliest.offset(), chain.inside()));
        }
        return chain.path().isEmpty()
                ? Optional.empty()
                : Optional.of(new Content(chain.path(), layers, null, "", 0, chain.inside()));
    }

    @Override
    public Content in(String format, Source bytes) {
        detector.decoder(format);
        return new Content(LayerPath.NONE, "", format, detector.title(format), 0, bytes);
    }

    @Override
    public <R> R decoded(Content content, Conversations.Use<R> use) {
        String format = content.format() == null ? UnknownBytes.ID : content.format();
        var decoder = detector.decoder(format);
        DecodeOptions options = new DecodeOptions(content.start(), LIMITS);
        try (FieldTree tree = decoder.decode(content.inside(), options, TreeStorage.inMemory(), Progress.NONE)) {
            return use.with(FaultLog.shown(tree, decoder), decoder);
        }
    }
}
