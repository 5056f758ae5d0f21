package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Extent;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.StepShapes;
import dev.hexplain.values.TreeValues;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Initialized after the constants it needs. */
final class ChronicleWireShapes implements StepShapes {

    private static final int TAGS = 256;
    private static final int FIRST = ShapeTable.DUMP + 1;
    private static final int FIRST_RULE = FIRST + TAGS;
    private static final int FIRST_STOP = FIRST_RULE + ChronicleWireRule.values().length;
    private static final int COUNT = FIRST_STOP + ChronicleWireStopBits.MAX_BYTES + 1;
    /** The number of characters of a name that are shown. */
    static final ChronicleWireShapes INSTANCE = new ChronicleWireShapes();

    /** A decimal number of so many bytes after its code. */
    private static final int KEPT = 200;

    private static final ValueType LATIN_1 = new ValueType.Text(TextEncoding.LATIN_1);
    private static final Extent.Variants VALUES = tag -> INSTANCE.fixed(value(tag));

    private final @Nullable Shape[] made = new Shape[COUNT];

    private ChronicleWireShapes() {}

    static int value(int code) {
        return FIRST + code;
    }

    static int rule(ChronicleWireRule rule) {
        return FIRST_RULE + rule.number();
    }

    /** The bytes of a name: code, length unless the code contains it, and text. */
    static int stopFloat(int bytes) {
        return FIRST_STOP + bytes;
    }

    @Override
    public Shape fixed(int number) {
        Shape shape = made[number];
        if (shape == null) {
            shape = make(number);
            made[number] = shape;
        }
        return shape;
    }

    private static Shape make(int number) {
        if (number < FIRST) {
            return new ShapeTable().fixed(number);
        }
        if (number < FIRST_RULE) {
            return ChronicleWireLayouts.value(number - FIRST);
        }
        return number < FIRST_STOP
                ? ChronicleWireRuleShapes.fixed(ChronicleWireRule.of(number - FIRST_RULE))
                : ChronicleWireRuleShapes.stopFloat(number - FIRST_STOP);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        MemorySegment bytes = tree.source().segment();
        boolean open = ChronicleWireRule.of(member.kind()) == ChronicleWireRule.OPEN_FIELD
                || ChronicleWireRule.of(member.kind()) == ChronicleWireRule.OPEN_TYPED;
        return switch (ChronicleWireRule.of(member.kind())) {
            case TYPED, OPEN_TYPED -> typed(bytes, member, open);
            default -> field(bytes, member, open);
        };
    }

    private static Shape field(MemorySegment bytes, Member member, boolean open) {
        Shape key = key(bytes, member);
        String name =
                ContainerPreviews.name(ChronicleWireFieldValues.name(bytes, member.offset(), member.length(), KEPT));
        List<Slot> slots = new ArrayList<>(List.of(Slot.of(key)));
        if (!open) {
            slots.add(Slot.tagged("value", VALUES));
        }
        return Shape.group(name, "field")
                .production("entry")
                .logical(name)
                .slots(slots)
                .build();
    }

    /** The bytes of a name: its code, its length where that is not in the code, itself. */
    private static Shape key(MemorySegment bytes, Member member) {
        int code = bytes.get(ValueLayout.JAVA_BYTE, member.offset()) & 0xFF;
        Shape.Builder key = Shape.group("key", "name").role(Role.NAME).production("key");
        if (ChronicleWireCodes.isShortName(code)) {
            return key.slots(
                            Slot.of(ChronicleWireLayouts.codeAndLength(Role.LENGTH)),
                            text(LATIN_1, member.length() - 1, Role.NAME))
                    .build();
        }
        if (code == ChronicleWireCodes.EVENT_OBJECT) {
            return key.slots(Slot.of(ChronicleWireLayouts.code("code")), Slot.tagged("object", VALUES))
                    .build();
        }
        long length =
                code == ChronicleWireCodes.FIELD_NUMBER ? 0 : ChronicleWireStopBits.value(bytes, member.offset() + 1);
        Slot before =
                stopBits(member.length() - 1 - length, code == ChronicleWireCodes.FIELD_NUMBER ? "number" : "length");
        return code == ChronicleWireCodes.FIELD_NUMBER
                ? key.slots(Slot.of(ChronicleWireLayouts.code("code")), before).build()
                : key.slots(Slot.of(ChronicleWireLayouts.code("code")), before, text(LATIN_1, length, Role.NAME))
                        .build();
    }

    private static Slot text(ValueType type, long length, Role role) {
        return Slot.of(Shape.leaf("text", type, role).size(length).build());
    }

    private static Slot stopBits(long size, String name) {
        return Slot.of(Shape.leaf(name, ValueType.BYTES, name.equals("length") ? Role.LENGTH : Role.NAME)
                .typeName("stop-bit")
                .production("stop-bit")
                .size(size)
                .build());
    }

    private static Shape typed(MemorySegment bytes, Member member, boolean open) {
        long length = ChronicleWireStopBits.value(bytes, member.offset() + 1);
        String name = ChronicleWireFieldValues.text(
                bytes, member.offset() + member.length() - length, Math.min(length, KEPT));
        List<Slot> slots = new ArrayList<>(List.of(
                Slot.of(ChronicleWireLayouts.code("code")),
                stopBits(member.length() - 1 - length, "length"),
                Slot.of(
                        "type",
                        Shape.leaf("type", ChronicleWireLayouts.TEXT, Role.TYPE)
                                .size(length)
                                .build())));
        if (!open) {
            slots.add(Slot.tagged("value", VALUES));
        }
        return Shape.group("value", name.isEmpty() ? "typed" : name)
                .production("typed")
                .slots(slots)
                .tail(new Tail.OwnRows())
                .build();
    }

    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        return StepShapes.super
                .value(values, field)
                .map(value -> ChronicleWireTexts.meaning(values.tree(), field, value));
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return ChronicleWireFieldValues.describe(tree, field, read);
    }
}
