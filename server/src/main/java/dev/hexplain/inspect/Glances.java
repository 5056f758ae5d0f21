package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.captures.Contents;
import dev.hexplain.inspect.captures.Conversations;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TreeStorage;
import java.time.Duration;
import java.util.Optional;

/** Looks into bytes that stand in others, with little effort for each: there are many. */
record Glances(Detector detector) implements Contents {
    private static final Limits LIMITS = new Limits(50_000, 5_000, 5_000, Duration.ofSeconds(1), 1 << 20);

    @Override
    public Optional<Content> of(Source bytes) {
        Peeling.Chain chain = new Peeling(detector.formats()).beyond(bytes, LayerPath.NONE);
        Candidate likeliest = detector.formats().likeliest(chain.inside());
        boolean convincing = likeliest.confidence() >= Candidate.CONVINCING
                && !likeliest.format().equals(UnknownBytes.ID);
        if (!convincing && chain.path().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Content(
                chain.path(),
                Titles.of(chain.path()),
                convincing ? likeliest.format() : null,
                convincing ? detector.title(likeliest.format()) : "",
                convincing ? likeliest.offset() : 0,
                chain.inside()));
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
            return use.with(tree, decoder);
        }
    }
}
