package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.BitOrder;
import dev.hexplain.ksy.model.Endianness;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Meta;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads {@code meta} from YAML: the head of the descriptor, and the values that nested types inherit. */
final class MetaReader {
    private static final Pattern VERSION =
            Pattern.compile("(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})(?:\\.(0|[1-9]\\d{0,5}))?");

    /** Versions of the language that descriptors may require. */
    private static final List<Integer> OLDEST = List.of(0, 6, 0);

    private static final List<Integer> NEWEST = List.of(0, 12, 0);

    private MetaReader() {}

    static Meta read(@Nullable YamlPart meta) {
        if (meta == null || !meta.isMap()) {
            return new Meta("", "", List.of(), List.of(), "", List.of(), "", List.of(), false, false, Map.of());
        }
        return new Meta(
                id(meta),
                text(meta, "title"),
                texts(meta, "application"),
                texts(meta, "file-extension"),
                text(meta, "license"),
                texts(meta, "tags"),
                version(meta.get("ks-version")),
                imports(meta).stream().map(YamlPart::text).toList(),
                bool(meta, "ks-debug"),
                bool(meta, "ks-opaque-types"),
                xref(meta.get("xref")));
    }

    private static String id(YamlPart meta) {
        YamlPart id = meta.get("id");
        return id == null ? "" : id.definedName("name of a descriptor");
    }

    private static String text(YamlPart meta, String key) {
        YamlPart part = meta.get(key);
        return part == null ? "" : part.text();
    }

    private static List<String> texts(YamlPart meta, String key) {
        YamlPart part = meta.get(key);
        return part == null
                ? List.of()
                : part.itemOrItems().stream().map(YamlPart::text).toList();
    }

    private static boolean bool(YamlPart meta, String key) {
        YamlPart part = meta.get(key);
        return part != null && part.bool(false);
    }

    private static Map<String, List<String>> xref(@Nullable YamlPart xref) {
        Map<String, List<String>> found = new LinkedHashMap<>();
        if (xref != null) {
            for (YamlPart entry : xref.entries()) {
                if (!entry.isMap()) {
                    found.put(
                            entry.name(),
                            entry.itemOrItems().stream().map(YamlPart::text).toList());
                }
            }
        }
        return java.util.Collections.unmodifiableMap(found);
    }

    static List<YamlPart> imports(@Nullable YamlPart meta) {
        YamlPart imports = meta == null ? null : meta.get("imports");
        return imports == null ? List.of() : imports.items();
    }

    private static String version(@Nullable YamlPart part) {
        if (part == null) {
            return "";
        }
        String written = part.text();
        // YAML reads 0.10 as the number 0.1, and so do other implementations.
        String text = part.is(Yaml.ScalarKind.REAL) ? decimal(written) : written;
        Matcher version = VERSION.matcher(text);
        if (!version.matches()) {
            part.error("expected a version such as 0.9 or 0.10.1, found '" + text + "'");
        } else if (compare(version, NEWEST) > 0) {
            part.error("this needs version " + text + " of the language; the newest known here is " + shown(NEWEST));
        } else if (compare(version, OLDEST) < 0) {
            part.error("version " + text + " of the language is older than " + shown(OLDEST)
                    + "; if 0.10 is meant, write '0.10' in quotes, because YAML takes 0.10 for the number 0.1");
        }
        return text;
    }

    private static String decimal(String written) {
        try {
            return Double.toString(Double.parseDouble(written.replace("_", "")));
        } catch (NumberFormatException special) {
            return written;
        }
    }

    private static int compare(Matcher version, List<Integer> other) {
        for (int i = 0; i < other.size(); i++) {
            int number = version.group(i + 1) == null ? 0 : Integer.parseInt(version.group(i + 1));
            if (number != other.get(i)) {
                return Integer.compare(number, other.get(i));
            }
        }
        return 0;
    }

    private static String shown(List<Integer> version) {
        return version.get(0) + "." + version.get(1);
    }

    /** The values inherited below a {@code meta}. */
    static InheritedMeta surroundings(@Nullable YamlPart meta, boolean nativeEndian, InheritedMeta around) {
        boolean inNativeOrder = nativeEndian || (meta != null && meta.isMap() && bool(meta, "-hexplain-native-endian"));
        if (meta == null || !meta.isMap()) {
            return inNativeOrder ? withOrder(around, new Endianness.Native()) : around;
        }
        YamlPart encoding = meta.get("encoding");
        YamlPart opaque = meta.get("ks-opaque-types");
        return new InheritedMeta(
                inNativeOrder
                        ? new Endianness.Native()
                        : endianness(meta.get("endian")).orElse(around.endianness()),
                bitOrder(meta.get("bit-endian"), around.bitOrder()),
                encoding == null ? around.encoding() : encoding.text(),
                opaque == null ? around.opaqueTypes() : opaque.bool(false));
    }

    private static InheritedMeta withOrder(InheritedMeta around, Endianness endianness) {
        return new InheritedMeta(endianness, around.bitOrder(), around.encoding(), around.opaqueTypes());
    }

    private static BitOrder bitOrder(@Nullable YamlPart part, BitOrder otherwise) {
        Optional<ByteOrder> order = part == null ? Optional.empty() : order(part);
        return order.map(found -> found == ByteOrder.BIG_ENDIAN ? BitOrder.BIG : BitOrder.LITTLE)
                .orElse(otherwise);
    }

    private static Optional<ByteOrder> order(YamlPart part) {
        String text = part.text();
        return switch (text) {
            case "be" -> Optional.of(ByteOrder.BIG_ENDIAN);
            case "le" -> Optional.of(ByteOrder.LITTLE_ENDIAN);
            case "" -> Optional.empty();
            default -> {
                part.expectOneOf(Set.of("be", "le"), text);
                yield Optional.empty();
            }
        };
    }

    private static Optional<Endianness> endianness(@Nullable YamlPart part) {
        if (part == null) {
            return Optional.empty();
        }
        return part.isMap() ? switched(part) : order(part).map(Endianness.Fixed::new);
    }

    private static Optional<Endianness> switched(YamlPart part) {
        part.allow(DescriptorKeys.SWITCH.keySet());
        YamlPart on = part.get("switch-on");
        YamlPart cases = part.get("cases");
        if (on == null || cases == null) {
            part.error("missing '" + (on == null ? "switch-on" : "cases") + "'");
            return Optional.empty();
        }
        List<Endianness.Case> found = new ArrayList<>();
        for (YamlPart entry : cases.entries()) {
            boolean otherwise = entry.key().text().equals("_");
            Expression when = otherwise ? null : entry.key().expression();
            Optional<ByteOrder> order = order(entry);
            if (order.isPresent() && (otherwise || when != null)) {
                found.add(new Endianness.Case(when, order.get()));
            }
        }
        Expression expression = on.expression();
        return expression == null
                ? Optional.empty()
                : Optional.of(new Endianness.Switched(expression, List.copyOf(found), part.at()));
    }
}
