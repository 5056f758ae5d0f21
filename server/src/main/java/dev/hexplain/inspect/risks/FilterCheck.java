package dev.hexplain.inspect.risks;

import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.ShapeMark;

/**
 * One question that {@code ObjectInputStream} asks its filter (JEP 290): what the filter receives, and where in the
 * stream.
 *
 * @param className as {@code Class.getName} gives it: {@code [Ljava.lang.Object;}; what it begins with and {@code *}, where
 *     the stream does not tell more; empty where no class is checked
 * @param arrayLength -1 where no array is made
 * @param depth of nested calls of {@code readObject}, 1 for an object of the stream itself
 * @param references read so far, nulls, strings and class descriptors included
 * @param streamBytes read so far, the header included
 * @param offset of the field that leads to the check
 */
public record FilterCheck(
        Cause cause, String className, long arrayLength, long depth, long references, long streamBytes, long offset) {
    /** Why the filter is asked. */
    public enum Cause {
        /** A class descriptor. */
        DESCRIPTOR("class descriptor", ShapeMark.CLASS_DESCRIPTOR),
        /** A super class that the JDK has of its class, and the stream does not name. */
        SUPER_CLASS("super class in the JDK", ShapeMark.CLASS_DESCRIPTOR),
        /** An interface of a proxy. */
        INTERFACE("interface of a proxy", ShapeMark.CLASS_DESCRIPTOR),
        /** The class that the reader makes for a proxy: its name is not in the stream. */
        PROXY("class of a proxy", ShapeMark.CLASS_DESCRIPTOR),
        /** An array. */
        ARRAY("array", ShapeMark.INSTANCE),
        /** A back reference: only limits are checked. */
        REFERENCE("back reference", ShapeMark.REFERS_TO_HANDLE),
        /** Room that a class of the JDK makes for what it reads. */
        ROOM("room made by a class of the JDK", ShapeMark.INSTANCE),
        /** What a class puts in the place of the object that was read. */
        REPLACEMENT("replacement by its class", ShapeMark.INSTANCE);

        private final String label;
        private final ShapeMark mark;

        Cause(String label, ShapeMark mark) {
            this.label = label;
            this.mark = mark;
        }

        public String label() {
            return label;
        }
    }

    /** Whether the stream tells only what the name of the class begins with. */
    public boolean isOfFamily() {
        return className.endsWith("*");
    }

    /** The path of the field that leads to it; empty where it is not known. */
    public String path(FieldTree tree) {
        return tree.startingAt(offset, cause.mark)
                .map(field -> Paths.of(tree, field))
                .orElse("");
    }
}
