package dev.hexplain.timing;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.codecs.definitions.ClassDefinition.Kind;

/** How the processes that take part in measuring spell what they tell each other. */
final class TimingJson {
    private TimingJson() {}

    /** Kinds of classes by their names. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Kind.Plain.class, name = "plain"),
        @JsonSubTypes.Type(value = Kind.Listing.class, name = "listing"),
        @JsonSubTypes.Type(value = Kind.External.class, name = "external"),
        @JsonSubTypes.Type(value = Kind.Components.class, name = "record"),
        @JsonSubTypes.Type(value = Kind.Replaced.class, name = "replaced"),
        @JsonSubTypes.Type(value = Kind.Replacement.class, name = "replacement"),
        @JsonSubTypes.Type(value = Kind.Enumeration.class, name = "enum"),
        @JsonSubTypes.Type(value = Kind.Interface.class, name = "interface")
    })
    private interface KindNames {}

    static JsonMapper mapper() {
        return JsonMapper.builder().addMixIn(Kind.class, KindNames.class).build();
    }
}
