package dev.hexplain.decoders.javaserialization;

import dev.hexplain.tree.Checkpoint;

/**
 * A place where the grammar allows two readings: a class with a writeObject method may or may not have begun with its
 * default field data. Holds the state needed to backtrack and take the other one.
 *
 * @param position in the source
 * @param frames depth of the stack, with the object's frame on top
 * @param address of the level's instruction in the object's program
 * @param level whose data begins
 * @param object index of the object's class
 * @param classes number of classes known then
 * @param variant how the preceding levels were read
 * @param second whether the second reading, annotation only, is being tried
 */
record JavaStreamAlternative(
        long position,
        Checkpoint written,
        int frames,
        int address,
        int object,
        JavaStreamClassPlan level,
        int classes,
        long epochFirst,
        long variant,
        boolean second) {
    JavaStreamAlternative other() {
        return new JavaStreamAlternative(
                position, written, frames, address, object, level, classes, epochFirst, variant, true);
    }
}
