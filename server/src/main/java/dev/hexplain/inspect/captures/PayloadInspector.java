package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.inspect.view.ConversationView.Inside;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Detects the format of a message's payload: of its fields of bytes and text, the longest ones are inspected. */
record PayloadInspector(ContentSniffer contents) {
    /** Bytes of a payload that are looked at. */
    static final int LOOKED_AT = 1 << 16;

    private static final int FIELDS_VISITED = 300;
    private static final int FIELDS_TRIED = 3;
    private static final int CHILDREN_VISITED = 50;

    /** Shortest payload in bytes; shorter ones are recognised by chance. */
    private static final int SHORTEST = 8;

    /**
     * The likely content of a field of a tree, or of a field in it.
     *
     * @param around the layers that lead to the tree's source
     */
    Optional<Inside> of(FieldTree tree, Field message, LayerPath around) {
        for (Field field : payloads(tree, message)) {
            Source bytes = tree.sourceOf(field).slice(field.offset(), Math.min(LOOKED_AT, field.length()));
            Optional<ContentSniffer.Content> content = contents.payload(bytes);
            if (content.isPresent()) {
                // Bytes of derived sources have no layers that lead to them.
                LayerPath layers =
                        field.source() == 0 ? path(around, field.offset(), field.length(), content.get()) : null;
                return Optional.of(view(content.get(), layers, field.id().toString()));
            }
        }
        return Optional.empty();
    }

    /** The likely content of a part of a stream where no protocol is known. */
    Optional<Inside> of(Source bytes, LayerPath around, long offset, long length) {
        return length < SHORTEST
                ? Optional.empty()
                : contents.payload(bytes).map(content -> view(content, path(around, offset, length, content), null));
    }

    private static Inside view(ContentSniffer.Content content, @Nullable LayerPath layers, @Nullable String field) {
        return new Inside(
                content.title(), content.format(), content.start(), layers == null ? null : layers.toString(), field);
    }

    private static LayerPath path(LayerPath around, long offset, long length, ContentSniffer.Content content) {
        return part(around, offset, length).then(content.layers());
    }

    /** The path to a part of what layers lead to. */
    static LayerPath part(LayerPath around, long offset, long length) {
        return around.then(LayerStep.of("part", new Range(offset, length)));
    }

    private static List<Field> payloads(FieldTree tree, Field message) {
        List<Field> found = new ArrayList<>();
        List<Field> open = new ArrayList<>(List.of(message));
        for (int visited = 0; visited < FIELDS_VISITED && visited < open.size(); visited++) {
            Field field = open.get(visited);
            if (mayHold(tree, field)) {
                found.add(field);
            }
            if (open.size() < FIELDS_VISITED && !tree.isBare(field)) {
                open.addAll(tree.children(field, 0, CHILDREN_VISITED));
            }
        }
        // A derived source is the content of another field of the message.
        found.sort(Comparator.comparingInt(Field::source)
                .thenComparing(Comparator.comparingLong(Field::length).reversed()));
        return found.subList(0, Math.min(FIELDS_TRIED, found.size()));
    }

    private static boolean mayHold(FieldTree tree, Field field) {
        boolean bytes =
                field.shape().type() instanceof ValueType.Bytes || field.shape().type() instanceof ValueType.Text;
        boolean whole = field.source() == 0 && field.length() == tree.source().length();
        return bytes
                && !whole
                && field.length() >= SHORTEST
                && (field.role() == Role.VALUE || field.role() == Role.UNPARSED);
    }
}
