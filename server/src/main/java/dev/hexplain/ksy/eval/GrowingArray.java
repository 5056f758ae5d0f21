package dev.hexplain.ksy.eval;

/** An array of which more elements may be read. */
public interface GrowingArray {
    /**
     * Asked before an answer that more elements would change.
     *
     * @throws EvalException where they are still to come, and who asks need not do without
     */
    void requireWhole();
}
