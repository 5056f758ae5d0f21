package dev.hexplain.decoders.kafka;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Kafka's definition of a message in all its versions ({@code clients/src/main/resources/common/message} of its
 * sources).
 *
 * @param number of the definition, which shape numbers contain
 * @param name with its kind: {@code FetchRequest}
 * @param valid versions that it covers
 * @param flexible versions with compact lengths and tagged fields (KIP-482)
 * @param members those of the message and of all structs in it, by their ordinals
 */
record KafkaMessageDefinition(
        int number, String name, KafkaVersions valid, KafkaVersions flexible, Struct root, List<Member> members) {
    /** A struct with its fields in order; {@code name} is the type's. */
    record Struct(String name, List<Member> members) {}

    /**
     * A field of the message or of a struct in it.
     *
     * @param ordinal place among all of the definition, from 1 on
     * @param name as in definitions: {@code ReplicaId}
     * @param type for a list, of its elements
     * @param tagged versions in which it is a tagged field
     * @param doc the definition's text about it
     * @param struct its fields, where it is a struct or a list of structs
     */
    record Member(
            int ordinal,
            String name,
            KafkaFieldType type,
            boolean list,
            KafkaVersions versions,
            KafkaVersions nullable,
            KafkaVersions tagged,
            int tag,
            String doc,
            @Nullable Struct struct) {

        /** In the protocol guide's spelling: {@code replica_id}. */
        String guideName() {
            StringBuilder text = new StringBuilder();
            boolean afterCapital = true;
            for (char letter : name.toCharArray()) {
                boolean capital = Character.isUpperCase(letter);
                if (capital && !afterCapital) {
                    text.append('_');
                }
                text.append(Character.toLowerCase(letter));
                afterCapital = capital;
            }
            return text.toString();
        }

        /** In the spelling of Kafka's classes and JSON: {@code replicaId}. */
        String javaName() {
            return Character.toLowerCase(name.charAt(0)) + name.substring(1);
        }

        boolean isErrorCode() {
            return type == KafkaFieldType.INT16 && name.endsWith("ErrorCode");
        }
    }

    Member member(int ordinal) {
        return members.get(ordinal - 1);
    }

    /** The API it belongs to: {@code Fetch}. */
    String api() {
        String kind = name.endsWith("Request") ? "Request" : name.endsWith("Response") ? "Response" : "";
        return name.substring(0, name.length() - kind.length());
    }
}
