package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.objects.JavaPrimitives;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the data blocks of calls and returns: the first begins with the head of the message; primitive arguments and
 * values are in blocks between the objects.
 */
final class JrmpBlocks {
    /** The longest header of a block, in bytes. */
    private static final int BLOCK_HEADER_BYTES = 5;

    private final Source source;
    private final Window in;
    private final TreeWriter out;
    private final JrmpMethods methods;
    /** The offset where the contents of the stream begin. */
    private long contents;

    private boolean call;
    /** Whether the first block had a complete head. */
    private boolean headed;
    /** The remaining runs of primitive arguments; none for an unknown method. */
    private List<JrmpMethod.Run> runs = List.of();
    /** The called method, where its primitive arguments are read. */
    private @Nullable JrmpMethod method;
    /** The number of primitive arguments before the next run. */
    private int primitives;

    JrmpBlocks(Source source, Window in, TreeWriter out, JrmpMethods methods) {
        this.source = source;
        this.in = in;
        this.out = out;
        this.methods = methods;
    }

    /** Prepares for the stream of a message, whose contents begin at an offset. */
    void begin(boolean ofCall, long firstContent) {
        call = ofCall;
        contents = firstContent;
        headed = false;
        runs = List.of();
        method = null;
        primitives = 0;
    }

    boolean headed() {
        return headed;
    }

    /** Reads a block between contents; false where it is unknown. */
    boolean read(long start, long end) {
        if (start - contents > BLOCK_HEADER_BYTES) {
            return nextRun(start, end);
        }
        int head = call ? JrmpTerminals.CALL_BYTES : JrmpTerminals.RETURN_BYTES;
        if (end - start < head) {
            return false;
        }
        headed = true;
        if (call) {
            callHead(start, end);
        } else {
            returnHead(start, end);
        }
        return true;
    }

    /** CallData: ObjectIdentifier Operation Hash Arguments_opt. */
    private void callHead(long start, long end) {
        long operation = JrmpObjectIds.write(out, start);
        out.leaf(JrmpMessageShapes.OPERATION, operation, Integer.BYTES);
        out.leaf(JrmpMessageShapes.HASH, operation + Integer.BYTES, Long.BYTES);
        long arguments = start + JrmpTerminals.CALL_BYTES;
        Optional<JrmpMethod> called = JrmpCallTarget.at(source, start).method(methods);
        if (called.isEmpty() || !knownArguments(called.get(), arguments, end)) {
            opaque(JrmpMessageShapes.ARGUMENTS, arguments, end);
        }
    }

    /** Reads the primitive arguments before the first object; false where they do not fit the method. */
    private boolean knownArguments(JrmpMethod called, long start, long end) {
        List<JrmpMethod.Run> all = called.runs();
        JrmpMethod.Run first = all.getFirst();
        if (first.bytes() != end - start) {
            out.issue(Issue.warning(
                    start,
                    end - start,
                    "The primitive arguments are not those of " + called.qualifiedName(),
                    called.descriptor(),
                    end - start + " bytes"));
            return false;
        }
        method = called;
        runs = all.stream().skip(1).filter(run -> run.bytes() > 0).toList();
        return write(first, start);
    }

    /** ReturnValue: type UniqueIdentifier Value_opt. */
    private void returnHead(long start, long end) {
        int type = in.u1(start);
        if (type != JrmpTerminals.NORMAL_RETURN && type != JrmpTerminals.EXCEPTIONAL_RETURN) {
            out.issue(Issue.error(start, 1, "No such kind of return is known", "1 or 2", Integer.toString(type)));
        }
        out.leaf(JrmpMessageShapes.RETURN_TYPE, start, 1);
        out.leaf(JrmpMessageShapes.RETURN_ID, start + 1, JrmpTerminals.UID_BYTES);
        out.computed(JrmpObjectIds.UID_FIELDS);
        opaque(JrmpMessageShapes.VALUE, start + JrmpTerminals.RETURN_BYTES, end);
    }

    private boolean nextRun(long start, long end) {
        if (!call || runs.isEmpty() || runs.getFirst().bytes() != end - start) {
            return false;
        }
        boolean written = write(runs.getFirst(), start);
        runs = runs.subList(1, runs.size());
        return written;
    }

    /** Writes primitive arguments, unless their indices are too high. */
    private boolean write(JrmpMethod.Run run, long start) {
        String typecodes = run.typecodes();
        if (!isNamed() && run.first() + typecodes.length() > JrmpMessageShapes.MAX_ARGUMENT) {
            return false;
        }
        long at = start;
        for (int i = 0; i < typecodes.length(); i++) {
            int bytes = JavaPrimitives.bytes(typecodes.charAt(i));
            out.leaf(argument(typecodes.charAt(i), run.first() + i), at, bytes);
            primitives++;
            at += bytes;
        }
        return true;
    }

    private boolean isNamed() {
        return method != null && method.isNamed();
    }

    private int argument(int typecode, int index) {
        return method != null && method.isNamed()
                ? methods.argumentShape(method, primitives)
                : JrmpMessageShapes.argument(typecode, index);
    }

    private void opaque(int shape, long from, long end) {
        if (end > from) {
            out.opaqueLeaf(shape, from, end - from);
        }
    }
}
