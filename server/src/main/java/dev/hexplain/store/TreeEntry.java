package dev.hexplain.store;

/**
 * A tree as stored: the dump and the choices it was decoded with.
 *
 * @param id unguessable
 * @param dump the dump's id
 * @param format id of the format
 * @param layers the layers to remove from the dump first, or {@code raw}
 * @param offset first byte of what is inside that is decoded
 * @param order {@code auto}, {@code big} or {@code little}
 */
public record TreeEntry(String id, String dump, String format, String layers, long offset, String order) {
    /** The same choices, whatever the id. */
    boolean isLike(TreeEntry other) {
        return new TreeEntry(other.id, dump, format, layers, offset, order).equals(other);
    }
}
