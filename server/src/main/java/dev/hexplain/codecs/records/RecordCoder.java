package dev.hexplain.codecs.records;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.ClassMembers;
import dev.hexplain.codecs.samples.ClassMembers.Member;
import dev.hexplain.codecs.samples.Sample;
import java.lang.reflect.Array;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Encodes the fields of an object in the order of its class, without names; an array has the number of its objects in
 * front.
 */
class RecordCoder implements Coder {
    private final IntFunction<Memory> memories;
    private final ByteOrder order;

    /**
     * A coder.
     *
     * @param memories creates an empty memory of a size in bytes
     */
    RecordCoder(IntFunction<Memory> memories, ByteOrder order) {
        this.memories = memories;
        this.order = order;
    }

    @Override
    public Optional<String> refusal(Sample sample, Object object) {
        return RecordFormat.of(sample).isPresent() ? Optional.empty() : Optional.of(RecordFormat.MISSING);
    }

    @Override
    public byte[] encode(Sample sample, Object object) {
        Memory memory = memories.apply(RecordSize.of(object));
        if (object instanceof Object[] all) {
            memory.put(all.length);
            for (Object each : all) {
                write(each, memory);
            }
        } else {
            write(object, memory);
        }
        return memory.bytes();
    }

    @Override
    public Object decode(Sample sample, byte[] own) {
        Memory memory = memories.apply(own.length);
        memory.put(own);
        memory.rewind();
        if (!sample.type().isArray()) {
            return read(sample.type(), memory);
        }
        Class<?> element = sample.type().componentType();
        Object[] all = (Object[]) Array.newInstance(element, memory.getInt());
        for (int i = 0; i < all.length; i++) {
            all[i] = read(element, memory);
        }
        return all;
    }

    @Override
    public FormatRef format(Sample sample) {
        return FormatRef.of(RecordFormat.required(sample).ofBuffers(), order);
    }

    private static void write(Object object, Memory to) {
        for (Member member : ClassMembers.of(object.getClass()).all()) {
            switch (member.of(object)) {
                case Boolean value -> to.put(value.booleanValue());
                case Integer value -> to.put(value.intValue());
                case Long value -> to.put(value.longValue());
                case Double value -> to.put(value.doubleValue());
                case long[] values -> to.put(values);
                case double[] values -> to.put(values);
                case String text -> to.put(text);
                default -> throw new IllegalArgumentException("No record has a " + member.type());
            }
        }
    }

    private static Object read(Class<?> type, Memory from) {
        Map<String, Object> values = new HashMap<>();
        ClassMembers members = ClassMembers.of(type);
        members.all().forEach(member -> values.put(member.name(), value(member.type(), from)));
        return members.make(values);
    }

    private static Object value(Class<?> type, Memory from) {
        return switch (type.getSimpleName()) {
            case "boolean" -> from.getBoolean();
            case "int" -> from.getInt();
            case "long" -> from.getLong();
            case "double" -> from.getDouble();
            case "long[]" -> from.getLongs();
            case "double[]" -> from.getDoubles();
            case "String" -> from.getText();
            default -> throw new IllegalArgumentException("No record has a " + type);
        };
    }
}
