package dev.hexplain.decoders.protobuf.schema;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A message type: its fields by number. Types may refer to each other in cycles, so fields are added after it is made.
 */
public final class ProtoMessageType {
    private static final int FIRST = 32;

    private final int index;
    private final String name;
    private final boolean mapEntry;
    private final Map<Integer, ProtoFieldType> fields = new HashMap<>();
    /** Those with small numbers, as most are, by these. */
    private final @Nullable ProtoFieldType[] first = new ProtoFieldType[FIRST];

    ProtoMessageType(int index, String name, boolean mapEntry) {
        this.index = index;
        this.name = name;
        this.mapEntry = mapEntry;
    }

    void add(ProtoFieldType field) {
        fields.putIfAbsent(field.number(), field);
        if (isFirst(field.number())) {
            first[field.number()] = fields.get(field.number());
        }
    }

    /** Its index among all message types of the schema, from 0. */
    public int index() {
        return index;
    }

    /** Qualified by its package and the enclosing messages. */
    public String name() {
        return name;
    }

    public String simpleName() {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Whether it was made for a {@code map} field: 1 is the key, 2 the value. */
    public boolean mapEntry() {
        return mapEntry;
    }

    /** All fields, by their numbers. */
    public List<ProtoFieldType> fields() {
        return fields.values().stream()
                .sorted(Comparator.comparingInt(ProtoFieldType::number))
                .toList();
    }

    public @Nullable ProtoFieldType field(int number) {
        return isFirst(number) ? first[number] : fields.get(number);
    }

    private static boolean isFirst(int number) {
        return number >= 0 && number < FIRST;
    }

    public int size() {
        return fields.size();
    }

    @Override
    public String toString() {
        return name;
    }
}
