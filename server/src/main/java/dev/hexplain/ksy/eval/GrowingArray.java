package dev.hexplain.ksy.eval;

/** An array of which more elements may still be read. */
public interface GrowingArray {
    /**
     * Called before a result that more elements would change.
     *
     * @throws EvalException where elements are still to be read and the caller can wait for them
     */
    void requireWhole();
}
