package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.Budget;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;
import dev.hexplain.tree.Value;
import java.util.stream.Collectors;

/**
 * Reads what is left of a stream that was written as UTF-8 text: class descriptors and strings, wherever they stand. The
 * grammar between them cannot be followed, since bytes of 0x80 and more are lost.
 */
final class JavaStreamDamage {
    /** The header: AC ED is lost, and 00 05 is not. */
    private static final int MAGIC = 6;

    private static final int HEADER = MAGIC + 2;
    /** Fields of a class that a summary names. */
    private static final int FIELDS_SHOWN = 32;

    private final Window bytes;
    private final JavaStreamDamagedText in;
    private final TreeWriter out;
    private final Budget budget;

    private JavaStreamDamage(Window bytes, TreeWriter out, Budget budget) {
        this.bytes = bytes;
        this.in = new JavaStreamDamagedText(bytes);
        this.out = out;
        this.budget = budget;
    }

    /** Whether the header of a stream is at an offset, as it is written as text. */
    static boolean isHeader(Window bytes, long at) {
        JavaStreamDamagedText in = new JavaStreamDamagedText(bytes);
        return in.isLost(at) && in.isLost(at + 3) && in.u2(at + MAGIC) == JavaStreamTerminals.STREAM_VERSION;
    }

    static FieldTree decode(
            Source source, DecodeOptions options, TreeStorage storage, Progress progress, JavaStreamShapes shapes) {
        TreeWriter out = new TreeWriter(source, storage);
        new JavaStreamDamage(source.window(), out, new Budget(options.limits(), progress)).dump(options.offset());
        return out.finish(shapes, JavaStreamTerminals.BASE_WIRE_HANDLE);
    }

    private void dump(long from) {
        if (from > 0) {
            out.open(JavaStreamGrammarShapes.DUMP, 0);
            out.gap(0, from);
        }
        out.open(JavaStreamGrammarShapes.DAMAGED_STREAM, from);
        out.issue(Issue.error(
                from,
                MAGIC,
                "The stream was written as text: bytes that are no UTF-8 became EF BF BD, and cannot be restored."
                        + " Class descriptors and strings are read where they can be told; get the stream again as bytes",
                "AC ED",
                "EF BF BD EF BF BD"));
        out.unparsed(from, MAGIC);
        out.computed(1);
        contents(from + HEADER);
        out.close(bytes.end());
        if (from > 0) {
            out.close(bytes.end());
        }
    }

    private void contents(long from) {
        long told = from;
        for (long at = from; at < bytes.end(); ) {
            Issue spent = budget.isDue() ? budget.spent(at, out) : null;
            if (spent != null) {
                out.brokenOff(spent);
                break;
            }
            JavaStreamDamagedClass described = JavaStreamDamagedClass.at(in, at);
            long end = described == null ? in.endOfString(at) : described.end();
            if (end < 0) {
                at++;
                continue;
            }
            out.unparsed(told, at - told);
            if (described == null) {
                out.leaf(JavaStreamGrammarShapes.STRING, at, end - at);
                out.computed(3);
            } else {
                described.write(out, bytes);
            }
            told = end;
            at = end;
        }
        out.unparsed(told, bytes.end() - told);
    }

    /** {@code org.example.Order {int id, java.lang.String name}}. */
    static Value summary(FieldTree tree, Field classDesc) {
        String name = tree.child(classDesc, "className")
                .map(at -> JavaStreamTypeNames.ofClass(JavaStreamPreviews.unquoted(tree.value(at))))
                .orElse("");
        String fields = tree.child(classDesc, "fields")
                .map(all -> tree.children(all, 1, FIELDS_SHOWN).stream()
                                .map(field -> tree.value(field).description())
                                .collect(Collectors.joining(", "))
                        + (tree.childCount(all) > 1 + FIELDS_SHOWN ? ", …" : ""))
                .orElse("");
        return Value.described(fields.isEmpty() ? name : name + " {" + fields + "}");
    }

    /** The name of a field whose type is not known. */
    static Value fieldName(FieldTree tree, Field field) {
        return tree.child(field, "fieldName")
                .map(name -> Value.described("? " + JavaStreamPreviews.unquoted(tree.value(name))))
                .orElse(Value.NONE);
    }
}
