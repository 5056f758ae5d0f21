package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;

/** A collection whose contents a class above wrote; its own fields say nothing about them. */
record WrittenAbove(String className, CollectionForm form) implements JavaView {
    @Override
    public LogicalValue value(StreamObject object, ClassData written) throws MisfitException {
        return form.value(object, object.above(className));
    }
}
