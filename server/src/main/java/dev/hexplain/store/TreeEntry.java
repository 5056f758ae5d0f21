package dev.hexplain.store;

/**
 * A dump read in one way.
 *
 * @param id unguessable
 * @param dump the dump's id
 * @param format id of the format
 * @param dialect id of the dialect
 * @param offset first byte of the source that is decoded
 * @param order {@code auto}, {@code big} or {@code little}
 */
public record TreeEntry(String id, String dump, String format, String dialect, long offset, String order) {
    /** The same choices, whatever the id. */
    boolean isLike(TreeEntry other) {
        return new TreeEntry(other.id, dump, format, dialect, offset, order).equals(other);
    }
}
