package dev.hexplain.operations;

import java.io.IOException;

/** One person at the page, who does one thing after the other. For one thread. */
interface Walker {
    /** Does one more thing, and notes as a failure what is not answered as it should be. */
    void step() throws IOException;
}
