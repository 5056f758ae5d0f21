package dev.hexplain.decoders.kafka;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.decoders.kafka.KafkaMessageDefinition.Member;
import dev.hexplain.decoders.kafka.KafkaMessageDefinition.Struct;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parses a message definition: JSON with comments, documented by the README beside the definitions in Kafka's sources.
 */
final class KafkaDefinitionReader {
    private static final ObjectMapper JSON = new ObjectMapper().enable(JsonParser.Feature.ALLOW_COMMENTS);
    private static final String LIST = "[]";

    private final JsonNode root;
    private final List<@Nullable Member> members = new ArrayList<>();
    private final Map<String, Struct> named = new HashMap<>();

    private KafkaDefinitionReader(JsonNode root) {
        this.root = root;
    }

    static KafkaMessageDefinition read(int number, InputStream json) throws IOException {
        return new KafkaDefinitionReader(JSON.readTree(json)).definition(number);
    }

    private KafkaMessageDefinition definition(int number) {
        String name = root.path("name").asText();
        Struct whole = new Struct(name, members(root.path("fields")));
        return new KafkaMessageDefinition(
                number,
                name,
                versions(root, "validVersions"),
                versions(root, "flexibleVersions"),
                whole,
                members.stream().map(Member.class::cast).toList());
    }

    private List<Member> members(JsonNode fields) {
        List<Member> own = new ArrayList<>();
        fields.forEach(field -> own.add(member(field)));
        return List.copyOf(own);
    }

    private Member member(JsonNode field) {
        int ordinal = members.size() + 1;
        members.add(null);
        String written = field.path("type").asText();
        boolean list = written.startsWith(LIST);
        String type = list ? written.substring(LIST.length()) : written;
        KafkaFieldType known = KafkaFieldType.of(type);
        Member member = new Member(
                ordinal,
                field.path("name").asText(),
                known,
                list,
                versions(field, "versions"),
                versions(field, "nullableVersions"),
                versions(field, "taggedVersions"),
                field.path("tag").asInt(-1),
                field.path("about").asText(),
                known == KafkaFieldType.STRUCT ? struct(type, field.path("fields")) : null);
        members.set(ordinal - 1, member);
        return member;
    }

    /** An inline struct, or a common one that several fields share. */
    private Struct struct(String name, JsonNode own) {
        if (own.isArray()) {
            Struct struct = new Struct(name, members(own));
            named.put(name, struct);
            return struct;
        }
        Struct known = named.get(name);
        if (known != null) {
            return known;
        }
        for (JsonNode common : root.path("commonStructs")) {
            if (common.path("name").asText().equals(name)) {
                return struct(name, common.path("fields"));
            }
        }
        throw new IllegalStateException(root.path("name").asText() + " does not define " + name);
    }

    private static KafkaVersions versions(JsonNode node, String key) {
        return KafkaVersions.of(node.path(key).asText());
    }
}
