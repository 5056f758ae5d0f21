package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.Doc;
import dev.hexplain.text.Similar;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what is said about a part, for people. */
final class DocReader {
    private DocReader() {}

    static Doc read(Part part) {
        return new Doc(
                text(part.get("doc")),
                texts(part.get("doc-ref")),
                first(part.get("-orig-id")),
                role(part.get("-hexplain-role")),
                text(part.get("-hexplain-logical")));
    }

    private static String text(@Nullable Part part) {
        return part == null ? "" : part.text();
    }

    private static List<String> texts(@Nullable Part part) {
        return part == null
                ? List.of()
                : part.itemOrItems().stream().map(Part::text).toList();
    }

    /** Of a key that others define as they like, so nothing is wrong with it. */
    private static String first(@Nullable Part part) {
        if (part == null || part.isMap()) {
            return "";
        }
        return part.itemOrItems().stream()
                .filter(item -> !item.isMap() && !item.isList() && !item.isNull())
                .map(Part::text)
                .findFirst()
                .orElse("");
    }

    private static String role(@Nullable Part part) {
        String role = text(part);
        if (part == null || role.isEmpty() || Keys.ROLES.contains(role)) {
            return role;
        }
        part.error("unknown role '" + role + "'" + Similar.hint(role, Keys.ROLES) + " (known: "
                + String.join(", ", Keys.ROLES.stream().sorted().toList()) + ")");
        return "";
    }
}
