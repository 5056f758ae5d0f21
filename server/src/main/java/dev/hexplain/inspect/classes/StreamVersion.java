package dev.hexplain.inspect.classes;

import dev.hexplain.classes.verdict.StreamedClass;
import java.util.List;

/**
 * A stream whose classes are compared with those of another; it needs the tree no more.
 *
 * @param name what the stream is called
 */
public record StreamVersion(String name, List<StreamedClass> classes) {
    /** All classes of a stream. */
    public static StreamVersion of(String name, ClassesOfStream stream) {
        return new StreamVersion(name, stream.all());
    }
}
