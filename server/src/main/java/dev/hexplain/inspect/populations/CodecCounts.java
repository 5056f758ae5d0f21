package dev.hexplain.inspect.populations;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.CodecSeries;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.graph.RoundTrip;
import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.inspect.encodings.CompressedSizes;
import dev.hexplain.inspect.encodings.EncodingViews;
import dev.hexplain.inspect.view.PopulationView.CodecSizesView;
import dev.hexplain.inspect.view.PopulationView.ReasonView;
import dev.hexplain.inspect.view.PopulationView.TotalsView;
import java.util.List;

/** What one codec makes of the objects. Used by one thread at a time. */
final class CodecCounts implements AutoCloseable {
    private final Codec codec;
    private final CodecSeries series;
    private final DictionaryTrial dictionary = new DictionaryTrial();
    private final SizeDistribution sizes = new SizeDistribution();
    private final ReasonCounts refused = new ReasonCounts();
    private long deflate;
    private long zstd;
    private long lz4;
    private long snappy;
    private RoundTrip worst = RoundTrip.EXACT;
    private int changed;

    CodecCounts(Codec codec, AllowedClasses classes) {
        this.codec = codec;
        this.series = codec.series(classes);
    }

    Codec codec() {
        return codec;
    }

    /** Encodes an object to train a dictionary on. */
    void sample(Subject subject, Object object) {
        if (series.run(subject, object) instanceof Encoding.Encoded encoded) {
            dictionary.sample(encoded.bytes());
        }
    }

    /** Makes the dictionary. */
    void train() {
        dictionary.train();
    }

    /**
     * Encodes an object and counts it.
     *
     * @param name of its dump
     * @param isHeldOut whether no dictionary was trained on it
     */
    void count(Subject subject, Object object, String name, boolean isHeldOut) {
        switch (series.run(subject, object)) {
            case Encoding.Encoded encoded -> count(encoded, isHeldOut);
            case Encoding.Unsupported(String reason) -> refused.add(reason, name);
            case Encoding.Unavailable(String reason) -> refused.add(reason, name);
        }
    }

    private void count(Encoding.Encoded encoded, boolean isHeldOut) {
        byte[] bytes = encoded.bytes();
        CompressedSizes small = CompressedSizes.of(bytes);
        sizes.add(bytes.length);
        deflate += small.deflate();
        zstd += small.zstd();
        lz4 += small.lz4();
        snappy += small.snappy();
        if (isHeldOut) {
            dictionary.measure(bytes, small.zstd());
        }
        RoundTrip came = encoded.roundTrip();
        if (came.label() != RoundTripResult.EXACT) {
            changed++;
            if (came.label().compareTo(worst.label()) > 0) {
                worst = came;
            }
        }
    }

    CodecSizesView view() {
        boolean wrote = sizes.count() > 0;
        return new CodecSizesView(
                codec.id(),
                codec.library().version(),
                sizes.count(),
                refused.views(),
                wrote ? sizes.view() : null,
                wrote ? new TotalsView(deflate, zstd, lz4, snappy) : null,
                dictionary.view(zstd),
                dictionary.refusal(),
                wrote ? EncodingViews.label(worst) : null,
                changed);
    }

    /** A codec whose library did not come to an end, and may still be at work. */
    CodecSizesView late(int objects, String reason) {
        List<ReasonView> all = List.of(new ReasonView(reason, objects, ""));
        return new CodecSizesView(codec.id(), codec.library().version(), 0, all, null, null, null, reason, null, 0);
    }

    @Override
    public void close() {
        dictionary.close();
    }
}
