package dev.hexplain.ksy.run;

import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.BitOrder;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Doc;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.Sizing;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.query.UserTypeKind;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Trim;
import dev.hexplain.tree.ValueType;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes the shapes of a descriptor's fields. */
final class FieldShapes {
    private final ProgramShapes shapes;
    private final MentionedNames mentions;
    private final Map<EnumSpec, Enumeration> enumerations = new HashMap<>();

    FieldShapes(ProgramShapes shapes, MentionedNames mentions) {
        this.shapes = shapes;
        this.mentions = mentions;
    }

    ProgramShapes shapes() {
        return shapes;
    }

    /** The qualified name of an attribute: {@code png::chunk.len}. */
    static String production(TypeSpec holder, String id) {
        return holder.qualifiedName() + "." + id;
    }

    private Shape.Builder leaf(Attribute attribute, TypeSpec holder, ValueType type) {
        return Shape.leaf(attribute.id(), type, role(attribute))
                .doc(attribute.doc().text())
                .logical(attribute.doc().logical())
                .production(production(holder, attribute.id()));
    }

    private Role role(Attribute attribute) {
        String written = attribute.doc().role();
        for (Role role : Role.values()) {
            if (role.id().equals(written)) {
                return role;
            }
        }
        if (attribute.contents() != null) {
            return Role.MAGIC;
        }
        return mentions.asLength(attribute.id()) ? Role.LENGTH : Role.VALUE;
    }

    Supplier<Shape> integer(
            Attribute attribute, TypeSpec holder, DataType.Int type, ByteOrder order, @Nullable EnumSpec enumeration) {
        ValueType value = new ValueType.Int(type.size(), type.signed(), order);
        return () -> named(leaf(attribute, holder, value), enumeration).build();
    }

    private Shape.Builder named(Shape.Builder builder, @Nullable EnumSpec enumeration) {
        return enumeration == null ? builder : builder.symbols(() -> enumeration(enumeration));
    }

    private Enumeration enumeration(EnumSpec spec) {
        synchronized (enumerations) {
            return enumerations.computeIfAbsent(spec, FieldShapes::made);
        }
    }

    private static Enumeration made(EnumSpec spec) {
        Map<Long, Enumeration.Symbol> symbols = new HashMap<>();
        spec.members()
                .forEach((value, member) -> symbols.put(
                        value, new Enumeration.Symbol(member.id(), member.doc().text())));
        return new Enumeration(spec.id(), false, symbols);
    }

    Supplier<Shape> real(Attribute attribute, TypeSpec holder, DataType.Real type, ByteOrder order) {
        return () ->
                leaf(attribute, holder, new ValueType.Real(type.size(), order)).build();
    }

    /** The first of eight shapes of a bit field, by the bit of the byte where it begins. */
    int bits(Attribute attribute, TypeSpec holder, DataType.Bits type, @Nullable EnumSpec enumeration) {
        int first = shapes.add(bits(attribute, holder, type, enumeration, 0));
        for (int bit = 1; bit < Byte.SIZE; bit++) {
            shapes.add(bits(attribute, holder, type, enumeration, bit));
        }
        return first;
    }

    /** A bit field that begins at a bit of a byte. */
    Supplier<Shape> bits(
            Attribute attribute, TypeSpec holder, DataType.Bits type, @Nullable EnumSpec enumeration, int firstBit) {
        boolean little = type.order() == BitOrder.LITTLE;
        boolean truth = type.width() == 1 && enumeration == null;
        ValueType value = new ValueType.Bits(type.width(), firstBit, little, truth);
        return () -> named(leaf(attribute, holder, value), enumeration).build();
    }

    /** Bytes or a text; of so many bytes in every object, or -1. */
    Supplier<Shape> blob(Attribute attribute, TypeSpec holder, @Nullable Charset charset, long size) {
        Sizing sizing = attribute.contents() == null ? attribute.sizing() : Sizing.NONE;
        Trim trim = ElementRegion.trim(sizing);
        return () -> leaf(attribute, holder, blob(charset, trim)).size(size).build();
    }

    /** Bytes whose meaning the descriptor does not tell. */
    Supplier<Shape> opaque(Attribute attribute, TypeSpec holder) {
        return () -> leaf(attribute, holder, blob(null, ElementRegion.trim(attribute.sizing())))
                .mark(ShapeMark.OPAQUE)
                .build();
    }

    private static ValueType blob(@Nullable Charset charset, Trim trim) {
        return charset == null ? new ValueType.Bytes(trim) : new ValueType.Text(TextEncoding.of(charset), trim);
    }

    /** The input of a {@code process}. */
    Supplier<Shape> packed(Attribute attribute, TypeSpec holder) {
        return blob(attribute, holder, null, -1);
    }

    /** The output of a {@code process}. */
    Supplier<Shape> unpacked(Attribute attribute, TypeSpec holder, String process, @Nullable Charset charset) {
        return () -> Shape.leaf(process, blob(charset, Trim.NONE), Role.VALUE)
                .doc("What " + process + " made of the bytes.")
                .production(production(holder, attribute.id()))
                .build();
    }

    /** A field without bytes, of a type that reads nothing. */
    Supplier<Shape> unknown(Attribute attribute, TypeSpec holder, String typeName) {
        return () -> leaf(attribute, holder, new ValueType.Bytes(Trim.NONE))
                .typeName(typeName)
                .build();
    }

    /** A value that is calculated. */
    int calculated(Instance.Calculated instance, TypeSpec holder) {
        return shapes.add(() -> Shape.leaf(instance.id(), new ValueType.Computed(), Role.VALUE)
                .doc(instance.doc().text())
                .logical(instance.doc().logical())
                .production(production(holder, instance.id()))
                .build());
    }

    /** An object of a user type; the number is that of the shape with all its slots. Takes a program once complete. */
    int object(String name, Doc doc, String production, TypeSpec type, Supplier<TypeProgram> program) {
        return shapes.addFamily(
                TypeProgram.mostSlots(type),
                slots -> object(name, doc, production, type)
                        .slots(program.get().layout().firstSlots(slots))
                        .build());
    }

    /** An object of a user type that needs no rows; the number is that of its first variant. */
    int inline(String name, Doc doc, String production, TypeSpec type, InlineType inline) {
        return shapes.addVariants(
                inline.variants(),
                variant -> object(name, doc, production, type)
                        .slots(inline.slots(variant))
                        .build());
    }

    private static Shape.Builder object(String name, Doc doc, String production, TypeSpec type) {
        return Shape.group(name, new UserTypeKind(type))
                .doc(doc.text().isEmpty() ? type.doc().text() : doc.text())
                .logical(doc.logical())
                .production(production.isEmpty() ? type.qualifiedName() : production);
    }

    private Shape.Builder group(Attribute attribute, TypeSpec holder, String typeName) {
        return Shape.group(attribute.id(), typeName + "[]")
                .doc(attribute.doc().text())
                .logical(attribute.doc().logical())
                .production(production(holder, attribute.id()));
    }

    /** Elements that have rows. */
    int array(Attribute attribute, TypeSpec holder, String typeName) {
        return shapes.add(
                () -> group(attribute, holder, typeName).tail(new Tail.Rows("")).build());
    }

    /** Elements that are computed, as many as fill the row. */
    int computedArray(Attribute attribute, TypeSpec holder, ElementReader element) {
        return shapes.add(() -> group(attribute, holder, element.typeName())
                .tail(new Tail.Repeat("", shapes.fixed(element.fixedShape())))
                .build());
    }

    /** A fixed number of elements of fixed size. */
    Supplier<Shape> inlineArray(
            Attribute attribute, TypeSpec holder, String typeName, long count, LongFunction<Supplier<Shape>> element) {
        return () -> {
            List<Slot> slots = new ArrayList<>();
            for (long i = 0; i < count; i++) {
                slots.add(Slot.of("[" + i + "]", element.apply(i).get()));
            }
            return group(attribute, holder, typeName).slots(slots).build();
        };
    }
}
