package dev.hexplain.decode.objects;

import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Tail;
import java.util.List;
import java.util.Optional;

/** Maps the numbers in a format's layouts to leaves, forms, names and types, for one class list. */
public interface LayoutVocabulary {
    List<LeafKind> leaves();

    /** The row kinds; the first is that of values which are a single leaf. */
    List<ObjectRowKind> forms();

    /**
     * The tail of rows of a form by number and a type: with the fields in it that need no rows.
     *
     * @param shapes makes their shapes
     */
    Tail tail(FieldTree tree, int form, long type, PlainShapes shapes);

    /** The number of the form of a row for a class that is named where it stands. */
    int namedClass();

    /** The name of a value by number, in the context in which its layout was made. */
    ValueName name(FieldTree tree, int number, long type);

    /** The displayed name of a type by number. */
    String typeName(FieldTree tree, long type);

    /** The ordinal of the handle that a leaf refers to, in its object graph. */
    int referredTo(FieldTree tree, Field leaf);

    /** The symbols of a type's values, where it is a known enum. */
    Optional<Enumeration> symbols(FieldTree tree, long type);
}
