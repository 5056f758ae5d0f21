package dev.hexplain.tree;

/** Hears of fields that cannot be shown, because what their format says of them fails: of bugs, that is. */
@FunctionalInterface
public interface FaultListener {
    /**
     * A field at an offset of its source cannot be shown, or not as it should be.
     *
     * @param offset -1 where it is not known
     */
    void fault(long offset, Throwable bug);
}
