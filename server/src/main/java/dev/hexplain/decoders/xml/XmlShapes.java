package dev.hexplain.decoders.xml;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.DocumentShapes;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The shapes of XML, named as in the grammar of the specification. Names have the role {@code name}, also in end-tags;
 * other markup has the role {@code type}; comments and white space between elements have the role {@code padding}.
 */
enum XmlShapes implements DocumentShapes {
    INSTANCE;

    private static final ShapeTable TABLE = new ShapeTable();
    static final int ROOT = TABLE.add(Shape.group("xml", "XML").build());
    static final int BOM = TABLE.add(text("BOM", Role.HEADER));
    static final int DECLARATION = TABLE.add(text("XMLDecl", Role.HEADER));
    static final int DOCTYPE = TABLE.add(text("doctypedecl", Role.HEADER));
    static final int SPACE = TABLE.add(Shape.leaf("S", new ValueType.Text(TextEncoding.UTF_8), Role.PADDING)
            .typeName("S")
            .mark(ShapeMark.END)
            .build());
    static final int CHAR_DATA = TABLE.add(text(XmlConstruct.CHAR_DATA, Role.VALUE));
    /** The text that is the key of a map entry. */
    static final int KEY = TABLE.add(text(XmlConstruct.CHAR_DATA, Role.NAME));

    static final int COMMENT = TABLE.add(group("Comment", Role.PADDING));
    static final int COMMENT_TEXT = TABLE.add(leaf("text", Role.PADDING, -1));
    static final int PI = TABLE.add(group("PI", Role.HEADER));
    static final int PI_TEXT = TABLE.add(leaf("text", Role.HEADER, -1));
    static final int CDATA_SECTION = TABLE.add(group(XmlConstruct.CDATA_SECTION, Role.VALUE));
    static final int CDATA = TABLE.add(leaf("CData", Role.VALUE, -1));
    static final int MARKUP = TABLE.add(leaf("markup", Role.TYPE, -1));
    static final int START_TAG = TABLE.add(group(XmlConstruct.START_TAG, Role.TYPE));
    static final int EMPTY_TAG = TABLE.add(group(XmlConstruct.EMPTY_TAG, Role.TYPE));
    static final int END_TAG =
            TABLE.add(group(XmlConstruct.END_TAG).mark(ShapeMark.END).build());
    static final int NAME = TABLE.add(leaf("Name", Role.NAME, -1));
    static final int EQ = TABLE.add(leaf("Eq", Role.TYPE, -1));
    static final int QUOTE = TABLE.add(leaf("quote", Role.TYPE, -1));
    static final int ATTRIBUTE_VALUE = TABLE.add(text(XmlConstruct.ATTRIBUTE_VALUE, Role.VALUE));
    static final int ATTRIBUTE_TYPE = TABLE.add(text(XmlConstruct.ATTRIBUTE_VALUE, Role.TYPE));
    static final int ATTRIBUTE_REFERENCE = TABLE.add(text(XmlConstruct.ATTRIBUTE_VALUE, Role.REFERENCE));
    static final int ATTRIBUTE_HEADER = TABLE.add(text(XmlConstruct.ATTRIBUTE_VALUE, Role.HEADER));

    /** The number of fields in a tag that is only a name. */
    static final int PLAIN_TAG_FIELDS = 3;

    private static final int FIRST = 1 << 8;
    private static final int MAX_NAME = 1 << 10;
    private static final Map<Integer, Shape> TAGS = new ConcurrentHashMap<>();
    private static final int FIRST_PARTS = 64;

    /** The shape number of a tag that is only a name; -1 where that is too long. */
    static int plainTag(int tag, long name) {
        if (name >= MAX_NAME) {
            return -1;
        }
        return FIRST + (tag == START_TAG ? 0 : tag == END_TAG ? MAX_NAME : 2 * MAX_NAME) + (int) name;
    }

    @Override
    public Shape fixed(int number) {
        return number < FIRST ? TABLE.fixed(number) : TAGS.computeIfAbsent(number - FIRST, XmlShapes::tag);
    }

    private static Shape tag(Integer number) {
        int name = number % MAX_NAME;
        return switch (number / MAX_NAME) {
            case 0 -> tag(group(XmlConstruct.START_TAG), "<", name, ">");
            case 1 -> tag(group(XmlConstruct.END_TAG).mark(ShapeMark.END), "</", name, ">");
            default -> tag(group(XmlConstruct.EMPTY_TAG), "<", name, "/>");
        };
    }

    private static Shape.Builder group(XmlConstruct construct) {
        return Shape.group(construct.label(), construct).role(Role.TYPE);
    }

    private static Shape tag(Shape.Builder shape, String begin, int name, String end) {
        return shape.slots(
                        Slot.of(leaf("markup", Role.TYPE, begin.length())),
                        Slot.of(leaf("Name", Role.NAME, name)),
                        Slot.of(leaf("markup", Role.TYPE, end.length())))
                .build();
    }

    private static Shape group(String name, Role role) {
        return Shape.group(name, name).role(role).build();
    }

    private static Shape group(XmlConstruct construct, Role role) {
        return group(construct).role(role).build();
    }

    private static Shape text(XmlConstruct construct, Role role) {
        return Shape.leaf(construct.label(), new ValueType.Text(TextEncoding.UTF_8), role)
                .kind(construct)
                .build();
    }

    private static Shape text(String name, Role role) {
        return leaf(name, role, -1);
    }

    private static Shape leaf(String name, Role role, long size) {
        return Shape.leaf(name, new ValueType.Text(TextEncoding.UTF_8), role)
                .typeName(name)
                .size(size)
                .build();
    }

    /** An element or an attribute; the shape reference's cut is the index among several of one name. */
    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        XmlLayout layout = XmlLayout.of(member.kind());
        String name =
                ContainerPreviews.name(XmlEntities.text(tree.source().copy(member.offset(), (int) member.length())));
        if (layout.attribute()) {
            Shape.Builder attribute = Shape.group("@" + name, XmlConstruct.ATTRIBUTE);
            return (XmlAttributes.role(name) == Role.VALUE ? attribute.logical("@" + name) : attribute)
                    .role(XmlAttributes.role(name))
                    .build();
        }
        String shown = shapeRef.cut() < 0 ? name : name + "[" + shapeRef.cut() + "]";
        Shape.Builder element = Shape.group(shown, layout.kind().typeName());
        return element(layout.outermost() ? element : element.logical(shown), layout);
    }

    private static Shape element(Shape.Builder element, XmlLayout layout) {
        List<Slot> slots = new ArrayList<>();
        if (layout.spaced()) {
            slots.add(Slot.row("S"));
        }
        if (!layout.tagless()) {
            slots.add(Slot.row("tag"));
        }
        return element.production(production(layout.kind()))
                .slots(slots)
                .tail(layout.kind() == XmlElementKind.LIST ? new Tail.Rows("") : new Tail.OwnRows())
                .build();
    }

    private static String production(XmlElementKind kind) {
        return switch (kind) {
            case TEXT -> Productions.SCALAR;
            case RECORD -> Productions.MAP;
            case LIST -> Productions.ARRAY;
            case ENTRY -> XmlElements.ENTRY;
        };
    }

    /** A map entry's step is its key; its value has no step of its own. */
    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        return parent.shape().production().equals(XmlElements.ENTRY)
                ? ""
                : DocumentShapes.super.logicalStep(tree, parent, field);
    }

    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        return new XmlLogicalValues(values).of(field).or(() -> DocumentShapes.super.value(values, field));
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case Productions.MAP -> ContainerPreviews.map(tree, field);
            case Productions.ARRAY -> ContainerPreviews.array(tree, field);
            case Productions.SCALAR -> content(tree, field, "CharData", "CDSect");
            case XmlElements.ENTRY -> lastOf(tree, field);
            default -> part(tree, field, read);
        };
    }

    /** The value after the key. */
    private static Value lastOf(FieldTree tree, Field entry) {
        return tree.children(entry, 0, FIRST_PARTS).reversed().stream()
                .filter(child -> !child.shape().production().isEmpty())
                .findFirst()
                .map(tree::value)
                .orElse(Value.NONE);
    }

    private static Value part(FieldTree tree, Field field, Value read) {
        return switch (field.kind()) {
            case XmlConstruct.CHAR_DATA, XmlConstruct.ATTRIBUTE_VALUE -> XmlEntities.shown(tree, field, read);
            case XmlConstruct.ATTRIBUTE -> content(tree, field, "AttValue");
            case XmlConstruct.CDATA_SECTION -> content(tree, field, "CData");
            case XmlConstruct.START_TAG, XmlConstruct.END_TAG, XmlConstruct.EMPTY_TAG -> content(tree, field, "Name");
            default -> read;
        };
    }

    private static Value content(FieldTree tree, Field field, String... names) {
        for (Field child : tree.children(field, 0, FIRST_PARTS)) {
            if (List.of(names).contains(child.name())) {
                Value value = tree.value(child);
                return value.with(value.symbol(), "");
            }
        }
        return Value.NONE;
    }
}
