package dev.hexplain.inspect.encodings;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.graph.RoundTrip;
import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.PublishedSize;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.inspect.view.CodecView;
import dev.hexplain.inspect.view.EncodingView;
import dev.hexplain.inspect.view.EncodingView.CompressedView;
import dev.hexplain.inspect.view.EncodingView.LabelView;
import dev.hexplain.inspect.view.EncodingView.MemberView;
import dev.hexplain.inspect.view.EncodingView.RunView;
import dev.hexplain.inspect.view.SampleView;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ValueType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Renders samples, codecs and encodings for the API. */
public final class EncodingViews {
    /** Largest encoding whose bytes are part of its view; a larger one is fetched. */
    private static final int FEW_BYTES = 16 << 10;

    private static final int LONGEST_VALUE = 200;

    private EncodingViews() {}

    /** The objects that can be encoded. */
    public static List<SampleView> samples() {
        return Samples.all().stream().map(EncodingViews::of).toList();
    }

    private static SampleView of(Sample sample) {
        return new SampleView(
                sample.id(),
                sample.title(),
                sample.doc(),
                sample.type().getTypeName(),
                sample.schema(),
                sample.defaults(),
                sample.size()
                        .map(size -> new SampleView.SizeView(
                                size.name(), size.unit(), size.min(), size.max(), size.byDefault()))
                        .orElse(null),
                PublishedSize.of(sample.id()).stream()
                        .map(size ->
                                new SampleView.PublishedView(size.codec(), size.bytes(), size.source(), size.note()))
                        .toList());
    }

    /** Every codec, including those that are not available. */
    public static List<CodecView> codecs() {
        return Codecs.all().stream()
                .map(codec -> new CodecView(
                        codec.id(),
                        codec.title(),
                        codec.family().title(),
                        library(codec),
                        codec.doc(),
                        codec.schemaLanguage().orElse(null)))
                .toList();
    }

    /** The library of a codec, with its version. */
    public static String library(Codec codec) {
        return codec.library()
                .coordinates()
                .orElseGet(() -> (codec.library().name() + " " + codec.library().version()).strip());
    }

    /**
     * Shows what came of a codec.
     *
     * @param kept where the bytes and their tree can be found; null where they are not kept
     */
    static EncodingView of(CodecOutcome outcome, EncodingView.@Nullable KeptView kept) {
        return switch (outcome.encoding()) {
            case Encoding.Encoded encoded -> encoded(outcome, encoded, kept);
            case Encoding.Unsupported(String reason) ->
                new EncodingView.Unsupported(id(outcome), reason, version(outcome));
            case Encoding.Unavailable(String reason) ->
                new EncodingView.Unavailable(id(outcome), reason, version(outcome));
        };
    }

    private static String id(CodecOutcome outcome) {
        return outcome.codec().id();
    }

    private static String version(CodecOutcome outcome) {
        return outcome.codec().library().version();
    }

    /** The encoding that is a tree's dump. */
    static EncodingView.KeptView kept(String dump, String tree) {
        return new EncodingView.KeptView(dump, tree, FieldId.ROOT.toString());
    }

    private static EncodingView encoded(
            CodecOutcome outcome, Encoding.Encoded encoded, EncodingView.@Nullable KeptView kept) {
        int size = encoded.bytes().length;
        FormatRef format = encoded.format();
        return new EncodingView.Encoded(
                id(outcome),
                version(outcome),
                size,
                outcome.compressed().map(EncodingViews::compressed).orElse(null),
                size <= FEW_BYTES ? encoded.bytes() : null,
                kept,
                format.id(),
                SchemaFormats.language(format)
                        .map(language -> new EncodingView.SchemaLanguageView(language.title(), language.ending()))
                        .orElse(null),
                format.order().map(DecodeChoices::name).orElse(null),
                explanation(outcome.explanation(), size),
                label(encoded.roundTrip()),
                outcome.nanos() / 1e6);
    }

    /** What the bytes of an encoding of that size are for. */
    public static EncodingView.ExplanationView explanation(Optional<Explanation> explanation, int size) {
        return new EncodingView.ExplanationView(
                explanation.map(Explanation::explained).orElse(0L),
                explanation.map(each -> roles(each.roles())).orElse(null),
                explanation.map(each -> members(each.members())).orElse(null),
                explanation
                        .filter(each -> !each.runs().isEmpty() || size == 0)
                        .map(each ->
                                each.runs().stream().map(EncodingViews::run).toList())
                        .orElse(null));
    }

    private static CompressedView compressed(CompressedSizes sizes) {
        return new CompressedView(sizes.deflate(), sizes.zstd(), sizes.lz4(), sizes.snappy());
    }

    private static Map<String, Long> roles(Map<Role, Long> bytes) {
        Map<String, Long> roles = new LinkedHashMap<>();
        bytes.forEach((role, count) -> roles.put(role.id(), count));
        return roles;
    }

    private static List<MemberView> members(Map<String, Long> bytes) {
        return bytes.entrySet().stream()
                .map(each -> new MemberView(each.getKey(), each.getValue()))
                .toList();
    }

    private static RunView run(Explanation.Run run) {
        Field leaf = run.leaf();
        String value = run.value().length() <= LONGEST_VALUE
                ? run.value()
                : run.value().substring(0, LONGEST_VALUE) + "…";
        return new RunView(
                leaf.end() - run.length(),
                run.length(),
                leaf.role().id(),
                run.path(),
                leaf.name(),
                leaf.type(),
                hasOrder(leaf) ? DecodeChoices.name(leaf.shape().type().order()) : null,
                value);
    }

    private static boolean hasOrder(Field leaf) {
        return switch (leaf.shape().type()) {
            case ValueType.Int number -> number.size() > 1;
            case ValueType.Real number -> true;
            case ValueType.Char unit -> true;
            case ValueType.Bits bits -> bits.fixedSize() > 1;
            case ValueType.Bool truth -> false;
            case ValueType.Text text -> false;
            case ValueType.Bytes bytes -> false;
            case ValueType.Computed computed -> false;
            case ValueType.Group group -> false;
        };
    }

    /** What came back, by its name in the API. */
    public static LabelView label(RoundTrip roundTrip) {
        return new LabelView(kind(roundTrip.label()), roundTrip.reason());
    }

    /** A label's name in the API. */
    public static String kind(RoundTripResult label) {
        return switch (label) {
            case EXACT -> "exact";
            case REFERENCES_DUPLICATED -> "references";
            case TYPES_LOST -> "types";
            case VALUES_LOST -> "values";
        };
    }
}
