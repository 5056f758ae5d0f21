package dev.hexplain.decoders.hessian;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/**
 * A class definition of Hessian 2: {@code 'C' string int string*}; in its drafts
 * {@code 'O' (string | int text) int string*}, where an int is the length of the text.
 *
 * @param name of the class
 * @param fields names, in the order in which objects have their values
 */
record HessianClassDefinition(String name, List<String> fields) {
    /** Classes with more fields are refused. */
    static final int MAX_FIELDS = 1 << 16;

    /** Reads a definition that was validated before. */
    static HessianClassDefinition at(MemorySegment bytes, long offset) {
        Hessian2Text in = new Hessian2Text(bytes, offset + 1);
        String name = name(in, bytes);
        int count = Hessian2Scalars.intAt(bytes, in.at());
        in.skip(Hessian2Scalars.sizeOfInt(bytes, in.at()));
        List<String> fields = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            fields.add(in.next());
        }
        return new HessianClassDefinition(name, List.copyOf(fields));
    }

    /** The number of fields in such a definition. */
    static int fieldsAt(MemorySegment bytes, long offset) {
        Hessian2Text in = new Hessian2Text(bytes, offset + 1);
        name(in, bytes);
        return Hessian2Scalars.intAt(bytes, in.at());
    }

    private static String name(Hessian2Text in, MemorySegment bytes) {
        return Hessian2Scalars.isInt(Hessian2Scalars.u1(bytes, in.at())) ? in.named() : in.next();
    }
}
