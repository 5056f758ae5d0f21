package dev.hexplain.decoders.http1;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Summarizes messages: {@code GET /orders}, {@code 200 OK}. */
final class HttpMessageSummaries {
    private static final int LONGEST = 200;
    private static final int MOST_HEADERS = 32;

    private HttpMessageSummaries() {}

    static String of(FieldTree tree, Field message) {
        return tree.child(message, "start_line")
                .map(line -> Stream.of("method", "target", "status", "reason")
                        .flatMap(part -> tree.child(line, part).stream())
                        .map(part -> text(tree, part))
                        .filter(text -> !text.isEmpty())
                        .collect(Collectors.joining(" ")))
                .orElse("");
    }

    /** The name of a part, or its content type: {@code form-data; name="file"}. */
    static String ofPart(FieldTree tree, Field part) {
        return tree.child(part, "headers").stream()
                .flatMap(headers -> tree.children(headers, 0, MOST_HEADERS).stream())
                .filter(header -> header.name().toLowerCase(Locale.ROOT).startsWith("content-"))
                .min(Comparator.comparing(header -> !header.name().equalsIgnoreCase("content-disposition")))
                .flatMap(header -> tree.child(header, "value"))
                .map(value -> text(tree, value))
                .orElse("");
    }

    /** Whether a response is interim (RFC 9110, 15.2); a switch to another protocol is final. */
    static boolean isInterim(FieldTree tree, Field response) {
        return tree.child(response, "start_line")
                .flatMap(line -> tree.child(line, "status"))
                .map(status -> text(tree, status))
                .filter(status -> status.startsWith("1") && !status.equals("101"))
                .isPresent();
    }

    /** The text of a leaf, without quotes. */
    static String text(FieldTree tree, Field leaf) {
        int length = (int) Math.min(LONGEST, leaf.length());
        return new String(tree.sourceOf(leaf).copy(leaf.offset(), length), StandardCharsets.UTF_8);
    }
}
