package dev.hexplain.codecs.records;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The fields of one class, written and read one after another as one would by hand: no reflection and no boxing, so that
 * times are those of the memory.
 */
interface RecordFields {
    /** The size of an object's fields, in bytes; strings as in {@link Memory}. */
    int size(Object object);

    void write(Object object, Memory to);

    Object read(Memory from);

    /** A handle of a field that has no getter. To be kept in a constant, or the JIT compiler cannot inline it. */
    static VarHandle handle(Class<?> type, String name, Class<?> of) {
        try {
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup()).findVarHandle(type, name, of);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(type + " has no field " + name, e);
        }
    }
}
