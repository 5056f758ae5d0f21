package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.Source;
import dev.hexplain.decoders.javaserialization.views.UnusualBytesException;
import dev.hexplain.decoders.javaserialization.views.WrittenParts;
import dev.hexplain.values.LogicalValue;

/**
 * What one class wrote of an object that is a scalar.
 *
 * @param starts of its fields, as indexes
 * @param annotation the index behind these
 */
record JavaStreamPlainObject(
        JavaStreamPlainScalars scalars, JavaStreamPlainClass.Level level, int[] starts, int annotation)
        implements WrittenParts {
    @Override
    public String className() {
        return level.name();
    }

    @Override
    public long integer(String field) {
        int number = indexOf(field);
        return scalars.integer(level.fields()[number].typecode(), starts[number]);
    }

    @Override
    public LogicalValue.Scalar scalar(String field) {
        int number = indexOf(field);
        return scalars.field(level.fields()[number], starts[number]);
    }

    private int indexOf(String field) {
        int number = level.indexOf(field);
        if (number < 0) {
            throw new UnusualBytesException();
        }
        return number;
    }

    @Override
    public Cursor block(int bytes) {
        JavaStreamPlainBytes in = scalars.in;
        boolean present = level.annotated() && in.u1(annotation) == JavaStreamTerminals.BLOCKDATA;
        int length = present ? in.u1(annotation + 1) : -1;
        if (length < bytes) {
            throw new UnusualBytesException();
        }
        return new Cursor(Source.ofBytes("block", in.copy(annotation + 2, length)));
    }
}
