package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.capture.FlowLayer;
import dev.hexplain.ingest.dialects.DialectCandidate;
import dev.hexplain.ingest.dialects.DialectLayer;
import dev.hexplain.ingest.dialects.Dialects;
import dev.hexplain.ingest.dialects.PacketsLayer;
import dev.hexplain.ingest.dialects.RedisSession;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The list of all layers: the dialects, compressions, archives and parts. */
public final class Layers {
    /** Those that may be removed by themselves, in the order they are offered where they are equally likely. */
    private static final List<Layer> PACKING = Stream.concat(
                    Stream.of(new PartLayer(), new PacketsLayer(), RedisSession.layer()), packing())
            .toList();

    private static final List<Layer> OF_BYTES =
            Stream.concat(PACKING.stream(), FlowLayer.all().stream()).toList();

    private Layers() {}

    /** None of them touches its library before the first bytes of a source say that it is needed. */
    private static Stream<Layer> packing() {
        return Stream.of(
                new GzipLayer(),
                new ZstdLayer(),
                new Lz4FrameLayer(),
                new Lz4LegacyLayer(),
                new Lz4BlockStreamLayer(),
                new SnappyFramedLayer(),
                new XerialSnappyLayer(),
                new HadoopBlocksLayer(HadoopBlocksLayer.Codec.SNAPPY),
                new HadoopBlocksLayer(HadoopBlocksLayer.Codec.LZ4),
                new Bzip2Layer(),
                new XzLayer(),
                new LzmaLayer(),
                new CompressLayer(),
                new ZipLayer(),
                new TarLayer(),
                new ZlibLayer(),
                new AwsGlueLayer(),
                new ConfluentLayer(),
                new ConfluentProtobufLayer(),
                new RedissonLayer(RedissonLayer.Codec.LZ4),
                new RedissonLayer(RedissonLayer.Codec.ZSTD),
                new RedissonLayer(RedissonLayer.Codec.SNAPPY),
                new RedissonMapCacheLayer(),
                new RedisHashLayer(),
                new TableRowsLayer(),
                new RecodedLayer(TextForm.UTF_8),
                new RecodedLayer(TextForm.UTF_16LE),
                new RecodedLayer(TextForm.UTF_16BE),
                new RowOffsetsLayer(),
                new LineEndsLayer(LineEndsLayer.Ends.CRLF),
                new LineEndsLayer(LineEndsLayer.Ends.LF),
                new SnappyLayer(),
                new BrotliLayer(),
                new DeflateLayer());
    }

    /** Loads libraries that take long to load, so that no detection waits for it. */
    public static void warmUp() {
        ZstdLayer.warmUp();
    }

    /** Those that are no dialect. */
    public static List<Layer> ofBytes() {
        return OF_BYTES;
    }

    /** Layers that undo a change which nothing shows but what is inside. */
    public static List<LayerStep> ofHiddenDamage() {
        return Arrays.stream(LineEndsLayer.Ends.values())
                .map(ends -> LayerStep.whole(new LineEndsLayer(ends).id()))
                .toList();
    }

    /** How bytes were changed on their way, where a layer undoes that: {@code read as ISO 8859-1 and written as UTF-8}. */
    public static Optional<String> damage(LayerStep step) {
        return byId(step.layer()).flatMap(layer -> layer.damage(step));
    }

    public static Optional<Layer> byId(String id) {
        Stream<Layer> dialect = Dialects.byId(id).<Layer>map(DialectLayer::new).stream();
        return Stream.concat(
                        dialect, OF_BYTES.stream().filter(layer -> layer.id().equals(id)))
                .findFirst();
    }

    /** The layers that may lie around a source, most likely first. */
    public static List<LayerCandidate> find(Source source) {
        return withOffers(likely(source), source);
    }

    /** The layers that were found to be likely, and those that a user may choose, which take longer to find. */
    public static List<LayerCandidate> withOffers(List<LayerCandidate> likely, Source source) {
        List<LayerCandidate> found = new ArrayList<>(likely);
        found.addAll(FlowLayer.offers(source));
        return sorted(found);
    }

    /** The same without those that are too unlikely to be removed by themselves, whatever is found. */
    public static List<LayerCandidate> likely(Source source) {
        List<LayerCandidate> found = new ArrayList<>();
        for (Layer layer : PACKING) {
            found.addAll(layer.find(source));
        }
        int head = (int) Math.min(source.length(), TextSample.HEAD);
        Dialects.detect(source.copy(0, head), source.length()).stream()
                .map(DialectCandidate::toLayerCandidate)
                .filter(each -> !each.step().layer().equals(LayerPath.RAW))
                .forEach(found::add);
        return sorted(found);
    }

    private static List<LayerCandidate> sorted(List<LayerCandidate> found) {
        found.sort((one, other) ->
                Integer.compare(other.confidence().percent(), one.confidence().percent()));
        return found;
    }
}
