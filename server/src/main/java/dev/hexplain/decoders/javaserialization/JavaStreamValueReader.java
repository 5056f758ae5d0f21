package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decoders.javaserialization.views.UnusualBytesException;
import dev.hexplain.tree.Field;
import dev.hexplain.values.StreamedValueReader;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueSink;

/** Tells the parts of an object or array: all of a short one, or some of a long one. */
record JavaStreamValueReader(TreeValues values, Field around) implements StreamedValueReader {
    /** Bytes that are read at once. */
    private static final int LONGEST = 1 << 16;

    @Override
    public boolean tellAll(ValueSink sink) {
        if (around.length() > LONGEST) {
            return false;
        }
        JavaStreamPlainValues told = new JavaStreamPlainValues(values, sink, around, around.offset(), around.length());
        try {
            told.all();
            return told.in.atEnd();
        } catch (UnusualBytesException unusual) {
            return false;
        }
    }

    @Override
    public Run tellSome(long offset, int limit, ValueSink sink) {
        long bytes = Math.min(LONGEST, around.end() - offset);
        JavaStreamPlainValues told = new JavaStreamPlainValues(values, sink, around, offset, bytes);
        int count = 0;
        int end = 0;
        try {
            JavaStreamPlainClass type = told.classOf(around);
            while (count < limit && sink.hasRoom()) {
                told.part(type);
                sink.endPart();
                end = told.in.at;
                count++;
            }
        } catch (UnusualBytesException unusual) {
            // Up to there, they were streamed.
        }
        return new Run(count, told.in.offset(end));
    }
}
