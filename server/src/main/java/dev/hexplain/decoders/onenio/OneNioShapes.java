package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.Previews;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decoders.onenio.Descriptor.FieldType;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Extent;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Mark;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The shape table: values by first byte, as values and as keys; rules; parts of times. Shapes of objects are cooked from
 * their class, which stands in the bytes or in the class list.
 */
final class OneNioShapes implements Shapes {
    private static final int TAGS = 256;
    private static final int FIRST = ShapeTable.DUMP + 1;
    private static final int FIRST_KEY = FIRST + TAGS;
    private static final int FIRST_RULE = FIRST_KEY + TAGS;
    private static final int FIRST_TIME = FIRST_RULE + Rule.values().length;
    private static final int COUNT = FIRST_TIME + TimePart.values().length;

    /** In a recipe's variant, above the rule. */
    private static final int EMBEDDED = 1 << Short.SIZE;

    private static final int LISTED = 2 << Short.SIZE;

    private static final Shape TEXT = Rules.text();

    private final KnownClasses known;
    private final @Nullable Shape[] made = new Shape[COUNT];

    OneNioShapes(KnownClasses known) {
        this.known = known;
    }

    static int value(int tag) {
        return FIRST + tag;
    }

    static int key(int tag) {
        return FIRST_KEY + tag;
    }

    static int rule(Rule rule) {
        return FIRST_RULE + rule.number();
    }

    static int time(TimePart part) {
        return FIRST_TIME + part.number();
    }

    /**
     * How to make the shape of an object.
     *
     * @param at where its class is described, or its number in the class list
     * @param cut fields of it; -1 for all
     */
    static Recipe recipe(Rule rule, long at, boolean listed, boolean embedded, int cut) {
        return new Recipe(at, rule.number() | (embedded ? EMBEDDED : 0) | (listed ? LISTED : 0), cut);
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
            return new ShapeTable().get(number);
        }
        if (number < FIRST_RULE) {
            return Layouts.byTag(number < FIRST_KEY ? Role.VALUE : Role.NAME, (number - FIRST) % TAGS);
        }
        return number < FIRST_TIME
                ? Rules.fixed(Rule.of(number - FIRST_RULE))
                : Rules.time(TimePart.values()[number - FIRST_TIME]);
    }

    private Extent.Variants values() {
        return tag -> fixed(value(tag));
    }

    @Override
    public Shape cook(Recipe recipe, FieldTree tree) {
        Rule rule = Rule.of(Member.of(recipe).kind());
        if (rule == Rule.ENTRY || rule == Rule.ENTRY_OPEN) {
            return entry(rule, Meaning.key(tree, recipe.offset()));
        }
        Descriptor descriptor = (recipe.variant() & LISTED) != 0
                ? known.get((int) recipe.offset())
                : Descriptor.at(tree.source().segment(), recipe.offset());
        return object(rule, descriptor, (recipe.variant() & EMBEDDED) != 0, recipe.cut());
    }

    private Shape entry(Rule rule, String key) {
        Slot keySlot = Slot.tagged("key", tag -> fixed(key(tag)));
        return Shape.group(Previews.name(key), "entry")
                .production("entry")
                .logical(Previews.name(key))
                .slots(rule == Rule.ENTRY ? List.of(keySlot, Slot.tagged("value", values())) : List.of(keySlot))
                .build();
    }

    private Shape object(Rule rule, Descriptor descriptor, boolean embedded, int cut) {
        List<Slot> slots = new ArrayList<>(head(descriptor, embedded));
        Tail tail = new Tail.OwnRows();
        switch (rule) {
            case OBJECT -> slots.addAll(fields(descriptor, cut));
            case ENUM -> slots.add(ordinal(descriptor));
            case LIST, MAP -> {
                slots.add(Slot.of(Layouts.length(ValueType.S4_BE)));
                tail = rule == Rule.LIST ? new Tail.Rows("") : tail;
            }
            default -> {}
        }
        return Shape.group("value", descriptor.className())
                .production(rule.name().toLowerCase(Locale.ROOT))
                .mark(Mark.DEFINES_HANDLE)
                .slots(slots)
                .tail(tail)
                .build();
    }

    /** What names the class of an object: its number, or its description. */
    private List<Slot> head(Descriptor descriptor, boolean embedded) {
        if (embedded) {
            return List.of(Slot.of(Layouts.tag()), Slot.tagged("class", values()));
        }
        Enumeration names = new Enumeration(
                "class", false, Map.of(Uids.of(descriptor), new Enumeration.Symbol(descriptor.className(), "")));
        return List.of(Slot.of(Shape.leaf("class", ValueType.U8_BE, Role.TYPE)
                .symbols(names)
                .doc("The number that stands for the class: a digest of its description.")
                .build()));
    }

    private List<Slot> fields(Descriptor descriptor, int cut) {
        List<FieldType> fields = descriptor.fields();
        List<Slot> slots = new ArrayList<>();
        for (FieldType field : cut < 0 ? fields : fields.subList(0, cut)) {
            slots.add(
                    field.isPrimitive()
                            ? Slot.of(Rules.primitiveField(field))
                            : Slot.tagged(field.name(), field.isText() ? tag -> TEXT : values()));
        }
        return slots;
    }

    private static Slot ordinal(Descriptor descriptor) {
        Map<Long, Enumeration.Symbol> symbols = new HashMap<>();
        for (String constant : descriptor.constants()) {
            symbols.put((long) symbols.size(), new Enumeration.Symbol(constant, ""));
        }
        return Slot.of(Shape.leaf("ordinal", ValueType.U2_BE, Role.VALUE)
                .symbols(new Enumeration(descriptor.className(), false, symbols))
                .build());
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return Meaning.describe(tree, field, read);
    }

    @Override
    public int handleNumber(FieldTree tree, Field field) {
        return Meaning.reference(tree.source().segment(), field.offset());
    }

    /** The fields of an object are members of it; what names its class is not, nor what the JDK makes its values of. */
    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        if (field.shape().production().equals("entry")) {
            return Meaning.logicalKey(tree, field);
        }
        if (!isObject(parent)) {
            String step = Shapes.super.logicalStep(tree, parent, field);
            boolean ofJdk = !step.isEmpty()
                    && tree.parent(parent.id()).filter(OneNioShapes::isOfJdk).isPresent();
            return ofJdk ? "" : step;
        }
        long head = parent.offset();
        boolean embedded = tree.source().u1(head) == Boot.EMBEDDED;
        boolean ofClass = field.offset() == head || (embedded && field.offset() == head + 1);
        return ofClass || isOfJdk(parent) ? "" : field.name();
    }

    private static boolean isObject(Field field) {
        return field.shape().production().equals("object");
    }

    private static boolean isOfJdk(Field field) {
        return isObject(field) && field.type().startsWith("java.");
    }
}
