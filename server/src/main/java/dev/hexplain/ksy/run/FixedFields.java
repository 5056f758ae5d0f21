package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.KsyCharsets;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Sizing;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Trim;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Compiles attributes that have the same size in every object of a type. */
final class FixedFields {
    private final TypeCompiler types;
    private final TypeSpec holder;
    private final ReaderCompiler readers;
    private final FieldShapes look;

    FixedFields(TypeCompiler types, TypeSpec holder, ReaderCompiler readers) {
        this.types = types;
        this.holder = holder;
        this.readers = readers;
        this.look = types.look();
    }

    /**
     * A field of fixed size.
     *
     * @param fields how many it is and holds
     * @param checks whether a check inside may fail
     * @param continuesByte whether it begins with bit fields that may continue a byte begun before it
     */
    record Fixed(
            String typeName,
            long size,
            long fields,
            boolean checks,
            boolean continuesByte,
            Supplier<Shape> shape,
            FixedRun.FixedValue value) {
        /** A leaf that shares no byte. */
        static Fixed leaf(String typeName, long size, Supplier<Shape> shape, FixedRun.FixedValue value) {
            return new Fixed(typeName, size, 1, false, false, shape, value);
        }
    }

    /** Reads one element of a repeated field whose bytes are there. */
    @FunctionalInterface
    private interface ElementAt {
        @Nullable Object read(KsyObject holder, KsyStream stream, long start, long index);
    }

    private static FixedRun.FixedValue elements(long count, ElementAt element) {
        return (holder, stream, start) -> {
            RepeatedElements values = new RepeatedElements();
            for (long i = 0; i < count; i++) {
                values.append(element.read(holder, stream, start, i));
            }
            return values;
        };
    }

    /** A field repeated a fixed number of times. */
    Fixed repeated(Attribute attribute, Fixed element, long count) {
        return new Fixed(
                element.typeName,
                count * element.size,
                1 + count * element.fields,
                false,
                element.continuesByte,
                look.inlineArray(attribute, holder, element.typeName, count, index -> element.shape),
                elements(
                        count,
                        (object, stream, start, index) ->
                                element.value.read(object, stream, start + index * element.size)));
    }

    /** Bits, and how often they stand there, from a bit of a byte on. */
    Fixed bits(BitRun.BitField field, int firstBit) {
        Attribute attribute = field.attribute();
        DataType.Bits type = field.type();
        EnumSpec enumeration = readers.enumeration(attribute);
        BitsReader reader = new BitsReader(type, enumeration, -1);
        long size = BitRun.wholeBytes(firstBit + field.count() * type.width());
        if (attribute.repeat() == null) {
            Supplier<Shape> shape = look.bits(attribute, holder, type, enumeration, firstBit);
            return Fixed.leaf(
                    reader.typeName(), size, shape, (object, stream, start) -> reader.at(stream, start, firstBit));
        }
        return new Fixed(
                reader.typeName(),
                size,
                1 + field.count(),
                false,
                true,
                look.inlineArray(
                        attribute,
                        holder,
                        reader.typeName(),
                        field.count(),
                        index -> look.bits(attribute, holder, type, enumeration, (int)
                                ((firstBit + index * type.width()) % Byte.SIZE))),
                elements(
                        field.count(),
                        (object, stream, start, index) -> reader.at(stream, start, firstBit + index * type.width())));
    }

    /** One element of an attribute as a field of fixed size; null where its size varies. */
    @Nullable Fixed element(Attribute attribute) {
        return switch (attribute.type()) {
            case DataType.Int number -> fixed(attribute, number);
            case DataType.Real number -> fixed(attribute, number);
            case DataType.Bytes _ -> attribute.doc().opaque() ? null : fixedBlob(attribute, null);
            case DataType.Text text ->
                KsyCharsets.find(text.encoding())
                        .map(charset -> fixedBlob(attribute, charset))
                        .orElse(null);
            case DataType.User user -> fixedObject(attribute, user);
            case DataType.Bits _, DataType.Switch _ -> null;
        };
    }

    private Fixed fixed(Attribute attribute, DataType.Int type) {
        ByteOrder actual = readers.orderOf(type.order());
        EnumSpec enumeration = readers.enumeration(attribute);
        NumberReader reader = NumberReader.of(type, actual, enumeration, -1);
        Supplier<Shape> shape = look.integer(attribute, holder, type, actual, enumeration);
        return Fixed.leaf(reader.typeName(), type.size(), shape, reader);
    }

    private Fixed fixed(Attribute attribute, DataType.Real type) {
        ByteOrder actual = readers.orderOf(type.order());
        NumberReader reader = NumberReader.of(type, actual, -1);
        return Fixed.leaf(reader.typeName(), type.size(), look.real(attribute, holder, type, actual), reader);
    }

    /** A number whose shape is known. */
    Fixed number(NumberReader reader, Supplier<Shape> shape) {
        return Fixed.leaf(reader.typeName(), reader.fixedSize(), shape, reader);
    }

    private @Nullable Fixed fixedBlob(Attribute attribute, @Nullable Charset charset) {
        long size = constantSize(attribute);
        if (size < 0) {
            return null;
        }
        Sizing sizing = attribute.contents() == null ? attribute.sizing() : Sizing.NONE;
        Trim trim = ElementRegion.trim(sizing);
        FixedRun.FixedValue value = (struct, stream, offset) -> {
            struct.machine.watch().spend(size, stream);
            long end = trim.valueEnd(stream.bytes(), offset, offset + size);
            return BlobReader.lazy(struct.machine, stream, offset, end, charset);
        };
        return Fixed.leaf(charset != null ? "str" : "bytes", size, look.blob(attribute, holder, charset, size), value);
    }

    /** The bytes of an element; -1 where that varies. */
    long constantSize(Attribute attribute) {
        if (attribute.contents() != null) {
            return attribute.contents().length;
        }
        Expression size = attribute.sizing().size();
        OptionalLong constant =
                size == null ? OptionalLong.empty() : types.sizes().constant(size, holder);
        return constant.orElse(-1);
    }

    private @Nullable Fixed fixedObject(Attribute attribute, DataType.User user) {
        TypeSpec type = types.type(user, holder).orElse(null);
        if (type == null || attribute.sizing().confines()) {
            return null;
        }
        UserReader reader = readers.user(attribute, user, type);
        return reader.fixedProgram() == null ? null : fixedObject(reader);
    }

    /** An object that a reader reads, where that is of fixed size. */
    Fixed fixedObject(UserReader reader) {
        TypeProgram program = Objects.requireNonNull(reader.fixedProgram());
        FixedRun run = program.fixedRun();
        boolean checks = run != null && run.checks();
        FixedRun.FixedValue value =
                checks ? reader : (struct, stream, offset) -> (LazyValue) () -> reader.read(struct, stream, offset);
        return new Fixed(
                reader.typeName(),
                program.fixedSize(),
                program.fixedFields(),
                checks,
                program.continuesByte(),
                () -> look.shapes().fixed(reader.shape(program)),
                value);
    }
}
