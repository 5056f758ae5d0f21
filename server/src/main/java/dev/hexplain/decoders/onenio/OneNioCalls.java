package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import java.util.HashMap;
import java.util.Map;

/**
 * Reads remote calls: {@code c8}, the number of a method, its arguments as objects; and {@code c7}, the description of
 * a method, which gives the number of arguments.
 *
 * <pre>
 * call   = c8 uid value*
 * method = c7 utf uid utf utf u2 type* type          java.lang.reflect.Method, number, class, name, arguments, result
 * </pre>
 */
final class OneNioCalls {
    /** Without a description: arguments to the end of the source. */
    static final long TO_THE_END = -1;

    private static final int HEAD = 1 + Long.BYTES;
    private static final int MAX_METHODS = 100_000;

    private final Parse parse;
    private final ParseInput in;
    private final OneNioSerializers serializers;
    /** The argument counts of methods, by method number. */
    private final Map<Long, Integer> arguments = new HashMap<>();

    OneNioCalls(Parse parse, OneNioSerializers serializers) {
        this.parse = parse;
        this.in = parse.in;
        this.serializers = serializers;
    }

    /** The number of arguments in the call at an offset; {@link #TO_THE_END} where the method is not described. */
    long argumentsOf(long at) {
        in.require(at, HEAD, "a remote call");
        Integer known = arguments.get(in.bytes.s8(at + 1));
        boolean outermost = parse.frames.depth() == 1;
        if (known == null && !outermost) {
            throw MalformedInput.wrong(
                    at + 1,
                    Long.BYTES,
                    "No description of the method was read, which says how many arguments it has",
                    "c7 and the description, before the call",
                    "0x%016X".formatted(in.bytes.s8(at + 1)));
        }
        return known == null ? TO_THE_END : known;
    }

    /** The offset of the first argument. */
    static long body(long at) {
        return at + HEAD;
    }

    /** Writes the description of a method, and remembers its argument count. */
    void describe(long at) {
        long uid = serializers.utfEnd(at + 1);
        in.require(uid, Long.BYTES, "the number of a method");
        long count = serializers.utfEnd(serializers.utfEnd(uid + Long.BYTES));
        in.require(count, 2, "a count");
        int types = in.bytes.u2(count) + 1;
        long end = count + 2;
        for (int i = 0; i < types; i++) {
            end = serializers.typeEnd(end);
        }
        if (arguments.size() < MAX_METHODS) {
            arguments.put(in.bytes.s8(uid), types - 1);
        }
        parse.tick();
        parse.out.open(OneNioShapes.rule(OneNioRule.METHOD), at);
        parse.out.define(at);
        parse.out.computed(9);
        long type = count + 2;
        for (int i = 0; i < types; i++) {
            long next = serializers.typeEnd(type);
            boolean primitive = next - type == 1;
            parse.out.leaf(
                    OneNioShapes.rule(primitive ? OneNioRule.PRIMITIVE_TYPE : OneNioRule.NAMED_TYPE),
                    type,
                    next - type);
            parse.out.computed(primitive ? 0 : 3);
            type = next;
        }
        parse.out.close(end);
        in.pos = end;
    }
}
