package dev.hexplain.codecs.records;

import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import java.lang.invoke.VarHandle;
import java.nio.charset.StandardCharsets;

/** The fields of BlogBench, which are private: by handles. */
final class BlogBenchFields implements RecordFields {
    private static final VarHandle STR = handle("str", String.class);
    private static final VarHandle STR1 = handle("str1", String.class);
    private static final VarHandle STR2 = handle("str2", String.class);
    private static final VarHandle B0 = handle("b0", boolean.class);
    private static final VarHandle B1 = handle("b1", boolean.class);
    private static final VarHandle B2 = handle("b2", boolean.class);
    private static final VarHandle TEST1 = handle("test1", int.class);
    private static final VarHandle TEST2 = handle("test2", int.class);
    private static final VarHandle TEST3 = handle("test3", int.class);
    private static final VarHandle TEST4 = handle("test4", int.class);
    private static final VarHandle TEST5 = handle("test5", int.class);
    private static final VarHandle TEST6 = handle("test6", int.class);
    private static final VarHandle L1 = handle("l1", long.class);
    private static final VarHandle L2 = handle("l2", long.class);
    private static final VarHandle D = handle("d", double.class);

    private static final int FIXED = 3 + 9 * Integer.BYTES + 3 * Long.BYTES;

    private static VarHandle handle(String name, Class<?> type) {
        return RecordFields.handle(BlogBench.class, name, type);
    }

    @Override
    public int size(Object object) {
        return FIXED
                + length((String) STR.get(object))
                + length((String) STR1.get(object))
                + length((String) STR2.get(object));
    }

    private static int length(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    @Override
    public void write(Object object, Memory to) {
        to.put((String) STR.get(object));
        to.put((String) STR1.get(object));
        to.put((String) STR2.get(object));
        to.put((boolean) B0.get(object));
        to.put((boolean) B1.get(object));
        to.put((boolean) B2.get(object));
        to.put((int) TEST1.get(object));
        to.put((int) TEST2.get(object));
        to.put((int) TEST3.get(object));
        to.put((int) TEST4.get(object));
        to.put((int) TEST5.get(object));
        to.put((int) TEST6.get(object));
        to.put((long) L1.get(object));
        to.put((long) L2.get(object));
        to.put((double) D.get(object));
    }

    @Override
    public Object read(Memory from) {
        BlogBench blog = new BlogBench(0);
        STR.set(blog, from.getText());
        STR1.set(blog, from.getText());
        STR2.set(blog, from.getText());
        B0.set(blog, from.getBoolean());
        B1.set(blog, from.getBoolean());
        B2.set(blog, from.getBoolean());
        TEST1.set(blog, from.getInt());
        TEST2.set(blog, from.getInt());
        TEST3.set(blog, from.getInt());
        TEST4.set(blog, from.getInt());
        TEST5.set(blog, from.getInt());
        TEST6.set(blog, from.getInt());
        L1.set(blog, from.getLong());
        L2.set(blog, from.getLong());
        D.set(blog, from.getDouble());
        return blog;
    }
}
