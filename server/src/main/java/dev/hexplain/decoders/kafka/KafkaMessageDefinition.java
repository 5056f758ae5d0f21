package dev.hexplain.decoders.kafka;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What Kafka says of a message in all its versions ({@code clients/src/main/resources/common/message} of its sources).
 *
 * @param number of the definition, which numbers of shapes begin with
 * @param name with which kind it is: {@code FetchRequest}
 * @param valid versions it describes
 * @param flexible versions with compact lengths and tagged fields (KIP-482)
 * @param members those of the message and of all structs in it, by their ordinals
 */
record KafkaMessageDefinition(int number, String name, KafkaVersions valid, KafkaVersions flexible, Struct root, List<Member> members) {
    /** Fields in their order; {@code name} is that of the type. */
    record Struct(String name, List<Member> members) {}

    /**
     * A field of the message or of a struct in it.
     *
     * @param ordinal place among all of the definition, from 1 on
     * @param name as definitions spell it: {@code ReplicaId}
     * @param type that of its elements where it is a list
     * @param tagged versions in which it is a tagged field
     * @param doc what it means, in the words of the definition
     * @param struct its own fields, where it is one or a list of such
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

        /** As the protocol guide spells it: {@code replica_id}. */
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

        /** As Kafka's own classes and JSON spell it: {@code replicaId}. */
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
