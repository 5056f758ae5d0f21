package dev.hexplain.codecs.flatbuffers;

import com.google.flatbuffers.Table;
import dev.hexplain.codecs.samples.ClassMembers;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the fields of a FlatBuffers root table with the library's accessors. */
final class TableReader extends Table {
    /** The first offset in a vtable, behind its two sizes. */
    private static final int FIRST = 4;

    private TableReader(ByteBuffer bytes, int at) {
        __reset(at, bytes);
    }

    static TableReader root(byte[] buffer) {
        ByteBuffer bytes = ByteBuffer.wrap(buffer).order(ByteOrder.LITTLE_ENDIAN);
        return new TableReader(bytes, bytes.getInt(0));
    }

    /** An object with a value from each field. */
    Object object(Class<?> type) {
        List<ClassMembers.Member> members = ClassMembers.of(type).all();
        Map<String, Object> values = new HashMap<>();
        for (int i = 0; i < members.size(); i++) {
            values.put(members.get(i).name(), field(i, members.get(i).type()));
        }
        return ClassMembers.of(type).make(values);
    }

    /** The objects in the vector that is the only field. */
    Object tables(Class<?> type) {
        int offset = __offset(FIRST);
        Object[] objects = (Object[]) Array.newInstance(type, __vector_len(offset));
        int start = __vector(offset);
        Arrays.setAll(objects, i -> new TableReader(bb, __indirect(start + i * Integer.BYTES)).object(type));
        return objects;
    }

    private Object field(int id, Class<?> type) {
        int offset = __offset(FIRST + id * Short.BYTES);
        int at = offset + bb_pos;
        boolean there = offset != 0;
        if (type == boolean.class) {
            return there && bb.get(at) != 0;
        } else if (type == int.class) {
            return there ? bb.getInt(at) : 0;
        } else if (type == long.class) {
            return there ? bb.getLong(at) : 0L;
        } else if (type == double.class) {
            return there ? bb.getDouble(at) : 0.0;
        }
        return type == String.class ? __string(at) : vector(offset, type);
    }

    private Object vector(int offset, Class<?> type) {
        int length = __vector_len(offset);
        int start = __vector(offset);
        ByteBuffer elements = bb.duplicate().order(ByteOrder.LITTLE_ENDIAN).position(start);
        if (type == double[].class) {
            double[] numbers = new double[length];
            elements.asDoubleBuffer().get(numbers);
            return numbers;
        }
        long[] numbers = new long[length];
        elements.asLongBuffer().get(numbers);
        return numbers;
    }
}
