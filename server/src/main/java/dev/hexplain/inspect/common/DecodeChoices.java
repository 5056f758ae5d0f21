package dev.hexplain.inspect.common;

import java.nio.ByteOrder;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The format, layers, offset and byte order to decode a dump with.
 *
 * @param format a format's id, or {@value #DETECT}
 * @param layers the layers to remove first, as {@link dev.hexplain.ingest.LayerPath} writes it, or {@value #DETECT}
 * @param offset first byte of what is inside to decode; where it is empty, detection says
 * @param order {@code big}, {@code little} or {@value #DETECT}; for formats that leave the byte order open
 */
public record DecodeChoices(String format, String layers, OptionalLong offset, String order) {
    public static final String DETECT = "auto";
    public static final List<String> ORDERS = List.of(DETECT, "big", "little");
    public static final DecodeChoices AUTO = new DecodeChoices(DETECT, DETECT, OptionalLong.empty());

    public DecodeChoices(String format, String layers, OptionalLong offset) {
        this(format, layers, offset, DETECT);
    }

    /** The byte order of that name; empty for {@value #DETECT}. */
    public static Optional<ByteOrder> order(String name) {
        return switch (name) {
            case "big" -> Optional.of(ByteOrder.BIG_ENDIAN);
            case "little" -> Optional.of(ByteOrder.LITTLE_ENDIAN);
            default -> Optional.empty();
        };
    }

    /** The name of a byte order in these choices. */
    public static String name(ByteOrder order) {
        return order == ByteOrder.BIG_ENDIAN ? "big" : "little";
    }

    public boolean detectsFormat() {
        return format.equals(DETECT);
    }

    public boolean detectsLayers() {
        return layers.equals(DETECT);
    }
}
