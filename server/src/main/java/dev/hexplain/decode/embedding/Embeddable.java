package dev.hexplain.decode.embedding;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.Progress;
import dev.hexplain.tree.TreeWriter;

/**
 * A decoder whose format may stand in bytes of another, in the rows of the other's tree. All recipes of such a tree are
 * the guest's, and of the fixed shapes those below {@link #FIRST_OF_HOST}; what is said of values and logical paths, the
 * host asks of {@link #shapes}, and of classes of {@link #classOf}.
 */
public interface Embeddable extends Decoder {
    /** The first number that a host may give to a fixed shape of its own. */
    int FIRST_OF_HOST = 1 << 16;

    /** The number of an epoch's first handle, as references spell it. */
    int handleBase();

    /**
     * Begins to decode parts of a source into a tree that somebody else writes.
     *
     * @param limits those of the whole tree; time counts from here
     */
    Guest enter(Source source, TreeWriter out, Limits limits, Progress progress, Host host);
}
