package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.List;
import java.util.Optional;

/** What a class wrote, by its bytes: what views of scalars ask for, and nothing else. */
final class StreamedClassData extends ClassData {
    private final WrittenParts parts;

    StreamedClassData(TreeValues values, WrittenParts parts) {
        super(values);
        this.parts = parts;
    }

    @Override
    String className() {
        return parts.className();
    }

    @Override
    long integer(String name) {
        return parts.integer(name);
    }

    @Override
    LogicalValue unfollowed(String name) {
        return parts.scalar(name);
    }

    @Override
    Contents contents() {
        return new StreamedContents(parts);
    }

    @Override
    Optional<Field> find(String name) {
        throw new UnusualBytesException();
    }

    @Override
    boolean isEmpty() {
        throw new UnusualBytesException();
    }

    @Override
    Field field() {
        throw new UnusualBytesException();
    }

    @Override
    List<Field> members() {
        throw new UnusualBytesException();
    }

    @Override
    LogicalValue valueOf(Field member) {
        throw new UnusualBytesException();
    }

    @Override
    String nameOf(Field member) {
        throw new UnusualBytesException();
    }
}
