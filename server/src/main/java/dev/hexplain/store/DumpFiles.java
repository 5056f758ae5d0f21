package dev.hexplain.store;

import dev.hexplain.bytes.Source;
import java.io.IOException;

/** The bytes of dumps, and the files that are made from them: in a data folder, or temporary ones. */
public interface DumpFiles {
    /**
     * The bytes of a dump, under its name.
     *
     * @throws DamagedDump where they are known to be damaged
     * @throws Deleted where it was deleted since it was looked up
     */
    Source open(Dump dump) throws IOException;

    /** Where the bytes inside the last of these layers are, or will be. */
    LayerFolder layer(String dump, String layers);

    /** Where the index of the capture inside these layers is, or will be. */
    CaptureFolder capture(String dump, String layers);
}
