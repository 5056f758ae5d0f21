package dev.hexplain.inspect.view;

/**
 * Bytes that were replaced.
 *
 * @param offset in the source as it was
 * @param path of the field that they begin in
 * @param before the first bytes, in hexadecimal
 * @param after the first bytes of what took their place
 */
public record EditView(long offset, String path, String before, String after) {
    /** The same, where others before it have moved it. */
    public EditView movedBy(long bytes) {
        return new EditView(offset + bytes, path, before, after);
    }
}
