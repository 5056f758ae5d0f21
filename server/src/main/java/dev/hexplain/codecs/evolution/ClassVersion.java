package dev.hexplain.codecs.evolution;

import dev.hexplain.codecs.definitions.ClassDefinition;
import java.util.List;
import java.util.function.Function;

/**
 * Classes as a program has them, and an object of them.
 *
 * @param making makes the object that is written
 */
record ClassVersion(List<ClassDefinition> classes, Function<VersionObjects, Object> making) {
    ClassVersion {
        classes = List.copyOf(classes);
    }
}
