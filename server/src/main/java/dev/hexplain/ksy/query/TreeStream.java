package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.StreamValue;

/** The stream of a finished tree's object: it has a size, but no position. */
record TreeStream(StreamExtent extent) implements StreamValue {
    @Override
    public long size() {
        return extent.size();
    }

    @Override
    public long position() {
        throw read("position");
    }

    @Override
    public boolean atEnd() {
        throw read("end");
    }

    private static EvalException read(String what) {
        return new EvalException(
                EvalException.Kind.NOT_READ, "a stream has no " + what + " once everything was read from it");
    }
}
