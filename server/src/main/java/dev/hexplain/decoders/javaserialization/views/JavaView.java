package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;

/** How objects of a class are read as values. */
@FunctionalInterface
public interface JavaView {
    /**
     * The value of an object.
     *
     * @param written what the class wrote, without what its subclasses added
     * @throws MisfitException where what is there is not what the class writes
     */
    LogicalValue value(StreamObject object, ClassData written) throws MisfitException;
}
