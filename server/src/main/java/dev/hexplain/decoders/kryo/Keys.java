package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.documents.Previews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.objects.Name;
import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;

/**
 * The names of a map's entries: their keys. Where a key is to be found is packed into one number, as the type of the
 * entry's layout: its offset, its length in bytes up to {@value #MAX_LENGTH}, and what leaf it is.
 */
final class Keys {
    private static final int MAX_LENGTH = 1 << 10;
    private static final int LENGTH_BITS = 11;
    private static final int LEAF_BITS = 6;
    private static final Name ENTRY = Name.part("entry");

    private Keys() {}

    static long key(int leaf, long at, long length) {
        return (at << LENGTH_BITS | Math.min(length, MAX_LENGTH)) << LEAF_BITS | leaf;
    }

    /** The name of an entry; it has none of its own where the key is neither text nor number. */
    static Name name(FieldTree tree, long key) {
        int leaf = (int) key & (1 << LEAF_BITS) - 1;
        long length = key >>> LEAF_BITS & (1 << LENGTH_BITS) - 1;
        long at = key >>> (LEAF_BITS + LENGTH_BITS);
        if (leaf == Leaves.ASCII_NAME) {
            return Name.member(Previews.name(Leaves.ascii(tree.source(), at, length)));
        }
        if (leaf == Leaves.CHARS_NAME) {
            return Name.member(Previews.name(ModifiedUtf8.decode(tree.source().copy(at, (int) length))));
        }
        if (leaf == Leaves.REFERENCE) {
            return referred(tree, at, length);
        }
        String number = leaf == Leaves.INT || leaf == Leaves.LONG
                ? Leaves.all().get(leaf).valueAt(tree, at, length).actual()
                : "";
        return number.isEmpty() ? ENTRY : Name.member(number);
    }

    /** A key that was written before: the last part of the object it means. */
    private static Name referred(FieldTree tree, long at, long length) {
        return tree.handles()
                .definition(tree.handles().at(at, Leaves.referredTo(tree, at, length)))
                .filter(found -> found.shape().production().equals(Productions.SCALAR))
                .map(found -> text(tree, found))
                .orElse(ENTRY);
    }

    private static Name text(FieldTree tree, Field key) {
        String value = tree.value(key).actual();
        return value.length() >= 2 && value.startsWith("\"")
                ? Name.member(Previews.name(value.substring(1, value.length() - 1)))
                : value.isEmpty() ? ENTRY : Name.member(value);
    }
}
