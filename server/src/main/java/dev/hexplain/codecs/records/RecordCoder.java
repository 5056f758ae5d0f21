package dev.hexplain.codecs.records;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.Subject;
import java.lang.reflect.Array;
import java.nio.ByteOrder;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Encodes the fields of an object in the order of its class, without names; an array has the number of its objects in
 * front.
 */
class RecordCoder implements Coder {
    private final IntFunction<Memory> memories;
    private final ByteOrder order;
    private @Nullable Memory memory;
    private int capacity;

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
    public Optional<String> refusal(Subject subject, Object object) {
        return RecordFormat.of(subject).isPresent() ? Optional.empty() : Optional.of(RecordFormat.MISSING);
    }

    @Override
    public String reused() {
        return "the memory; bytes are copied out of it, and into it";
    }

    @Override
    public byte[] encode(Subject subject, Object object) {
        RecordFields fields = RecordFormat.required(subject).fields();
        return object instanceof Object[] all ? encode(fields, all) : encode(fields, object);
    }

    private byte[] encode(RecordFields fields, Object object) {
        Memory to = empty(fields.size(object));
        fields.write(object, to);
        return to.bytes();
    }

    private byte[] encode(RecordFields fields, Object[] all) {
        int size = Integer.BYTES;
        for (Object each : all) {
            size += fields.size(each);
        }
        Memory to = empty(size);
        to.put(all.length);
        for (Object each : all) {
            fields.write(each, to);
        }
        return to.bytes();
    }

    @Override
    public Object decode(Subject subject, byte[] own) {
        RecordFields fields = RecordFormat.required(subject).fields();
        Memory from = empty(own.length);
        from.put(own);
        from.rewind();
        if (!subject.type().isArray()) {
            return fields.read(from);
        }
        Object[] all = (Object[]) Array.newInstance(subject.type().componentType(), from.getInt());
        for (int i = 0; i < all.length; i++) {
            all[i] = fields.read(from);
        }
        return all;
    }

    /** The memory of the last call, where it is large enough. */
    private Memory empty(int size) {
        Memory kept = memory;
        if (kept == null || capacity < size) {
            kept = memories.apply(size);
            memory = kept;
            capacity = size;
        }
        kept.clear();
        return kept;
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of(RecordFormat.required(subject).ofBuffers(), order);
    }
}
