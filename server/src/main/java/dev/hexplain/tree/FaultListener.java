package dev.hexplain.tree;

/** Is notified of fields that cannot be shown because of a bug in their format's code. */
@FunctionalInterface
public interface FaultListener {
    /**
     * A field at an offset of its source cannot be shown, or not as it should be.
     *
     * @param offset -1 where it is not known
     */
    void fault(long offset, Throwable bug);
}
