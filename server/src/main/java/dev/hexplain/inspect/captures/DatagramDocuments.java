package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.trees.DecodeStatus;
import dev.hexplain.inspect.view.ConversationView.Document;
import dev.hexplain.inspect.view.ConversationView.Inside;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Severity;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Decodes datagrams, each as a document of its own.
 *
 * @param bound the format that all of them have; empty where each is recognised for itself
 */
record DatagramDocuments(ContentSniffer contents, String bound) {
    private static final int LONGEST_TITLE = 160;
    private static final int FIELDS_IN_TITLE = 4;
    private static final int FIELDS_LOOKED_AT = 20;

    /**
     * The summary of a datagram.
     *
     * @param message its part in an exchange, where the format knows of such
     * @param title for display
     */
    record DatagramContent(@Nullable Message message, String title, Document document, Optional<Inside> inside) {}

    /** Empty where the format is not known. */
    Optional<DatagramContent> of(Source datagram, LayerPath path) {
        if (bound.equals(UnknownBytes.ID)) {
            return Optional.empty();
        }
        Optional<ContentSniffer.Content> content =
                bound.isEmpty() ? contents.datagram(datagram) : Optional.of(contents.in(bound, datagram));
        return content.filter(known -> known.format() != null).map(known -> document(known, path));
    }

    private DatagramContent document(ContentSniffer.Content content, LayerPath path) {
        LayerPath layers = path.then(content.layers());
        return contents.decoded(content, (tree, decoder) -> {
            Optional<Message> message = message(tree, decoder);
            String title = message.map(Message::title)
                    .filter(text -> !text.isEmpty())
                    .or(() -> preview(tree))
                    .orElse(content.title());
            DecodeStatus status = DecodeStatus.of(tree, decoder.id());
            Document document = new Document(
                    layers.toString(),
                    decoder.id(),
                    content.formatTitle(),
                    content.start(),
                    status.id(),
                    status == DecodeStatus.PARTIAL ? issue(tree) : null);
            Optional<Inside> inside = new PayloadInspector(contents).of(tree, tree.root(), layers);
            return new DatagramContent(message.orElse(null), clipped(title), document, inside);
        });
    }

    /** The conversation message that the format makes of the datagram, or of the first message in it. */
    private static Optional<Message> message(FieldTree tree, Decoder decoder) {
        return messageOf(tree, decoder, tree.root())
                .or(() -> tree.children(tree.root(), 0, FIELDS_LOOKED_AT).stream()
                        .flatMap(child -> messageOf(tree, decoder, child).stream())
                        .findFirst());
    }

    private static Optional<Message> messageOf(FieldTree tree, Decoder decoder, Field field) {
        return tree.answered(field, Optional.<Message>empty(), () -> decoder.messageOf(tree, field));
    }

    /** A preview in one line: the root's own preview, or its first fields without those that identify the format. */
    private static Optional<String> preview(FieldTree tree) {
        String own = tree.value(tree.root()).summary();
        if (!own.isEmpty()) {
            return Optional.of(own);
        }
        List<Field> said = tree.children(tree.root(), 0, FIELDS_LOOKED_AT).stream()
                .filter(field -> field.role().covers() && !tree.value(field).isEmpty())
                .filter(field -> field.role() != Role.MAGIC && field.role() != Role.HEADER)
                .limit(FIELDS_IN_TITLE)
                .toList();
        return said.size() == 1
                ? Optional.of(tree.value(said.getFirst()).summary())
                : Optional.of(said.stream()
                                .map(field ->
                                        field.name() + " " + tree.value(field).summary())
                                .collect(Collectors.joining(", ")))
                        .filter(text -> !text.isEmpty());
    }

    private static String clipped(String title) {
        return title.length() <= LONGEST_TITLE ? title : title.substring(0, LONGEST_TITLE - 1) + "…";
    }

    /** The first thing that is wrong. */
    private static String issue(FieldTree tree) {
        return tree.facts().issues().stream()
                .filter(issue -> issue.severity() == Severity.ERROR)
                .findFirst()
                .map(DatagramDocuments::words)
                .orElseGet(() -> "%d of its bytes are not explained"
                        .formatted(tree.source().length() - tree.facts().covered()));
    }

    private static String words(Issue issue) {
        String expected = issue.expected().isEmpty() ? "" : "; expected " + issue.expected();
        String found = issue.actual().isEmpty() ? "" : "; found " + issue.actual();
        return "0x%X: %s%s%s".formatted(issue.offset(), issue.message(), expected, found);
    }
}
