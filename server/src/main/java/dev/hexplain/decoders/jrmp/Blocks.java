package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.embedding.Host;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;
import java.util.List;
import java.util.Optional;

/**
 * What is in the blocks of data of calls and returns: the first begins with what the message says besides objects;
 * primitive arguments and values stand between the objects.
 */
final class Blocks {
    /** What a block takes before its data, at most. */
    private static final int BLOCK_HEADER_BYTES = 5;

    private final Source source;
    private final Window in;
    private final TreeWriter out;
    /** Where contents of the stream begin. */
    private long contents;

    private boolean call;
    /** Whether the first block had what it must have. */
    private boolean headed;
    /** Runs of primitive arguments that are still to come; none where the method is not known. */
    private List<Method.Run> runs = List.of();

    Blocks(Source source, Window in, TreeWriter out) {
        this.source = source;
        this.in = in;
        this.out = out;
    }

    /** Prepares for the stream of a message, whose contents begin at an offset. */
    void begin(boolean ofCall, long firstContent) {
        call = ofCall;
        contents = firstContent;
        headed = false;
        runs = List.of();
    }

    boolean headed() {
        return headed;
    }

    /** Reads a block between contents; false where nothing is known of it. */
    boolean read(long start, long end) {
        if (start - contents > BLOCK_HEADER_BYTES) {
            return nextRun(start, end);
        }
        int head = call ? Wire.CALL_BYTES : Wire.RETURN_BYTES;
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
        Addressed addressed = Addressed.at(source, start);
        long at = ObjectIds.write(out, start);
        out.leaf(MessageShapes.OPERATION, at, 4);
        out.leaf(MessageShapes.HASH, at + 4, 8);
        Optional<Method> method = addressed.method();
        if (method.isEmpty()) {
            opaque(MessageShapes.ARGUMENTS, at + 12, end);
            return;
        }
        List<Method.Run> all = method.get().runs();
        runs = all.subList(1, all.size()).stream()
                .filter(run -> run.bytes() > 0)
                .toList();
        if (all.getFirst().bytes() != end - at - 12 || !write(all.getFirst(), at + 12)) {
            misfit(method.get(), at + 12, end);
            opaque(MessageShapes.ARGUMENTS, at + 12, end);
        }
    }

    private void misfit(Method method, long at, long end) {
        if (end - at != 0 || !method.runs().getFirst().typecodes().isEmpty()) {
            out.issue(Issue.warning(
                    at,
                    end - at,
                    "The primitive arguments are not those of " + method.qualifiedName(),
                    method.descriptor(),
                    end - at + " bytes"));
        }
    }

    /** ReturnValue: type UniqueIdentifier Value_opt. */
    private void returnHead(long start, long end) {
        int type = in.u1(start);
        if (type != Wire.NORMAL_RETURN && type != Wire.EXCEPTIONAL_RETURN) {
            out.issue(Issue.error(start, 1, "No such kind of return is known", "1 or 2", Integer.toString(type)));
        }
        out.leaf(MessageShapes.RETURN_TYPE, start, 1);
        out.leaf(MessageShapes.RETURN_ID, start + 1, Wire.UID_BYTES);
        out.computed(ObjectIds.UID_FIELDS);
        opaque(MessageShapes.VALUE, start + Wire.RETURN_BYTES, end);
    }

    private boolean nextRun(long start, long end) {
        if (!call || runs.isEmpty() || runs.getFirst().bytes() != end - start) {
            return false;
        }
        boolean written = write(runs.getFirst(), start);
        runs = runs.subList(1, runs.size());
        return written;
    }

    /** Writes primitive arguments, unless their numbers are too high. */
    private boolean write(Method.Run run, long start) {
        String typecodes = run.typecodes();
        if (run.first() + typecodes.length() > MessageShapes.MAX_ARGUMENT) {
            return false;
        }
        long at = start;
        for (int i = 0; i < typecodes.length(); i++) {
            int bytes = Primitive.bytes(typecodes.charAt(i));
            out.leaf(MessageShapes.argument(typecodes.charAt(i), run.first() + i), at, bytes);
            at += bytes;
        }
        return true;
    }

    private void opaque(int shape, long from, long end) {
        if (end > from) {
            out.leaf(shape, from, end - from);
        }
    }
}
