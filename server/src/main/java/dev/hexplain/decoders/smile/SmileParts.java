package dev.hexplain.decoders.smile;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Shapes of the parts of items: the key, the value's token, and the value. */
final class SmileParts {
    /** Names of first bytes where a value is expected. */
    static final Supplier<Enumeration> VALUE_TOKENS = Smile.FORMAT.symbols("value_token");

    /** Names of first bytes where a key is expected. */
    private static final Supplier<Enumeration> KEY_TOKENS = Smile.FORMAT.symbols("key_token");

    private SmileParts() {}

    /** Whether the value consists of the token alone. */
    static boolean isOneLeaf(int token) {
        return SmileTokens.size(token) == 1;
    }

    /** An item that begins with these slots, and whose content has rows. */
    static Shape item(Shape.Builder shape, SmileLayout layout, List<Slot> slots) {
        boolean array = layout.token() == SmileTokens.START_ARRAY && !layout.isTyped();
        return item(shape, layout, slots, array ? new Tail.Rows("") : new Tail.OwnRows());
    }

    /** An item that begins with these slots. */
    static Shape item(Shape.Builder shape, SmileLayout layout, List<Slot> slots, Tail tail) {
        int token = layout.token();
        switch (token) {
            case SmileTokens.START_ARRAY -> addArray(slots, layout.isTyped());
            case SmileTokens.START_OBJECT -> slots.add(Slot.of(head()));
            default -> addScalar(slots, layout);
        }
        return shape.production(production(layout))
                .role(layout.namesType() ? Role.TYPE : Role.VALUE)
                .slots(slots)
                .tail(tail)
                .build();
    }

    /**
     * The parts of a value whose length is not in its first byte, without rows.
     *
     * @param scale bytes of it; 0 for none
     * @param length bytes of the length before the value; 0 for none
     * @param size bytes of the value
     */
    static List<Slot> inline(int token, int scale, int length, int size) {
        List<Slot> slots = new ArrayList<>();
        slots.add(Slot.of(head()));
        switch (token) {
            case SmileTokens.LONG_ASCII, SmileTokens.LONG_UNICODE -> {
                TextEncoding encoding = token == SmileTokens.LONG_ASCII ? TextEncoding.ASCII : TextEncoding.UTF_8;
                slots.add(sized(text("value", encoding, Role.VALUE, -1), size));
                slots.add(Slot.of(endOfString()));
            }
            default -> {
                if (scale > 0) {
                    slots.add(sized(leaf("scale", SmileKind.SCALE, Role.VALUE), scale));
                }
                slots.add(sized(leaf("length", SmileKind.LENGTH, Role.LENGTH), length));
                slots.add(sized(leaf("value", content(token), Role.VALUE), size));
            }
        }
        return slots;
    }

    /** A leaf of this size, which its shape does not say: as a row would be. */
    private static Slot sized(Shape leaf, int bytes) {
        return Slot.counted(leaf, 0, bytes);
    }

    /** What a value behind its length is. */
    private static SmileKind content(int token) {
        return switch (token) {
            case SmileTokens.BINARY_7BIT -> SmileKind.PACKED;
            case SmileTokens.BINARY_RAW -> SmileKind.RAW;
            default -> SmileKind.MAGNITUDE;
        };
    }

    /** The byte that ends a text. */
    static Shape endOfString() {
        return Shape.leaf("end", ValueType.U1, Role.LENGTH)
                .typeName("token")
                .symbols(VALUE_TOKENS)
                .build();
    }

    private static void addArray(List<Slot> slots, boolean typed) {
        slots.add(Slot.of(head()));
        if (typed) {
            slots.add(Slot.row("type"));
            slots.add(Slot.row("content"));
        }
    }

    private static void addScalar(List<Slot> slots, SmileLayout layout) {
        int token = layout.token();
        int size = SmileTokens.isInt(token) ? 1 + layout.extra() : SmileTokens.size(token);
        if (isOneLeaf(token)) {
            slots.add(Slot.of(single("value", token)));
        } else if (SmileTokens.isShortText(token)) {
            TextEncoding encoding = SmileTokens.isAscii(token) ? TextEncoding.ASCII : TextEncoding.UTF_8;
            slots.add(Slot.of(definingHead()));
            slots.add(Slot.of(text("value", encoding, layout.namesType() ? Role.TYPE : Role.VALUE, size - 1)));
        } else if (size > 0) {
            slots.add(Slot.of(head()));
            slots.add(Slot.of(value(kind(layout)).size(size - 1).build()));
        } else if (SmileTokens.isReference(token)) {
            slots.add(Slot.row("value"));
        }
    }

    private static String production(SmileLayout layout) {
        return switch (layout.token()) {
            case SmileTokens.START_ARRAY -> layout.isTyped() ? Productions.SCALAR : Productions.ARRAY;
            case SmileTokens.START_OBJECT -> Productions.MAP;
            default -> Productions.SCALAR;
        };
    }

    static SmileKind kind(SmileLayout layout) {
        return layout.isTyped() ? SmileKind.TYPED : layout.namesType() ? SmileKind.TYPE_NAME : kind(layout.token());
    }

    private static SmileKind kind(int token) {
        return switch (token) {
            case SmileTokens.EMPTY_STRING -> SmileKind.EMPTY_STRING;
            case SmileTokens.NULL -> SmileKind.NULL;
            case SmileTokens.FALSE, SmileTokens.TRUE -> SmileKind.BOOLEAN;
            case SmileTokens.INT_32 -> SmileKind.INT_32;
            case SmileTokens.INT_64 -> SmileKind.INT_64;
            case SmileTokens.BIG_INTEGER -> SmileKind.BIG_INTEGER;
            case SmileTokens.FLOAT_32 -> SmileKind.FLOAT_32;
            case SmileTokens.FLOAT_64 -> SmileKind.FLOAT_64;
            case SmileTokens.BIG_DECIMAL -> SmileKind.BIG_DECIMAL;
            case SmileTokens.BINARY_7BIT, SmileTokens.BINARY_RAW -> SmileKind.BINARY;
            case SmileTokens.START_ARRAY -> SmileKind.ARRAY;
            case SmileTokens.START_OBJECT -> SmileKind.OBJECT;
            case SmileLayout.NO_VALUE -> SmileKind.NONE;
            default ->
                token >= SmileTokens.SMALL_INT && token < SmileTokens.LONG_ASCII
                        ? SmileKind.SMALL_INT
                        : SmileKind.STRING;
        };
    }

    static Shape head() {
        return headBuilder().build();
    }

    /** The head of a text that back references may refer to. */
    private static Shape definingHead() {
        return headBuilder().mark(ShapeMark.DEFINES_HANDLE).build();
    }

    private static Shape.Builder headBuilder() {
        return Shape.leaf("head", ValueType.U1, Role.TYPE).typeName("token").symbols(VALUE_TOKENS);
    }

    /** A value of one byte. */
    static Shape single(String name, int token) {
        return Shape.leaf(name, ValueType.U1, Role.VALUE)
                .kind(kind(token))
                .production(Productions.SCALAR)
                .build();
    }

    private static Shape.Builder value(SmileKind kind) {
        return Shape.leaf("value", ValueType.BYTES, Role.VALUE).kind(kind);
    }

    static Shape leaf(String name, SmileKind kind, Role role) {
        return Shape.leaf(name, ValueType.BYTES, role).kind(kind).build();
    }

    static Shape text(String name, TextEncoding encoding, Role role, long size) {
        return Shape.leaf(name, new ValueType.Text(encoding), role).size(size).build();
    }

    /**
     * A key.
     *
     * @param named the offset of the token before the member's name
     * @param length bytes of the key
     */
    static Shape key(SmileKeyForm form, long named, long length) {
        return switch (form) {
            case SHORT ->
                Shape.group("key", SmileKind.NAME)
                        .role(Role.NAME)
                        .mark(ShapeMark.DEFINES_HANDLE)
                        .slots(Slot.of(keyHead()), Slot.of(text("value", TextEncoding.UTF_8, Role.NAME, length - 1)))
                        .build();
            case LONG ->
                Shape.group("key", SmileKind.NAME)
                        .role(Role.NAME)
                        .slots(
                                Slot.of(keyHead()),
                                Slot.of(text("value", TextEncoding.UTF_8, Role.NAME, length - 2)),
                                Slot.of(endOfString()))
                        .build();
            case EMPTY ->
                Shape.leaf("key", ValueType.U1, Role.NAME)
                        .typeName("empty name")
                        .build();
            default ->
                Shape.leaf("key", form == SmileKeyForm.REFERENCE ? ValueType.U1 : ValueType.U2_BE, Role.REFERENCE)
                        .kind(SmileKind.NAME_REFERENCE)
                        .refersTo(named)
                        .doc("Stands for a name that was written before.")
                        .build();
        };
    }

    private static Shape keyHead() {
        return Shape.leaf("head", ValueType.U1, Role.TYPE)
                .typeName("token")
                .symbols(KEY_TOKENS)
                .build();
    }

    static Shape unknownKey(SmileKeyForm form) {
        return Shape.leaf("key", form == SmileKeyForm.UNKNOWN ? ValueType.U1 : ValueType.U2_BE, Role.REFERENCE)
                .kind(SmileKind.NAME_REFERENCE)
                .build();
    }

    /** A back reference to a text. */
    static Shape reference(int token, long target) {
        return Shape.leaf(
                        "value", SmileTokens.referenceSize(token) == 1 ? ValueType.U1 : ValueType.U2_BE, Role.REFERENCE)
                .kind(SmileKind.REFERENCE)
                .production(Productions.SCALAR)
                .refersTo(target)
                .doc("Stands for a text that was written before.")
                .build();
    }

    /** The number of fields that the layout of an item computes besides its key. */
    static int fields(int token) {
        if (token == SmileTokens.START_ARRAY || token == SmileTokens.START_OBJECT || isOneLeaf(token)) {
            return 1;
        }
        return SmileTokens.isInt(token) || SmileTokens.size(token) > 0 ? 2 : 0;
    }
}
