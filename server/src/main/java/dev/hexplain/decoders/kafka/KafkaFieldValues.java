package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.util.Base64;

/** Computes the values of bodies' fields. */
final class KafkaFieldValues {
    private KafkaFieldValues() {}

    static Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.kind()) {
            case KafkaPart.UUID -> uuid(tree, field, read);
            case KafkaPart.COUNT -> Value.whole(varint(tree, field));
            case KafkaPart.COMPACT_LENGTH -> compact(varint(tree, field));
            case KafkaPart.NULL -> Value.NULL;
            default -> byProduction(tree, field, read);
        };
    }

    private static Value byProduction(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case KafkaBodyShapes.SIZED ->
                tree.child(field, KafkaShapes.VALUE_NAME).map(tree::value).orElse(read);
            case Productions.MAP -> ContainerPreviews.map(tree, field);
            case Productions.ARRAY -> ContainerPreviews.array(tree, field);
            case KafkaBodyShapes.CODE -> ContainerPreviews.symbol(field, tree.integer(field));
            default -> read;
        };
    }

    /** In Kafka's own notation, base64. */
    private static Value uuid(FieldTree tree, Field field, Value read) {
        return field.length() == KafkaFieldType.UUID.size
                ? Value.of(Base64.getUrlEncoder()
                        .withoutPadding()
                        .encodeToString(tree.sourceOf(field).copy(field.offset(), KafkaFieldType.UUID.size)))
                : read;
    }

    private static long varint(FieldTree tree, Field field) {
        return Varint.value(tree.sourceOf(field), field.offset(), field.length());
    }

    private static Value compact(long written) {
        return new Value(Long.toString(written), "", written == 0 ? "null" : Long.toString(written - 1));
    }
}
