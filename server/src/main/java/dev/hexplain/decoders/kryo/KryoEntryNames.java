package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.objects.ValueName;
import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;

/**
 * The names of map entries: their keys. The position of a key is packed into one number, as the type of the entry's
 * layout: its offset, its length in bytes up to {@value #MAX_LENGTH}, and its leaf kind.
 */
final class KryoEntryNames {
    private static final int MAX_LENGTH = 1 << 10;
    private static final int LENGTH_BITS = 11;
    private static final int LEAF_BITS = 6;
    private static final ValueName ENTRY = ValueName.part("entry");

    private KryoEntryNames() {}

    static long key(int leaf, long at, long length) {
        return (at << LENGTH_BITS | Math.min(length, MAX_LENGTH)) << LEAF_BITS | leaf;
    }

    /** The name of an entry; none where the key is neither text nor number. */
    static ValueName name(FieldTree tree, long key) {
        int leaf = (int) key & (1 << LEAF_BITS) - 1;
        long length = key >>> LEAF_BITS & (1 << LENGTH_BITS) - 1;
        long at = key >>> (LEAF_BITS + LENGTH_BITS);
        if (leaf == KryoLeafKinds.ASCII_NAME) {
            return ValueName.member(ContainerPreviews.name(KryoLeafKinds.ascii(tree.source(), at, length)));
        }
        if (leaf == KryoLeafKinds.CHARS_NAME) {
            return ValueName.member(
                    ContainerPreviews.name(ModifiedUtf8.decode(tree.source().copy(at, (int) length))));
        }
        if (leaf == KryoLeafKinds.REFERENCE) {
            return referred(tree, at, length);
        }
        String number = leaf == KryoLeafKinds.INT || leaf == KryoLeafKinds.LONG
                ? KryoLeafKinds.all().get(leaf).valueAt(tree, at, length).actual()
                : "";
        return number.isEmpty() ? ENTRY : ValueName.member(number);
    }

    /** A key that is a back reference: the last part of the object it refers to. */
    private static ValueName referred(FieldTree tree, long at, long length) {
        return tree.handles()
                .definition(tree.handles().at(at, KryoLeafKinds.referredTo(tree, at, length)))
                .filter(found -> found.shape().production().equals(Productions.SCALAR))
                .map(found -> text(tree, found))
                .orElse(ENTRY);
    }

    private static ValueName text(FieldTree tree, Field key) {
        String value = tree.value(key).actual();
        return value.length() >= 2 && value.startsWith("\"")
                ? ValueName.member(ContainerPreviews.name(value.substring(1, value.length() - 1)))
                : value.isEmpty() ? ENTRY : ValueName.member(value);
    }
}
