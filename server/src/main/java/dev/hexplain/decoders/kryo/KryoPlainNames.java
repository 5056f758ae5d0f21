package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.objects.PlainShapes;
import dev.hexplain.decode.objects.TypeNumbers;
import org.jspecify.annotations.Nullable;

/** The classes that are named in a source, by their name ids: those of the object graph around an offset. */
interface KryoPlainNames {
    /** The class with a name id; null where it is not known. */
    @Nullable TypeRef type(long at, int id);

    /** The number of that type. */
    long code(long at, int id);

    /** The names in a tree that was read. */
    static KryoPlainNames in(Source source, TypeNumbers types, PlainShapes shapes) {
        long[] offsets = shapes.names();
        int[] ids = new int[offsets.length];
        TypeRef[] known = new TypeRef[offsets.length];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = id(source, offsets[i], shapes.nameHead(i));
        }
        return new KryoPlainNames() {
            @Override
            public @Nullable TypeRef type(long at, int id) {
                int place = place(at, id);
                if (place < 0) {
                    return null;
                }
                TypeRef type = known[place];
                if (type == null) {
                    type = types.type(source, offsets[place]);
                    known[place] = type;
                }
                return type;
            }

            @Override
            public long code(long at, int id) {
                int place = place(at, id);
                return place < 0 ? 0 : offsets[place];
            }

            // The last one before: ids begin again in each graph.
            private int place(long at, int id) {
                int low = 0;
                int high = offsets.length;
                while (low < high) {
                    int middle = (low + high) >>> 1;
                    if (offsets[middle] < at) {
                        low = middle + 1;
                    } else {
                        high = middle;
                    }
                }
                int place = low - 1;
                while (place >= 0 && ids[place] != id) {
                    place--;
                }
                return place;
            }
        };
    }

    /** The id before a name, of which the tag takes the first bytes. */
    private static int id(Source source, long nameAt, int head) {
        long at = nameAt - head;
        while (source.u1(at) >= 0x80) {
            at++;
        }
        return (int) KryoVarints.value(source, at + 1, nameAt - at - 1);
    }
}
