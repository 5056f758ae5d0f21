package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.decode.objects.JavaObjectValues;
import dev.hexplain.decode.objects.KeyNames;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The shape table of one version of Hessian. In order: values that need no row, by part and first byte; heads of
 * strings and binary data whose content is a row; such contents; rules of the grammar. Made when first used.
 */
final class HessianShapes implements StepShapes {
    private static final int TAGS = 256;
    private static final int FIRST = ShapeTable.DUMP + 1;
    private static final int FIRST_WIDE = FIRST + HessianPart.values().length * TAGS;
    private static final int FIRST_CONTENT = FIRST_WIDE + HessianPart.values().length * TAGS;
    private static final int FIRST_RULE = FIRST_CONTENT + HessianPart.values().length * Content.values().length;
    private static final int COUNT = FIRST_RULE + HessianRule.values().length;

    private static final Shape DUMP = new ShapeTable().fixed(ShapeTable.DUMP);
    private static final ValueType UTF_8 = new ValueType.Text(TextEncoding.UTF_8);
    private static final ValueType SURROGATES = new ValueType.Text(TextEncoding.MODIFIED_UTF_8);

    /** The spelling of enum constants: tells them from objects whose only field is called {@code name}. */
    private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z0-9_]*");

    private final HessianVersion dialect;
    private final HessianRuleShapes rules;
    /** Filled on first use; racing threads create equal shapes. */
    private final @Nullable Shape[] made = new Shape[COUNT];

    HessianShapes(HessianVersion dialect) {
        this.dialect = dialect;
        this.rules = new HessianRuleShapes(dialect, this);
    }

    /** The kind of row inside a string or binary data. */
    enum Content {
        TEXT,
        SURROGATES,
        DATA,
        TEXT_CHUNKS,
        DATA_CHUNKS;

        /** Its number among those of a part. Reordering needs a new decoder version. */
        int number() {
            return ordinal();
        }
    }

    static int plain(HessianPart part, int tag) {
        return FIRST + part.number() * TAGS + tag;
    }

    /** Fields that a value without rows consists of, by its tag. */
    int plainFields(int tag) {
        return fixed(plain(HessianPart.VALUE, tag)).slots().size() + 1;
    }

    static int wide(HessianPart part, int tag) {
        return FIRST_WIDE + part.number() * TAGS + tag;
    }

    static int content(HessianPart part, Content content) {
        return FIRST_CONTENT + part.number() * Content.values().length + content.number();
    }

    static int rule(HessianRule rule) {
        return FIRST_RULE + rule.number();
    }

    @Override
    public Shape fixed(int number) {
        Shape known = made[number];
        if (known == null) {
            known = make(number);
            made[number] = known;
        }
        return known;
    }

    private Shape make(int number) {
        if (number < FIRST) {
            return DUMP;
        }
        if (number < FIRST_CONTENT) {
            HessianPart part = HessianPart.values()[(number - FIRST) / TAGS % HessianPart.values().length];
            int tag = (number - FIRST) % TAGS;
            return number < FIRST_WIDE ? dialect.plain(part, tag) : dialect.wide(part, tag);
        }
        if (number < FIRST_RULE) {
            int kinds = Content.values().length;
            HessianPart part = HessianPart.values()[(number - FIRST_CONTENT) / kinds];
            return content(part.role(), part, Content.values()[(number - FIRST_CONTENT) % kinds]);
        }
        return rules.fixed(HessianRule.of(number - FIRST_RULE));
    }

    private static Shape content(Role role, HessianPart part, Content content) {
        return switch (content) {
            case TEXT -> Shape.leaf("text", UTF_8, role).build();
            case SURROGATES ->
                Shape.leaf("text", SURROGATES, role)
                        .doc("Each half of a surrogate pair is spelled by itself, in three bytes.")
                        .build();
            case DATA -> Shape.leaf("data", ValueType.BYTES, role).build();
            case TEXT_CHUNKS -> HessianRuleShapes.chunks(part, "string");
            case DATA_CHUNKS -> HessianRuleShapes.chunks(part, "binary");
        };
    }

    /** The values that may be in a slot without a row. */
    Extent.Variants variants(HessianPart part) {
        return tag -> fixed(plain(part, tag));
    }

    Slot slot(String name, HessianPart part) {
        return Slot.tagged(name, variants(part));
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        HessianRule rule = HessianRule.of(member.kind());
        return switch (rule) {
            case OBJECT -> object(shapeRef, tree);
            case ENTRY, ENTRY_OPEN, ENTRY_WIDE, HEADER ->
                rules.entry(rule, dialect.textAt(tree.source().segment(), shapeRef.offset()));
            case ELEMENTS -> HessianRuleShapes.elements(dialect.tail(rule, tree));
            default -> {
                String type =
                        isUntyped(shapeRef) ? "" : dialect.textAt(tree.source().segment(), shapeRef.offset());
                yield rules.typed(rule, type, dialect.tail(rule, tree));
            }
        };
    }

    /** The shape reference of containers without a type: in a tree they may have values without rows. */
    static ShapeRef untyped(HessianRule rule) {
        return new ShapeRef(0, rule.number(), -1);
    }

    /** No type is named at the first byte. */
    private static boolean isUntyped(ShapeRef shapeRef) {
        return shapeRef.offset() == 0;
    }

    /** An object of a class: its fields are slots, in the order of the definition. */
    private Shape object(ShapeRef shapeRef, FieldTree tree) {
        HessianClassDefinition definition =
                HessianClassDefinition.at(tree.source().segment(), shapeRef.offset());
        List<Slot> slots = new ArrayList<>(rules.objectHead(shapeRef.variant() >>> Short.SIZE != 0));
        Tail.Scan value = dialect.fieldValue(this, tree);
        definition.fields().forEach(name -> slots.add(Slot.scanned(name, value)));
        return rules.object(definition.name(), shapeRef.cut() < 0 ? slots : slots.subList(0, shapeRef.cut()));
    }

    // -- of values without rows

    /** A text or binary data with so many bytes of content. */
    Shape wide(HessianPart part, int tag, Content content, int size) {
        Shape head = fixed(wide(part, tag));
        List<Slot> slots = new ArrayList<>(head.slots());
        slots.add(Slot.counted(fixed(content(part, content)), 0, size));
        return Shape.group(head.name(), head.typeName())
                .role(head.role())
                .production(head.production())
                .slots(slots)
                .build();
    }

    /** An object with the shapes of its fields. */
    Shape object(HessianClassDefinition definition, boolean separate, List<Shape> fields) {
        List<Slot> slots = new ArrayList<>(rules.objectHead(separate));
        for (int i = 0; i < fields.size(); i++) {
            slots.add(Slot.of(definition.fields().get(i), fields.get(i)));
        }
        return rules.object(definition.name(), slots);
    }

    /** A list or a map of the type whose name is at an offset, 0 for none, with the shapes of what is in it. */
    Shape container(HessianRule rule, MemorySegment bytes, long type, List<Shape> inside) {
        Tail rows = HessianRuleShapes.tailOf(rule);
        return rules.typed(rule, type == 0 ? "" : dialect.textAt(bytes, type), new Tail.Computed(rows, inside));
    }

    /** The text of a key. */
    String textAt(MemorySegment bytes, long at) {
        return dialect.textAt(bytes, at);
    }

    // -- values

    /** Objects of JDK classes, and those that are in their place, are the numbers and times in them. */
    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        return field.kind() instanceof JavaClassKind
                ? JavaObjectValues.of(values, field, JavaClassKind.nameOf(field))
                        .or(() -> StepShapes.super.value(values, field))
                : StepShapes.super.value(values, field);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return dialect.describe(tree, field, read);
    }

    @Override
    public int handleNumber(FieldTree tree, Field field) {
        return dialect.referenceAt(tree.source().segment(), field.offset());
    }

    /**
     * An object's fields are steps of the path. What precedes them is not, nor is what Hessian writes for a class of
     * the JDK, or for an enum constant: an object whose only field is its {@code name}.
     */
    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        if (!parent.shape().production().equals("object")) {
            String step = StepShapes.super.logicalStep(tree, parent, field);
            boolean unnamed =
                    field.shape().production().equals("entry") && (step.isEmpty() || KeyNames.isReferred(tree, field));
            return unnamed ? constant(tree, field) : step;
        }
        boolean before =
                field.offset() < HessianRuleShapes.fieldsOf(tree.source().segment(), parent.offset());
        return before || isOfJdk(parent) || isConstant(tree, parent, field) ? "" : field.name();
    }

    /** The enum constant that is an entry's key, or that its key refers to; empty for any other key. */
    private String constant(FieldTree tree, Field entry) {
        return KeyNames.key(tree, entry)
                .map(key -> key.shape().production().isEmpty()
                        ? tree.child(key, "value").orElse(key)
                        : key)
                .flatMap(key -> tree.child(key, "name").filter(name -> isConstant(tree, key, name)))
                .map(name -> dialect.textAt(tree.source().segment(), name.offset()))
                .orElse("");
    }

    /** Whether the class is one of Hessian's handles, which stand for objects of {@code java.time} and others. */
    private static boolean isOfJdk(Field object) {
        String className = JavaClassKind.nameOf(object);
        return className.startsWith("java.") || className.contains("caucho.hessian.io.");
    }

    private boolean isConstant(FieldTree tree, Field object, Field field) {
        return field.name().equals("name")
                && field.length() > 0
                && field.end() == object.end()
                && field.offset() == HessianRuleShapes.fieldsOf(tree.source().segment(), object.offset())
                && CONSTANT.matcher(dialect.textAt(tree.source().segment(), field.offset()))
                        .matches();
    }
}
