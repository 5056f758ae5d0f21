package dev.hexplain.decoders.fory;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.classes.TypeRef;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * A class as its definition in the bytes tells it.
 *
 * @param constants whether it is an enum
 * @param fields in the order they are written, including those of superclasses
 * @param numbers how its numbers are encoded
 */
record ForyDefinedClass(TypeRef type, boolean constants, List<ForyDefinedField> fields, ForyNumbers numbers) {
    /** Bytes of a definition, which the library limits too. */
    static final int LARGEST = 1 << 16;

    private static final int SIZE = 0xFF;
    private static final int COMPRESSED = 1;

    static ForyDefinedClass of(ForyDefinitionParts parts) {
        ForyNumbers numbers = ForyNumbers.ofTypeIds(
                parts.fields().stream().map(ForyDefinedField::typeId).toList());
        List<ForyDefinedField> fields = parts.fields().stream()
                .sorted(Comparator.comparing(ForyDefinedClass::key, ForyFieldOrder.by(numbers)))
                .toList();
        return new ForyDefinedClass(parts.type(), parts.constants(), fields, numbers);
    }

    private static ForyFieldOrder.Declared key(ForyDefinedField field) {
        return new ForyFieldOrder.Declared(field.declaration(), field.in());
    }

    /** The class whose definition starts at an offset; empty where it is not whole. */
    static Optional<ForyDefinedClass> at(Source source, long at, boolean xlang, ForyShapes shapes) {
        long from = at + Long.BYTES;
        if (source.length() - at < Long.BYTES) {
            return Optional.empty();
        }
        long size = source.u1(at);
        if (size == SIZE) {
            int more = ForyVarints.length(
                    i -> i < source.length() ? source.u1(i) : SIZE, from, ForyVarints.LONGEST_UNSIGNED);
            size += more == 0 ? LARGEST : ForyVarints.unsigned(source.copy(from, more));
            from += more;
        }
        if (size < 0 || size > LARGEST || size > source.length() - from) {
            return Optional.empty();
        }
        byte[] content = source.copy(from, (int) size);
        Optional<byte[]> plain = isCompressed(source.u1(at + 1)) ? inflated(content) : Optional.of(content);
        return plain.map(bytes -> ForyDefinitionParts.of(bytes, xlang, shapes))
                .filter(ForyDefinitionParts::isWhole)
                .map(ForyDefinedClass::of);
    }

    /**
     * Whether a definition is deflated.
     *
     * @param second byte of its head
     */
    static boolean isCompressed(int second) {
        return (second & COMPRESSED) != 0;
    }

    /** Empty where it does not inflate. */
    static Optional<byte[]> inflated(byte[] content) {
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(content);
            byte[] bytes = new byte[LARGEST];
            return Optional.of(Arrays.copyOf(bytes, inflater.inflate(bytes)));
        } catch (DataFormatException e) {
            return Optional.empty();
        } finally {
            inflater.end();
        }
    }
}
