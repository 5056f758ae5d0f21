package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;
import java.lang.foreign.MemorySegment;
import java.util.function.Supplier;

/** The encodings in which the versions of Hessian differ. */
interface HessianVersion {
    /** As shown to users. */
    String title();

    /** The names of tags. */
    Supplier<Enumeration> tags();

    /**
     * The offset after a value whose layout follows from its first byte, so that it needs no row of its own; -1 for
     * others.
     */
    long plainEnd(ParseInput in, long at);

    /** The number of fields of a value that needs no row. */
    int plainFields(ParseInput in, long at);

    /** The layout of a value that needs no row, by its first byte. */
    Shape plain(HessianPart part, int tag);

    /** The head of a string or of binary data whose content is a row, by its first byte. */
    Shape wide(HessianPart part, int tag);

    /** The text of a string at any offset; empty for anything else. */
    String textAt(MemorySegment bytes, long at);

    /** The value of a field; its plain value where the bytes need no interpretation. */
    Value describe(FieldTree tree, Field field, Value read);

    /** The index in a reference at an offset. */
    int referenceAt(MemorySegment bytes, long at);

    /** What finds the value of a field without a row. */
    default Tail.Scan fieldValue(HessianShapes shapes, FieldTree tree) {
        return shapes.variants(HessianPart.VALUE);
    }

    /** What is in a list or a map, in one tree. */
    default Tail tail(HessianRule rule, FieldTree tree) {
        return HessianRuleShapes.tailOf(rule);
    }
}
