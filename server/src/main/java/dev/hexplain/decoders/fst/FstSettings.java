package dev.hexplain.decoders.fst;

import dev.hexplain.decode.classes.ClassList;
import java.util.List;

/**
 * How the writer was set up, where the bytes depend on it. Whether references are shared is no such thing: each value says
 * itself what it is.
 *
 * @param unsafe {@code createUnsafeBinaryConfiguration}: numbers and characters of a fixed size
 */
record FstSettings(boolean unsafe) {
    static FstSettings of(ClassList classes) {
        return new FstSettings(classes.options()
                .only("coding")
                .choice("coding", List.of("default", "unsafe"))
                .equals("unsafe"));
    }
}
