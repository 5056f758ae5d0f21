package dev.hexplain.codecs.samples;

import data.media.Image;
import data.media.Media;
import data.media.MediaContent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The object of jvm-serializers, the benchmark that most libraries publish figures of: the first of its data files
 * ({@code media.1}).
 */
final class MediaSample {
    private static final int LONGEST = 1_000;
    private static final ValueKind.Scalar ABSENT_TEXT = new ScalarKinds.Absent(ScalarKinds.Text.SHORT);
    private static final ValueKind.Scalar INT = new ScalarKinds.Int();

    private static final StructKind MEDIA = new StructKind(ordered(
            Map.entry("uri", ScalarKinds.Text.SHORT),
            Map.entry("title", ABSENT_TEXT),
            Map.entry("width", INT),
            Map.entry("height", INT),
            Map.entry("format", ScalarKinds.Text.SHORT),
            Map.entry("duration", new ScalarKinds.Long64()),
            Map.entry("size", new ScalarKinds.Long64()),
            Map.entry("bitrate", INT),
            Map.entry("hasBitrate", new ScalarKinds.Flag()),
            Map.entry("persons", new ListKind(ScalarKinds.Text.SHORT, null, LONGEST)),
            Map.entry("player", new ScalarKinds.Choice(Media.Player.class)),
            Map.entry("copyright", ABSENT_TEXT)));
    private static final StructKind IMAGE = new StructKind(ordered(
            Map.entry("uri", ScalarKinds.Text.SHORT),
            Map.entry("title", ABSENT_TEXT),
            Map.entry("width", INT),
            Map.entry("height", INT),
            Map.entry("size", new ScalarKinds.Choice(Image.Size.class))));
    private static final StructKind CONTENT =
            new StructKind(ordered(Map.entry("media", MEDIA), Map.entry("images", new ListKind(IMAGE, null, LONGEST))));

    private MediaSample() {}

    static Sample of() {
        return new Sample(
                "media-content",
                "MediaContent",
                "A film and two pictures, the object of the benchmark jvm-serializers: texts that are there twice, enum"
                        + " constants, a list of objects, numbers of all sizes, and a text that is null.",
                MediaContent.class,
                CONTENT,
                ordered(Map.entry("media", film()), Map.entry("images", List.of(large(), small()))),
                Optional.empty(),
                (values, _) -> make(values));
    }

    private static Map<String, Object> film() {
        return ordered(
                Map.entry("uri", "http://javaone.com/keynote.mpg"),
                Map.entry("title", "Javaone Keynote"),
                Map.entry("width", 640),
                Map.entry("height", 480),
                Map.entry("format", "video/mpg4"),
                Map.entry("duration", 18_000_000L),
                Map.entry("size", 58_982_400L),
                Map.entry("bitrate", 262_144),
                Map.entry("hasBitrate", true),
                Map.entry("persons", List.of("Bill Gates", "Steve Jobs")),
                Map.entry("player", Media.Player.JAVA),
                Map.entry("copyright", ScalarKinds.Absent.NULL));
    }

    private static Map<String, Object> large() {
        return picture("http://javaone.com/keynote_large.jpg", 1024, 768, Image.Size.LARGE);
    }

    private static Map<String, Object> small() {
        return picture("http://javaone.com/keynote_small.jpg", 320, 240, Image.Size.SMALL);
    }

    private static Map<String, Object> picture(String uri, int width, int height, Image.Size size) {
        return ordered(
                Map.entry("uri", uri),
                Map.entry("title", "Javaone Keynote"),
                Map.entry("width", width),
                Map.entry("height", height),
                Map.entry("size", size));
    }

    @SuppressWarnings("unchecked") // kinds determine the types
    private static MediaContent make(Map<String, Object> values) {
        MediaContent content = new MediaContent();
        content.media = made(Media.class, (Map<String, Object>) NamedValues.get(values, "media"));
        for (Map<String, Object> image : (List<Map<String, Object>>) NamedValues.get(values, "images")) {
            content.images.add(made(Image.class, image));
        }
        return content;
    }

    private static <T> T made(Class<T> type, Map<String, Object> values) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>(values);
        fields.replaceAll((_, value) -> own(value));
        return type.cast(ClassMembers.of(type).make(fields));
    }

    /** What was read from a file has each text of its own, also where it is the same. */
    private static @Nullable Object own(Object value) {
        return switch (value) {
            case String text -> new String(text);
            default -> value == ScalarKinds.Absent.NULL ? null : value;
        };
    }

    @SafeVarargs
    private static <T> Map<String, T> ordered(Map.Entry<String, ? extends T>... entries) {
        Map<String, T> map = new LinkedHashMap<>();
        for (Map.Entry<String, ? extends T> entry : entries) {
            map.put(entry.getKey(), entry.getValue());
        }
        return map;
    }
}
