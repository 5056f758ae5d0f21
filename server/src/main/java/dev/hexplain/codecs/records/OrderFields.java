package dev.hexplain.codecs.records;

import dev.hexplain.codecs.samples.SampleClasses;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/** The fields of the order, whose class is in the default package, which nothing can import: by handles. */
final class OrderFields implements RecordFields {
    private static final VarHandle SOURCE_ID = handle("sourceId", long.class);
    private static final VarHandle SPECIAL = handle("special", boolean.class);
    private static final VarHandle ORDER_CODE = handle("orderCode", int.class);
    private static final VarHandle PRIORITY = handle("priority", int.class);
    private static final VarHandle PRICES = handle("prices", double[].class);
    private static final VarHandle QUANTITIES = handle("quantities", long[].class);

    private static final MethodHandle MAKE = constructor();

    private static final int FIXED = Long.BYTES + 1 + 4 * Integer.BYTES;

    private static VarHandle handle(String name, Class<?> type) {
        return RecordFields.handle(SampleClasses.order(), name, type);
    }

    private static MethodHandle constructor() {
        Class<?>[] fields = {long.class, boolean.class, int.class, int.class, double[].class, long[].class};
        try {
            return MethodHandles.lookup()
                    .findConstructor(SampleClasses.order(), MethodType.methodType(void.class, fields))
                    .asType(MethodType.methodType(Object.class, fields));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("The order has no such constructor", e);
        }
    }

    @Override
    public int size(Object object) {
        int elements = ((double[]) PRICES.get(object)).length + ((long[]) QUANTITIES.get(object)).length;
        return FIXED + elements * Long.BYTES;
    }

    @Override
    public void write(Object object, Memory to) {
        to.put((long) SOURCE_ID.get(object));
        to.put((boolean) SPECIAL.get(object));
        to.put((int) ORDER_CODE.get(object));
        to.put((int) PRIORITY.get(object));
        to.put((double[]) PRICES.get(object));
        to.put((long[]) QUANTITIES.get(object));
    }

    @Override
    public Object read(Memory from) {
        return make(
                from.getLong(), from.getBoolean(), from.getInt(), from.getInt(), from.getDoubles(), from.getLongs());
    }

    private static Object make(
            long sourceId, boolean special, int orderCode, int priority, double[] prices, long[] quantities) {
        try {
            return (Object) MAKE.invokeExact(sourceId, special, orderCode, priority, prices, quantities);
        } catch (Throwable impossible) {
            throw new IllegalStateException("The constructor only sets fields", impossible);
        }
    }
}
