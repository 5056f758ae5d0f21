package dev.hexplain.inspect.populations;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.trees.OpenTree;
import java.io.IOException;

/** A dump with objects of a population. It is read several times. */
public interface PopulationSource {
    /** As shown to users. */
    String name();

    /**
     * Does something with its tree, which is open only during the call.
     *
     * @throws Refusal where it cannot be decoded
     */
    <R> R read(Use<OpenTree, R> use) throws IOException;
}
