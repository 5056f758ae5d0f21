package dev.hexplain.decode.objects;

import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.List;
import java.util.Optional;

/** What the numbers in a format's layouts mean, for one class list. */
public interface LayoutVocabulary {
    List<LeafKind> leaves();

    /** The first is that of values which are a single leaf. */
    List<ObjectRowKind> forms();

    /** What a value with that number is called, in the place where its layout was made. */
    ValueName name(FieldTree tree, int number, long type);

    /** A type for people, by the number its layout has for it. */
    String typeName(FieldTree tree, long type);

    /** The ordinal of the handle that a leaf refers to, in its object graph. */
    int referredTo(FieldTree tree, Field leaf);

    /** The names of a type's values, where it is an enum that is known. */
    Optional<Enumeration> symbols(FieldTree tree, long type);
}
