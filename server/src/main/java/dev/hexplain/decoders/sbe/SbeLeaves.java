package dev.hexplain.decoders.sbe;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Extent;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeKind;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Trim;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The shapes of types, and values that depend on more than the bytes. */
final class SbeLeaves {
    /** Text in a block ends at the first NUL. */
    private static final Trim NUL = new Trim(new byte[1], false, -1);

    /** Flags, whatever the constants are called that say so. */
    static final ShapeKind TRUTH = ShapeKind.of("");

    private static final String NULL = "null";

    /** Of a schema: a composite may have another many times, and that one another, and none of them a byte. */
    private static final int MAX_SHAPES = 1 << 18;

    private final ByteOrder order;
    private final Map<Shape, Value> constants = new HashMap<>();
    private final Map<Shape, String> nullValues = new HashMap<>();
    private int shapes;

    SbeLeaves(ByteOrder order) {
        this.order = order;
    }

    Shape member(SbeMember member) {
        return shape(member, Role.VALUE, member.logical(), null);
    }

    private Shape shape(SbeMember member, Role role, String logical, @Nullable Enumeration symbols) {
        if (++shapes > MAX_SHAPES) {
            throw new SchemaDiagnostic("The schema uses more than " + MAX_SHAPES + " types");
        }
        return switch (member.type()) {
            case SbeType.Composite type ->
                composite(member.name(), type, logical, member.doc(), _ -> role, SbeMember::logical, _ -> null);
            case SbeType.Symbolic type ->
                named(member, type.primitive().type(order), role, logical)
                        .symbols(type.symbols())
                        .typeName(type.name())
                        .kind(type.isTruth() ? TRUTH : ShapeKind.NONE)
                        .build();
            case SbeType.Simple type
            when type.constant().isPresent() ->
                remember(constants, named(member, ValueType.COMPUTED, role, logical), constantValue(type));
            case SbeType.Simple type -> simple(member, type, role, logical, symbols);
        };
    }

    private static Shape remember(Map<Shape, Value> in, Shape.Builder builder, Value value) {
        Shape shape = builder.build();
        in.put(shape, value);
        return shape;
    }

    private static Value constantValue(SbeType.Simple type) {
        String value = type.constant().orElseThrow();
        boolean dotted = value.indexOf('.') >= 0;
        if (type.primitive() == SbePrimitive.CHAR && !dotted) {
            return Value.text(value);
        }
        Exact number = dotted ? new Exact.Real(value) : new Exact.Whole(() -> value);
        return Value.exactly(value, Character.isLetter(value.charAt(0)) ? new Exact.Name(value) : number);
    }

    private Shape simple(
            SbeMember member, SbeType.Simple type, Role role, String logical, @Nullable Enumeration symbols) {
        boolean text = type.primitive() == SbePrimitive.CHAR
                || !type.characterEncoding().isEmpty();
        if (text && type.primitive().size() == 1) {
            Shape.Builder leaf = named(member, new ValueType.Text(encoding(type), NUL), role, logical);
            return remember(leaf.size(type.size()), type.optional(), "\"\"");
        }
        if (type.length() == 1) {
            Shape.Builder leaf = named(member, type.primitive().type(order), role, logical);
            if (symbols != null) {
                leaf.symbols(symbols);
            }
            return remember(leaf, type.optional(), type.nullValue());
        }
        return type.primitive().size() == 1 || type.length() == 0
                ? named(member, ValueType.BYTES, role, logical)
                        .size(type.size())
                        .build()
                : array(member, type, role, logical);
    }

    private Shape remember(Shape.Builder builder, boolean optional, String nullValue) {
        Shape shape = builder.build();
        if (optional) {
            nullValues.put(shape, nullValue);
        }
        return shape;
    }

    private Shape array(SbeMember member, SbeType.Simple type, Role role, String logical) {
        Shape element = Shape.leaf("", type.primitive().type(order), role).build();
        List<Slot> slots = new ArrayList<>();
        for (int i = 0; i < type.length(); i++) {
            slots.add(Slot.of("[" + i + "]", element));
        }
        return Shape.group(member.name(), type.primitive().id() + "[" + type.length() + "]")
                .logical(logical)
                .doc(member.doc())
                .slots(slots)
                .build();
    }

    private static Shape.Builder named(SbeMember member, ValueType type, Role role, String logical) {
        return Shape.leaf(member.name(), type, role).logical(logical).doc(member.doc());
    }

    private static TextEncoding encoding(SbeType.Simple type) {
        String name = type.characterEncoding();
        return name.isEmpty() ? TextEncoding.ASCII : TextEncoding.of(Charset.forName(name));
    }

    /**
     * A composite of the encoding itself: it is not a step of the logical path, and its members have roles of their
     * own.
     */
    Shape composite(
            String name,
            SbeType.Composite type,
            Function<String, Role> roles,
            Function<String, @Nullable Enumeration> symbols) {
        return composite(name, type, "", type.doc(), roles, _ -> "", symbols);
    }

    private Shape composite(
            String name,
            SbeType.Composite type,
            String logical,
            String doc,
            Function<String, Role> roles,
            Function<SbeMember, String> logicals,
            Function<String, @Nullable Enumeration> symbols) {
        List<Slot> slots = new ArrayList<>();
        int end = 0;
        for (SbeMember member : type.members()) {
            if (member.offset() > end) {
                slots.add(Slot.of(padding(member.offset() - end)));
            }
            slots.add(Slot.of(
                    shape(member, roles.apply(member.name()), logicals.apply(member), symbols.apply(member.name()))));
            end = member.end();
        }
        return Shape.group(name, type.name())
                .logical(logical)
                .doc(doc)
                .slots(slots)
                .build();
    }

    /** A length, and as many bytes; text where the schema has a character encoding. */
    Shape data(SbeBody.Data data) {
        SbeMember length = data.type().members().getFirst();
        SbeMember content = data.type().members().getLast();
        SbeType.Simple bytes = (SbeType.Simple) content.type();
        ValueType type = bytes.characterEncoding().isEmpty() ? ValueType.BYTES : new ValueType.Text(encoding(bytes));
        return Shape.group(data.name(), data.type().name())
                .logical(data.logical())
                .doc(data.doc())
                .slots(
                        Slot.of(shape(length, Role.LENGTH, "", null)),
                        Slot.counted(named(content, type, Role.VALUE, "").build(), 1))
                .build();
    }

    static Shape padding(int bytes) {
        return Shape.leaf("padding", ValueType.BYTES, Role.PADDING).size(bytes).build();
    }

    /** How many fields a layout adds to a row. */
    static long fieldsIn(Shape shape) {
        long sum = 0;
        for (Slot slot : shape.slots()) {
            sum += 1 + (slot.extent() instanceof Extent.Inline(Shape inner) ? fieldsIn(inner) : 0);
        }
        return sum;
    }

    /** Whether a value says that there is none. */
    boolean isAbsent(Field field, Value value) {
        String none = nullValues.get(field.shape());
        return none == null
                ? value.symbol().equals(SbeType.Symbolic.NONE)
                : value.actual().equals(none);
    }

    Value describe(Field field, Value read) {
        Shape shape = field.shape();
        Value constant = constants.get(shape);
        if (constant != null) {
            return constant.with("", "constant");
        }
        boolean absent = read.actual().equals(nullValues.get(shape));
        return absent ? read.with(NULL, "no value") : read;
    }
}
