package dev.hexplain.decode.objects;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.ShapeKind;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;
import java.util.List;

/**
 * A kind of row in an object format: the tail after its leading parts, and the value it shows.
 *
 * @param id its grammar name, one of {@link Productions} or the format's own
 * @param typeName as displayed; empty for the value's type
 */
public record ObjectRowKind(String id, String typeName, Tail tail, Reading reading) implements ShapeKind {
    /** The value of a whole row. */
    @FunctionalInterface
    public interface Reading {
        Value read(FieldTree tree, Field field);
    }

    private static final Reading BIT_SET = ContainerPreviews::array;
    private static final Reading ALL_NULL = (tree, field) -> Value.described("all null");

    /** The id of entries of a map, whose first row is the key. */
    public static final String ENTRY = "entry";

    /** A value that its last part holds. */
    public static final ObjectRowKind SCALAR =
            new ObjectRowKind(Productions.SCALAR, "", new Tail.OwnRows(), ObjectRowKind::last);

    /** A value in another format, the last of the row's parts. */
    public static final ObjectRowKind EMBEDDED =
            new ObjectRowKind("embedded", "", new Tail.OwnRows(), ObjectRowKind::last);

    public static final ObjectRowKind OBJECT =
            new ObjectRowKind(Productions.MAP, "", new Tail.OwnRows(), ContainerPreviews::map);
    public static final ObjectRowKind LIST =
            new ObjectRowKind(Productions.ARRAY, "", new Tail.Rows(""), ContainerPreviews::array);

    /** Elements of one fixed size. */
    public static ObjectRowKind repeat(LeafKind element) {
        return new ObjectRowKind(
                Productions.ARRAY,
                "",
                new Tail.Repeat(
                        "", element.shape("", element.type().fixedSize()).build()),
                ContainerPreviews::array);
    }

    /** Words of a set of bits. */
    public static ObjectRowKind bits(LeafKind word) {
        ObjectRowKind words = repeat(word);
        return new ObjectRowKind(words.id, words.typeName, words.tail, BIT_SET);
    }

    /** A list of which only the length is written, since every element is null. */
    public static final ObjectRowKind NULLS = new ObjectRowKind(Productions.ARRAY, "", new Tail.Rows(""), ALL_NULL);

    boolean isNulls() {
        return reading == ALL_NULL;
    }

    boolean isBits() {
        return reading == BIT_SET;
    }

    /** Whether it is an entry of a map, whose first row is the key. */
    boolean isEntry() {
        return id.equals(ENTRY);
    }

    @Override
    public String label() {
        return typeName;
    }

    private static Value last(FieldTree tree, Field field) {
        List<Field> last = tree.children(field, Math.max(0, tree.childCount(field) - 1), 1);
        return last.isEmpty() ? Value.NONE : tree.value(last.getFirst());
    }
}
