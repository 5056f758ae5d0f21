package dev.hexplain.store;

/**
 * Objects that no record names, and that are kept all the same: their records may be what was lost.
 *
 * @param objects how many
 * @param bytes of all of them
 */
public record Unrecorded(long objects, long bytes) {
    static final Unrecorded NONE = new Unrecorded(0, 0);

    /** What is there, and what to do. */
    public String text() {
        return "%d of the data folder (%s). If the database was lost, stop the server and restore it from the backup, or make records with `hexplain store adopt`; `hexplain store check` lists them."
                .formatted(objects, ByteSizes.text(bytes));
    }
}
