package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Value;
import java.lang.foreign.MemorySegment;
import java.util.function.Supplier;

/** How one version of Hessian spells what both have. */
interface HessianVersion {
    /** For people. */
    String title();

    /** What first bytes are called. */
    Supplier<Enumeration> tags();

    /**
     * The offset after a value that needs no row of its own, because its first byte tells its layout; -1 for one that
     * needs a row.
     */
    long plainEnd(ParseInput in, long at);

    /** Fields that a value takes which needs no row. */
    int plainFields(ParseInput in, long at);

    /** The layout of a value that needs no row, by its first byte. */
    Shape plain(HessianPart part, int tag);

    /** The head of a string or of binary data whose content is a row, by its first byte. */
    Shape wide(HessianPart part, int tag);

    /** The text of a string anywhere, where it is one. */
    String textAt(MemorySegment bytes, long at);

    /** What a value's bytes mean; what they say by themselves where they need no explanation. */
    Value describe(FieldTree tree, Field field, Value read);

    /** The index in a reference that starts at an offset. */
    int referenceAt(MemorySegment bytes, long at);
}
