package dev.hexplain.decoders.http1;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The values of messages: their start lines, headers by name, and bodies without their codings. */
final class HttpValues {
    /** Parts of a message, and of its start line. */
    private static final int PARTS = 64;

    private static final int MOST_HEADERS = 1 << 10;
    private static final int STATUS_DIGITS = 3;

    /** Parts that only say where others begin. */
    private static final Set<String> SEPARATORS = Set.of("end", "space", "delimiter");

    private final TreeValues values;
    private final FieldTree tree;

    HttpValues(TreeValues values) {
        this.values = values;
        this.tree = values.tree();
    }

    Optional<LogicalValue> of(Field field) {
        Optional<Field> decoded = tree.isBare(field) ? Optional.empty() : tree.child(field, "decoded");
        if (decoded.isPresent()) {
            return decoded.map(values.inside()::of);
        }
        return switch (field.shape().production()) {
            case HttpShapes.REQUEST_RULE, HttpShapes.RESPONSE_RULE, HttpShapes.PART_RULE -> Optional.of(message(field));
            case HttpShapes.HEADERS_RULE -> Optional.of(headers(field));
            case HttpShapes.HEADER_RULE -> tree.child(field, "value").map(value -> LeafValues.of(tree, value));
            case HttpShapes.MULTIPART_RULE -> Optional.of(multipart(field));
            default ->
                field.name().equals("status") && field.length() == STATUS_DIGITS
                        ? Optional.of(status(field))
                        : Optional.empty();
        };
    }

    private LogicalValue message(Field message) {
        return new LogicalValue.Structure(message, message.type(), Paged.of(parts(message)));
    }

    /** The parts of a message, those of its start line among them. */
    private List<LogicalValue.Named> parts(Field message) {
        List<LogicalValue.Named> parts = new ArrayList<>();
        for (Field part : tree.children(message, 0, PARTS)) {
            if (part.name().equals("start_line")) {
                parts.addAll(parts(part));
            } else if (!SEPARATORS.contains(part.name())) {
                parts.add(new LogicalValue.Named(part.name(), values.later().of(part)));
            }
        }
        return parts;
    }

    /** Headers by their names; several of one name, which is the same in capitals, are a list. */
    private LogicalValue headers(Field headers) {
        Map<String, List<Field>> byName = new LinkedHashMap<>();
        Map<String, String> spelled = new LinkedHashMap<>();
        for (Field header : ChildFields.behindSlots(tree, headers).page(0, MOST_HEADERS)) {
            String spelling = name(header);
            String name = spelled.computeIfAbsent(spelling.toLowerCase(Locale.ROOT), _ -> spelling);
            byName.computeIfAbsent(name, _ -> new ArrayList<>()).add(header);
        }
        List<LogicalValue.Named> named = byName.entrySet().stream()
                .map(each -> new LogicalValue.Named(each.getKey(), value(headers, each.getValue())))
                .toList();
        return new LogicalValue.Structure(headers, headers.type(), Paged.of(named));
    }

    private LogicalValue value(Field headers, List<Field> ofOneName) {
        return ofOneName.size() == 1
                ? values.later().of(ofOneName.getFirst())
                : new LogicalValue.Sequence(headers, "", Paged.of(ofOneName).map(values.later()::of));
    }

    private String name(Field header) {
        return tree.child(header, "name")
                .map(name -> LeafValues.text(tree, name, "", TextEncoding.UTF_8)
                        .text()
                        .first(PARTS << 4))
                .orElse(header.name());
    }

    private LogicalValue multipart(Field body) {
        List<Field> parts = ChildFields.behindSlots(tree, body).page(0, MOST_HEADERS).stream()
                .filter(part -> part.shape().production().equals(HttpShapes.PART_RULE) || part.role() == Role.UNPARSED)
                .toList();
        return new LogicalValue.Sequence(body, body.type(), Paged.of(parts).map(values.later()::of));
    }

    private LogicalValue status(Field status) {
        String digits =
                LeafValues.text(tree, status, "", TextEncoding.ASCII).text().first(STATUS_DIGITS);
        return LogicalValue.Scalar.of(status, status.type(), ScalarKind.INTEGER, digits);
    }
}
