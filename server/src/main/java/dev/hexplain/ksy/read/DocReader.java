package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.Doc;
import dev.hexplain.text.NameSuggestion;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads documentation keys from YAML: {@code doc}, {@code doc-ref} and others. */
final class DocReader {
    private DocReader() {}

    static Doc read(YamlPart part) {
        return new Doc(
                text(part.get("doc")),
                texts(part.get("doc-ref")),
                first(part.get("-orig-id")),
                role(part.get("-hexplain-role")),
                text(part.get("-hexplain-logical")),
                isTrue(part.get(DescriptorKeys.OPAQUE)));
    }

    private static boolean isTrue(@Nullable YamlPart part) {
        return part != null && part.bool(false);
    }

    private static String text(@Nullable YamlPart part) {
        return part == null ? "" : part.text();
    }

    private static List<String> texts(@Nullable YamlPart part) {
        return part == null
                ? List.of()
                : part.itemOrItems().stream().map(YamlPart::text).toList();
    }

    /** The first value of a key whose form is not fixed, so nothing is reported. */
    private static String first(@Nullable YamlPart part) {
        if (part == null || part.isMap()) {
            return "";
        }
        return part.itemOrItems().stream()
                .filter(item -> !item.isMap() && !item.isList() && !item.isNull())
                .map(YamlPart::text)
                .findFirst()
                .orElse("");
    }

    private static String role(@Nullable YamlPart part) {
        String role = text(part);
        if (part == null || role.isEmpty() || DescriptorKeys.ROLES.contains(role)) {
            return role;
        }
        part.error("unknown role '" + role + "'" + NameSuggestion.hint(role, DescriptorKeys.ROLES) + " (known: "
                + String.join(", ", DescriptorKeys.ROLES.stream().sorted().toList()) + ")");
        return "";
    }
}
