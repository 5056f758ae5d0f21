package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.Optional;

/**
 * The form in which a collection or map writes itself: objects before a block of primitive data, the block with the
 * count, then elements, or keys and values in turn, then nulls that end them.
 *
 * @param pairs whether keys and values follow in turn
 * @param before objects before the block
 * @param block bytes of the block, and 0 where there is none
 * @param countAt where in the block the count is; -1 where it is not there
 * @param countField the field with the count; empty where there is none
 * @param nulls how many nulls end it
 */
public record CollectionForm(boolean pairs, int before, int block, int countAt, String countField, int nulls)
        implements JavaView {
    static CollectionForm list() {
        return new CollectionForm(false, 0, 0, -1, "", 0);
    }

    static CollectionForm map() {
        return new CollectionForm(true, 0, 0, -1, "", 0);
    }

    /** Objects come before the block. */
    CollectionForm after(int objects) {
        return new CollectionForm(pairs, objects, block, countAt, countField, nulls);
    }

    /** A block of so many bytes, without a count that can be trusted. */
    CollectionForm block(int bytes) {
        return new CollectionForm(pairs, before, bytes, countAt, countField, nulls);
    }

    /** The offset of the count in the block. */
    CollectionForm countAt(int offset) {
        return new CollectionForm(pairs, before, block, offset, countField, nulls);
    }

    /** The field that has the count. */
    CollectionForm countIn(String field) {
        return new CollectionForm(pairs, before, block, countAt, field, nulls);
    }

    /** So many nulls end it. */
    CollectionForm endedByNulls(int count) {
        return new CollectionForm(pairs, before, block, countAt, countField, count);
    }

    @Override
    public LogicalValue value(StreamObject object, ClassData written) throws MisfitException {
        Contents contents = written.contents();
        long first = before + (block > 0 ? 1L : 0);
        long values = contents.count() - first - nulls;
        long unit = pairs ? 2 : 1;
        Optional<Long> count = count(written, contents);
        if (values < 0 || values % unit != 0 || (count.isPresent() && count.get() * unit != values)) {
            throw new MisfitException("%s %s were expected, and %d were found"
                    .formatted(
                            count.map(expected -> Long.toString(expected * unit))
                                    .orElse("whole"),
                            pairs ? "keys and values" : "elements",
                            Math.max(0, values)));
        }
        requireNulls(contents, first + values);
        Paged<LogicalValue> parts = contents.values(first, values);
        Field field = object.field();
        return pairs
                ? new LogicalValue.Mapping(field, object.className(), parts.pairs(LogicalValue.Entry::new))
                : new LogicalValue.Sequence(field, object.className(), parts);
    }

    private Optional<Long> count(ClassData written, Contents contents) throws MisfitException {
        if (block > 0) {
            var in = contents.block(before, block);
            if (countAt >= 0) {
                in.skip(countAt);
                return Optional.of((long) in.s4());
            }
        }
        return countField.isEmpty() ? Optional.empty() : Optional.of(written.integer(countField));
    }

    private void requireNulls(Contents contents, long from) throws MisfitException {
        for (int i = 0; i < nulls; i++) {
            boolean isNull =
                    contents.value(from + i) instanceof LogicalValue.Scalar scalar && scalar.kind() == ScalarKind.NULL;
            if (!isNull) {
                throw new MisfitException("null was expected at the end");
            }
        }
    }
}
