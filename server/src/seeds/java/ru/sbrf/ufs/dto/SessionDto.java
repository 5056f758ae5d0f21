package ru.sbrf.ufs.dto;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The context of a user's session, which the article "Java serialization: maximum speed without a rigid data structure"
 * passes between applications without knowing what is in it. The article does not show its class; this one holds what
 * the article says such a session holds, and what is hard about it: a map of anything, one object twice, a boxed number
 * that may be absent, an empty list.
 */
public class SessionDto implements Serializable {
    private static final long serialVersionUID = 1L;

    private String id = "";
    private long version;
    private Long lastSeen;
    private Float risk;
    private PersonDto user = new PersonDto();
    private List<String> tags = new ArrayList<>();
    private List<String> messages = new ArrayList<>();
    private Map<String, Object> attributes = new LinkedHashMap<>();

    public SessionDto() {}

    public String getId() {
        return id;
    }

    public void setId(String text) {
        id = text;
    }

    public long getVersion() {
        return version;
    }

    public void setVersion(long number) {
        version = number;
    }

    /** Milliseconds since 1970, or null. */
    public Long getLastSeen() {
        return lastSeen;
    }

    public void setLastSeen(Long milliseconds) {
        lastSeen = milliseconds;
    }

    /** From 0 to 1, or null. */
    public Float getRisk() {
        return risk;
    }

    public void setRisk(Float value) {
        risk = value;
    }

    public PersonDto getUser() {
        return user;
    }

    public void setUser(PersonDto person) {
        user = person;
    }

    public List<String> getTags() {
        return tags;
    }

    public void setTags(List<String> texts) {
        tags = texts;
    }

    public List<String> getMessages() {
        return messages;
    }

    public void setMessages(List<String> texts) {
        messages = texts;
    }

    /** Anything by name, in the order in which it was put. */
    public Map<String, Object> getAttributes() {
        return attributes;
    }

    public void setAttributes(Map<String, Object> byName) {
        attributes = byName;
    }
}
