package dev.hexplain.tree;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The properties that all fields of one kind share: name, type, role, documentation and layout. Every field of a tree
 * has a shape. Immutable.
 */
public final class Shape {
    private final String name;
    private final ValueType type;
    private final String typeName;
    private final Role role;
    private final ShapeKind kind;
    private final String production;
    private final String logical;
    private final Supplier<String> doc;
    private final @Nullable Supplier<Enumeration> symbols;
    private final Set<ShapeMark> marks;
    private final List<Slot> slots;
    private final Tail tail;
    private final long fixedSize;
    private final long fieldCount;
    private final ValueDescription description;
    private final int shared;
    private final long target;
    private final boolean refers;

    private Shape(Builder from) {
        this.name = Quoted.visible(from.name);
        this.type = from.type;
        this.typeName = from.typeName.isEmpty() ? from.type.id() : Quoted.visible(from.typeName);
        this.role = from.role;
        this.kind = from.kind;
        this.production = from.production;
        this.logical = Quoted.visible(from.logical);
        this.doc = from.doc;
        this.symbols = from.symbols;
        this.marks = Set.copyOf(from.marks);
        this.slots = List.copyOf(from.slots);
        this.tail = from.tail;
        this.fixedSize = type instanceof ValueType.Group ? sizeOf(slots, tail) : Math.max(from.size, type.fixedSize());
        this.fieldCount = countOf(slots, tail);
        this.description = from.description;
        this.shared = type instanceof ValueType.Bits bits
                ? bits.firstBit() > 0 ? 1 : 0
                : slots.isEmpty() ? 0 : sharedWithNeighbour(slots.getFirst());
        requireElements(tail);
        this.target = from.target;
        this.refers = has(ShapeMark.REFERS_TO_HANDLE)
                || tail instanceof Tail.Counted
                || (tail instanceof Tail.Scanned(Tail rows, Tail.Scan scan) && scan.mayRefer())
                || (tail instanceof Tail.Computed(Tail rows, List<Shape> fields)
                        && fields.stream().anyMatch(Shape::refers))
                || slots.stream().anyMatch(Shape::mayRefer);
    }

    private Shape(Shape of, long size, long fields) {
        this.name = of.name;
        this.type = of.type;
        this.typeName = of.typeName;
        this.role = of.role;
        this.kind = of.kind;
        this.production = of.production;
        this.logical = of.logical;
        this.doc = of.doc;
        this.symbols = of.symbols;
        this.marks = of.marks;
        this.slots = of.slots;
        this.tail = of.tail;
        this.fixedSize = size;
        this.fieldCount = fields;
        this.description = of.description;
        this.shared = of.shared;
        this.target = of.target;
        this.refers = of.refers;
    }

    /**
     * The same for one field without a row whose tail is scanned: what was measured in its bytes need not be scanned to
     * pass over it.
     *
     * @param size of it in bytes
     * @param fields in it, itself included
     */
    public Shape measured(long size, long fields) {
        return new Shape(this, size, fields);
    }

    /** A field without children. */
    public static Builder leaf(String name, ValueType type, Role role) {
        return new Builder(name, type, role);
    }

    /** A field that consists of fields. */
    public static Builder group(String name, String typeName) {
        return new Builder(name, new ValueType.Group(typeName), Role.VALUE);
    }

    /** A field that consists of fields, with the label of its kind. */
    public static Builder group(String name, ShapeKind kind) {
        return group(name, kind.label()).kind(kind);
    }

    public String name() {
        return name;
    }

    public ValueType type() {
        return type;
    }

    /** The type to display: nothing is decided by it. */
    public String typeName() {
        return typeName;
    }

    public Role role() {
        return role;
    }

    /** What it is to its format. */
    public ShapeKind kind() {
        return kind;
    }

    /** The name of the grammar rule it is an instance of, as in the specification; may be empty, is never displayed. */
    public String production() {
        return production;
    }

    /** Its name in the object that was encoded, the same in every encoding of it; may be empty. */
    public String logical() {
        return logical;
    }

    public String doc() {
        return doc.get();
    }

    public @Nullable Enumeration symbols() {
        return symbols == null ? null : symbols.get();
    }

    public boolean has(ShapeMark mark) {
        return marks.contains(mark);
    }

    public List<Slot> slots() {
        return slots;
    }

    public Tail tail() {
        return tail;
    }

    /** Whether it never has children. */
    public boolean isLeaf() {
        return !(type instanceof ValueType.Group);
    }

    /** Bytes it takes wherever it stands, or -1 where that depends on the bytes. */
    public long fixedSize() {
        return fixedSize;
    }

    /**
     * Number of fields that its layout computes wherever it stands, itself included. Rows, variants that a byte chooses
     * and the fields of its tail come on top.
     */
    public long fieldCount() {
        return fieldCount;
    }

    /** The value of a field of this shape, from the one that its bytes alone give. */
    public Value describe(FieldTree tree, Field field, Value read) {
        return description.describe(tree, field, read);
    }

    /** Bytes at its start that the field before it ends with: 1 where it begins inside a byte, as bit fields may. */
    int shared() {
        return shared;
    }

    private static int sharedWithNeighbour(Slot slot) {
        return slot.extent() instanceof Extent.Inline(Shape shape) ? shape.shared : 0;
    }

    /** Elements are found by division, so each has at least one byte and shares none. */
    private static void requireElements(Tail tail) {
        if (tail instanceof Tail.Repeat(String name, Shape element) && (element.fixedSize < 1 || element.shared > 0)) {
            throw new IllegalArgumentException("Elements of %s have no whole bytes of their own".formatted(element));
        }
    }

    /**
     * The offset of the handle's definition that it refers to, where the shape fixes it; -1 where its bytes hold a
     * handle.
     */
    public long target() {
        return target;
    }

    /** Whether it, or what it holds inline, may refer to a handle. */
    boolean refers() {
        return refers;
    }

    /** Called for every shape at start: a pattern switch here would cost a fresh JVM its bootstrap. */
    private static boolean mayRefer(Slot slot) {
        return slot.extent() instanceof Extent.Tagged
                || (slot.extent() instanceof Extent.Inline(Shape shape) && shape.refers);
    }

    private static long sizeOf(List<Slot> slots, Tail tail) {
        long sum = slots.isEmpty() ? 0 : sharedWithNeighbour(slots.getFirst());
        if (tail instanceof Tail.Computed(Tail rows, List<Shape> fields)) {
            for (Shape field : fields) {
                if (field.fixedSize < 0) {
                    return -1;
                }
                sum += field.fixedSize;
            }
        } else if (!(tail instanceof Tail.OwnRows)) {
            return -1;
        }
        for (Slot slot : slots) {
            if (!(slot.extent() instanceof Extent.Inline(Shape shape)) || shape.fixedSize < 0) {
                return -1;
            }
            sum += shape.fixedSize - shape.shared;
        }
        return sum;
    }

    private static long countOf(List<Slot> slots, Tail tail) {
        long sum = 1;
        if (tail instanceof Tail.Computed(Tail rows, List<Shape> fields)) {
            for (Shape field : fields) {
                sum += field.fieldCount;
            }
        }
        for (Slot slot : slots) {
            Shape shape = inline(slot.extent());
            sum += shape == null ? 0 : shape.fieldCount;
        }
        return sum;
    }

    /** Called for every shape at start, as {@link #mayRefer} is. */
    private static @Nullable Shape inline(Extent extent) {
        if (extent instanceof Extent.Inline(Shape shape)) {
            return shape;
        }
        if (extent instanceof Extent.Counted(Shape shape, int unit, int plus)) {
            return shape;
        }
        if (extent instanceof Extent.Sized(Shape shape, Extent.Sizing sizing)) {
            return shape;
        }
        return extent instanceof Extent.Between(Shape shape) ? shape : null;
    }

    @Override
    public String toString() {
        return name + ": " + typeName;
    }

    /** Builds a shape. */
    public static final class Builder {
        private final String name;
        private final ValueType type;
        private Role role;
        private String typeName = "";
        private ShapeKind kind = ShapeKind.NONE;
        private String production = "";
        private String logical = "";
        private Supplier<String> doc = () -> "";
        private @Nullable Supplier<Enumeration> symbols;
        private final Set<ShapeMark> marks = EnumSet.noneOf(ShapeMark.class);
        private List<Slot> slots = List.of();
        private Tail tail = new Tail.OwnRows();
        private long size = -1;
        private long target = -1;
        private ValueDescription description = (tree, field, read) -> read;

        private Builder(String name, ValueType type, Role role) {
            this.name = name;
            this.type = type;
            this.role = role;
        }

        public Builder typeName(String text) {
            typeName = text;
            return this;
        }

        /** What it is to its format; a leaf without another type to display has the kind's label. */
        public Builder kind(ShapeKind value) {
            kind = value;
            return typeName.isEmpty() && !(type instanceof ValueType.Group) ? typeName(value.label()) : this;
        }

        public Builder role(Role value) {
            role = value;
            return this;
        }

        public Builder production(String rule) {
            production = rule;
            return this;
        }

        /** The name in the object that was encoded. */
        public Builder logical(String name) {
            logical = name;
            return this;
        }

        public Builder doc(String text) {
            return doc(() -> text);
        }

        /** Documentation that is loaded when first read. */
        public Builder doc(Supplier<String> text) {
            doc = text;
            return this;
        }

        public Builder symbols(Enumeration values) {
            return symbols(() -> values);
        }

        /** Symbols that are loaded when first read. */
        public Builder symbols(Supplier<Enumeration> values) {
            symbols = values;
            return this;
        }

        public Builder mark(ShapeMark mark) {
            marks.add(mark);
            return this;
        }

        public Builder slots(Slot... inOrder) {
            return slots(List.of(inOrder));
        }

        public Builder slots(List<Slot> inOrder) {
            slots = inOrder;
            return this;
        }

        public Builder tail(Tail value) {
            tail = value;
            return this;
        }

        /** It refers to the handle that is defined at an offset, whatever number its bytes hold. */
        public Builder refersTo(long offset) {
            target = offset;
            return mark(ShapeMark.REFERS_TO_HANDLE);
        }

        /** How the format describes values of the shape, for formats that leave {@link Shapes#describe} as it is. */
        public Builder description(ValueDescription value) {
            description = value;
            return this;
        }

        /** Bytes that a leaf takes wherever it stands, where its type does not say. */
        public Builder size(long bytes) {
            size = bytes;
            return this;
        }

        public Shape build() {
            return new Shape(this);
        }
    }
}
