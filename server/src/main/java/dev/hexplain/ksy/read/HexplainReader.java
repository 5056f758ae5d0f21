package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.Descriptor.HexplainKeys;
import dev.hexplain.ksy.model.Descriptor.Signature;
import dev.hexplain.text.NameSuggestion;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the {@code -hexplain-} keys at the top of a descriptor, or in its {@code meta}. */
final class HexplainReader {
    private static final String PREFIX = "-hexplain-";
    private static final int LARGEST_PORT = 65_535;

    private final YamlPart top;
    private final @Nullable YamlPart meta;

    private HexplainReader(YamlPart top) {
        this.top = top;
        YamlPart found = top.get("meta");
        this.meta = found != null && found.isMap() ? found : null;
    }

    static HexplainKeys read(YamlPart top) {
        return new HexplainReader(top).read();
    }

    private HexplainKeys read() {
        warnOfUnknown(top);
        if (meta != null) {
            warnOfUnknown(meta);
        }
        YamlPart decoder = find("decoder");
        YamlPart inNativeOrder = find("native-endian");
        return new HexplainKeys(
                list("signature").stream().map(HexplainReader::signature).toList(),
                list("ports").stream()
                        .map(port -> (int) port.integer(1, LARGEST_PORT, 1))
                        .toList(),
                decoder == null ? "" : decoder.text(),
                inNativeOrder != null && inNativeOrder.bool(false),
                list("samples").stream().map(YamlPart::text).toList());
    }

    private @Nullable YamlPart find(String key) {
        YamlPart atTop = top.get(PREFIX + key);
        return atTop != null || meta == null ? atTop : meta.get(PREFIX + key);
    }

    private List<YamlPart> list(String key) {
        YamlPart part = find(key);
        if (part == null) {
            return List.of();
        }
        boolean bytesInAList =
                part.isList() && part.items().stream().noneMatch(YamlPart::isMap) && key.equals("signature");
        return bytesInAList ? List.of(part) : part.itemOrItems();
    }

    private static Signature signature(YamlPart part) {
        if (!part.isMap()) {
            return new Signature(0, BytesReader.read(part), false);
        }
        part.allow(DescriptorKeys.SIGNATURE.keySet());
        YamlPart offset = part.get("offset");
        YamlPart bytes = part.get("bytes");
        YamlPart whole = part.get("whole");
        if (bytes == null) {
            part.error("missing 'bytes'");
        }
        return new Signature(
                offset == null ? 0 : offset.integer(0, Long.MAX_VALUE, 0),
                bytes == null ? new byte[0] : BytesReader.read(bytes),
                whole != null && whole.bool(false));
    }

    private static void warnOfUnknown(YamlPart map) {
        for (YamlPart entry : map.entries()) {
            if (entry.name().startsWith(PREFIX) && !DescriptorKeys.TOP.containsKey(entry.name())) {
                entry.key()
                        .warning("unknown key '" + entry.name() + "'"
                                + NameSuggestion.hint(entry.name(), DescriptorKeys.TOP.keySet()));
            }
        }
    }
}
