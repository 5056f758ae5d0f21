package dev.hexplain.ingest;

import dev.hexplain.bytes.Range;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A layer to remove, and the range of bytes to remove it from. Written {@code gzip}, {@code base64@12+300},
 * {@code zip:META-INF/MANIFEST.MF}, {@code tcp:3a}.
 *
 * @param layer the layer's id: lower-case letters, digits and hyphens
 * @param offset first byte of the source it is removed from
 * @param length how many bytes; empty for the rest of the source
 * @param entry which of the things that the layer holds; empty where it holds one
 */
public record LayerStep(String layer, long offset, OptionalLong length, String entry) {
    private static final Pattern TEXT = Pattern.compile(
            "([a-z0-9-]{1,40})(?:@([0-9]{1,18})(?:\\+([0-9]{1,18}))?)?(?::(.{0,1000}))?", Pattern.DOTALL);

    /** A layer around the whole of a source. */
    public static LayerStep whole(String layer) {
        return new LayerStep(layer, 0, OptionalLong.empty(), "");
    }

    /** A layer around a part of a source. */
    public static LayerStep of(String layer, Range range) {
        return new LayerStep(layer, range.offset(), OptionalLong.of(range.length()), "");
    }

    public LayerStep entry(String name) {
        return new LayerStep(layer, offset, length, name);
    }

    /** Reads what {@link #toString} writes. */
    public static Optional<LayerStep> parse(String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        long offset = parts.group(2) == null ? 0 : Long.parseLong(parts.group(2));
        OptionalLong length =
                parts.group(3) == null ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(parts.group(3)));
        return Optional.of(new LayerStep(parts.group(1), offset, length, parts.group(4) == null ? "" : parts.group(4)));
    }

    /** The bytes it is removed from, in a source of a size; nothing beyond its end. */
    public Range in(long size) {
        long first = Math.min(offset, size);
        return new Range(first, Math.min(length.orElse(size), size - first));
    }

    @Override
    public String toString() {
        String place = offset == 0 && length.isEmpty() ? "" : "@" + offset;
        String extent = length.isPresent() ? "+" + length.getAsLong() : "";
        return layer + place + extent + (entry.isEmpty() ? "" : ":" + entry);
    }
}
