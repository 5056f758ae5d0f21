package dev.hexplain.decoders.fst;

import dev.hexplain.decode.classes.ClassList;
import java.util.List;

/**
 * The writer's settings that the bytes depend on. Reference sharing is not one: each value's tag tells whether it is a
 * reference.
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
