package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.decode.objects.JavaObjectValues;
import dev.hexplain.decoders.onenio.OneNioClassDescriptor.FieldType;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Extent;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.StepShapes;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The shape table: values by first byte, as values and as keys; rules; parts of times. Shapes of objects are resolved
 * from their class descriptor, in the bytes or in the class list.
 */
final class OneNioShapes implements StepShapes {
    private static final int TAGS = 256;
    private static final int FIRST = ShapeTable.DUMP + 1;
    private static final int FIRST_KEY = FIRST + TAGS;
    private static final int FIRST_RULE = FIRST_KEY + TAGS;
    private static final int FIRST_TIME = FIRST_RULE + OneNioRule.values().length;
    private static final int COUNT = FIRST_TIME + OneNioTimePart.values().length;

    /** In a shape reference's variant, above the rule. */
    private static final int EMBEDDED = 1 << Short.SIZE;

    private static final int LISTED = 2 << Short.SIZE;

    private static final Shape TEXT = OneNioRuleShapes.text();

    private final OneNioKnownClasses known;
    private final @Nullable Shape[] made = new Shape[COUNT];

    OneNioShapes(OneNioKnownClasses known) {
        this.known = known;
    }

    static int value(int tag) {
        return FIRST + tag;
    }

    static int key(int tag) {
        return FIRST_KEY + tag;
    }

    static int rule(OneNioRule rule) {
        return FIRST_RULE + rule.number();
    }

    static int time(OneNioTimePart part) {
        return FIRST_TIME + part.number();
    }

    /**
     * The shape reference of an object.
     *
     * @param at the offset of its class description, or its index in the class list
     * @param cut number of its fields; -1 for all
     */
    static ShapeRef shapeRef(OneNioRule rule, long at, boolean listed, boolean embedded, int cut) {
        return new ShapeRef(at, rule.number() | (embedded ? EMBEDDED : 0) | (listed ? LISTED : 0), cut);
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
            return OneNioLayouts.byTag(number < FIRST_KEY ? Role.VALUE : Role.NAME, (number - FIRST) % TAGS);
        }
        return number < FIRST_TIME
                ? OneNioRuleShapes.fixed(OneNioRule.of(number - FIRST_RULE))
                : OneNioRuleShapes.time(OneNioTimePart.values()[number - FIRST_TIME]);
    }

    private Extent.Variants values() {
        return tag -> fixed(value(tag));
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        OneNioRule rule = OneNioRule.of(Member.of(shapeRef).kind());
        if (rule == OneNioRule.ENTRY || rule == OneNioRule.ENTRY_OPEN) {
            return entry(rule, OneNioFieldValues.key(tree, shapeRef.offset()));
        }
        OneNioClassDescriptor descriptor = (shapeRef.variant() & LISTED) != 0
                ? known.get((int) shapeRef.offset())
                : OneNioClassDescriptor.at(tree.source().segment(), shapeRef.offset());
        return object(rule, descriptor, (shapeRef.variant() & EMBEDDED) != 0, shapeRef.cut());
    }

    private Shape entry(OneNioRule rule, String key) {
        Slot keySlot = Slot.tagged("key", tag -> fixed(key(tag)));
        return Shape.group(ContainerPreviews.name(key), "entry")
                .production("entry")
                .logical(ContainerPreviews.name(key))
                .slots(rule == OneNioRule.ENTRY ? List.of(keySlot, Slot.tagged("value", values())) : List.of(keySlot))
                .build();
    }

    private Shape object(OneNioRule rule, OneNioClassDescriptor descriptor, boolean embedded, int cut) {
        List<Slot> slots = new ArrayList<>(head(descriptor, embedded));
        Tail tail = new Tail.OwnRows();
        switch (rule) {
            case OBJECT -> slots.addAll(fields(descriptor, cut));
            case ENUM -> slots.add(ordinal(descriptor));
            case LIST, MAP -> {
                slots.add(Slot.of(OneNioLayouts.length(ValueType.S4_BE)));
                tail = rule == OneNioRule.LIST ? new Tail.Rows("") : tail;
            }
            default -> {}
        }
        return Shape.group("value", new JavaClassKind(descriptor.className()))
                .production(rule.name().toLowerCase(Locale.ROOT))
                .mark(ShapeMark.DEFINES_HANDLE)
                .slots(slots)
                .tail(tail)
                .build();
    }

    /** The class reference of an object: its class number, or its description. */
    private List<Slot> head(OneNioClassDescriptor descriptor, boolean embedded) {
        if (embedded) {
            return List.of(Slot.of(OneNioLayouts.tag()), Slot.tagged("class", values()));
        }
        Enumeration names = new Enumeration(
                "class",
                false,
                Map.of(OneNioTypeIds.of(descriptor), new Enumeration.Symbol(descriptor.className(), "")));
        return List.of(Slot.of(Shape.leaf("class", ValueType.U8_BE, Role.TYPE)
                .symbols(names)
                .doc("The number that stands for the class: a digest of its description.")
                .build()));
    }

    private List<Slot> fields(OneNioClassDescriptor descriptor, int cut) {
        List<FieldType> fields = descriptor.fields();
        List<Slot> slots = new ArrayList<>();
        for (FieldType field : cut < 0 ? fields : fields.subList(0, cut)) {
            slots.add(
                    field.isPrimitive()
                            ? Slot.of(OneNioRuleShapes.primitiveField(field))
                            : Slot.tagged(field.name(), field.isText() ? tag -> TEXT : values()));
        }
        return slots;
    }

    private static Slot ordinal(OneNioClassDescriptor descriptor) {
        Map<Long, Enumeration.Symbol> symbols = new HashMap<>();
        for (String constant : descriptor.constants()) {
            symbols.put((long) symbols.size(), new Enumeration.Symbol(constant, ""));
        }
        return Slot.of(Shape.leaf("ordinal", ValueType.U2_BE, Role.VALUE)
                .symbols(new Enumeration(descriptor.className(), false, symbols))
                .build());
    }

    /** JDK classes are written field by field, or as {@code writeExternal} does: numbers and times are in these parts. */
    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        return switch (field.shape().production()) {
            case "object", "time" ->
                JavaObjectValues.of(values, field, JavaClassKind.nameOf(field))
                        .or(() -> StepShapes.super.value(values, field));
            default -> StepShapes.super.value(values, field);
        };
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return OneNioFieldValues.describe(tree, field, read);
    }

    @Override
    public int handleNumber(FieldTree tree, Field field) {
        return OneNioFieldValues.reference(tree.source().segment(), field.offset());
    }

    /**
     * The fields of an object are steps of the path; its class reference is not, nor are the internals of JDK classes.
     */
    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        if (field.shape().production().equals("entry")) {
            return OneNioFieldValues.logicalKey(tree, field);
        }
        if (!isObject(parent)) {
            String step = StepShapes.super.logicalStep(tree, parent, field);
            boolean ofJdk = !step.isEmpty()
                    && tree.parent(parent.id()).filter(OneNioShapes::isOfJdk).isPresent();
            return ofJdk ? "" : step;
        }
        long head = parent.offset();
        boolean embedded = tree.source().u1(head) == OneNioBootstrapTypes.EMBEDDED;
        boolean ofClass = field.offset() == head || (embedded && field.offset() == head + 1);
        return ofClass || isOfJdk(parent) ? "" : field.name();
    }

    private static boolean isObject(Field field) {
        return field.shape().production().equals("object");
    }

    private static boolean isOfJdk(Field field) {
        return isObject(field) && JavaClassKind.nameOf(field).startsWith("java.");
    }
}
