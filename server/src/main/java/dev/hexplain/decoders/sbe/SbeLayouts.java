package dev.hexplain.decoders.sbe;

import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.StepShapes;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The shapes of all messages of a schema, by number. */
final class SbeLayouts implements StepShapes {
    private final ShapeTable numbered = new ShapeTable();
    private final List<SbeBodyLayout> bodies = new ArrayList<>();
    private final List<SbeBodyLayout.Group> groups = new ArrayList<>();
    private final SbeLeaves leaves;
    private final Map<Integer, SbeBodyLayout> messages = new HashMap<>();
    private final Enumeration templates;

    final int root;
    final int padding;
    final int extension;
    final Shape header;

    SbeLayouts(SbeMessageSchema schema) {
        this.leaves = new SbeLeaves(schema.order());
        this.root = numbered.add(Shape.group(Sbe.FORMAT.id(), "SBE messages")
                .doc("Messages, each behind its header.")
                .tail(new Tail.Rows("messages"))
                .build());
        this.padding = numbered.add(Shape.leaf("padding", ValueType.BYTES, Role.PADDING)
                .doc("Bytes of the block that no field takes.")
                .build());
        this.extension = numbered.add(Shape.leaf("extension", ValueType.BYTES, Role.PADDING)
                .doc("Fields that a newer version of the schema appended to the block; skipped by its length.")
                .build());
        this.templates = templates(schema);
        this.header = header(schema.header());
        schema.messages().forEach((id, message) -> messages.put(id, message(schema, message)));
    }

    private static Enumeration templates(SbeMessageSchema schema) {
        Map<Long, Enumeration.Symbol> names = new LinkedHashMap<>();
        schema.messages()
                .forEach((id, message) -> names.put(
                        (long) id, new Enumeration.Symbol(message.body().name(), message.doc())));
        return new Enumeration("templateId", false, names);
    }

    private Shape header(SbeType.Composite type) {
        return leaves.composite(
                "messageHeader",
                type,
                member -> switch (member) {
                    case "blockLength" -> Role.LENGTH;
                    case "templateId" -> Role.TYPE;
                    default -> Role.HEADER;
                },
                member -> member.equals("templateId") ? templates : null);
    }

    private SbeBodyLayout message(SbeMessageSchema schema, SbeMessageSchema.Message message) {
        Shape.Builder shape = Shape.group("message", message.body()).doc(message.doc());
        return body(
                message.body(), shape, List.of(Slot.of(header)), schema.header().size(), 0);
    }

    /** @param before what precedes the block in the same row, and its size in bytes */
    private SbeBodyLayout body(SbeBody body, Shape.Builder shape, List<Slot> before, int headerLength, int since) {
        List<Slot> slots = new ArrayList<>(before);
        List<SbeBodyLayout.Cut> cuts = new ArrayList<>();
        int end = 0;
        cuts.add(cut(shape, slots, 0, since));
        for (SbeMember field : body.fields()) {
            if (field.offset() > end) {
                slots.add(Slot.of(SbeLeaves.padding(field.offset() - end)));
            }
            slots.add(Slot.of(leaves.member(field)));
            end = field.end();
            cuts.add(cut(shape, slots, end, field.since()));
        }
        List<SbeBodyLayout.Group> inner =
                body.groups().stream().map(this::group).toList();
        List<SbeBodyLayout.Data> data = body.data().stream().map(this::data).toList();
        SbeBodyLayout layout = new SbeBodyLayout(bodies.size(), body, headerLength, List.copyOf(cuts), inner, data);
        bodies.add(layout);
        return layout;
    }

    private SbeBodyLayout.Cut cut(Shape.Builder shape, List<Slot> slots, int end, int since) {
        Shape cut = shape.slots(slots).build();
        return new SbeBodyLayout.Cut(numbered.add(cut), SbeLeaves.fieldsIn(cut), end, since);
    }

    private SbeBodyLayout.Group group(SbeBody.Group group) {
        SbeBody body = group.body();
        Shape dimension = leaves.composite("dimensions", group.dimension(), member -> Role.LENGTH, member -> null);
        Shape.Builder shape = Shape.group(body.name(), group)
                .logical(body.logical())
                .doc(group.doc())
                .slots(Slot.of(dimension));
        long fields = SbeLeaves.fieldsIn(dimension) + 1;
        int free = numbered.add(shape.tail(new Tail.Rows("")).build());
        Shape element = body.isFlat() && body.blockLength() > 0 ? element(body) : null;
        int repeated = element == null
                ? free
                : numbered.add(shape.tail(new Tail.Repeat("", element)).build());
        SbeBodyLayout entry = body(body, Shape.group("entry", body), List.of(), 0, group.since());
        long elementFields = element == null ? 0 : SbeLeaves.fieldsIn(element) + 1;
        SbeBodyLayout.Group layout =
                new SbeBodyLayout.Group(groups.size(), group, entry, free, repeated, fields, elementFields);
        groups.add(layout);
        return layout;
    }

    /** An entry of one size; the field itself where the group is a list of values. */
    private Shape element(SbeBody body) {
        if (isList(body)) {
            return leaves.member(body.fields().getFirst());
        }
        List<Slot> slots = new ArrayList<>();
        int end = 0;
        for (SbeMember field : body.fields()) {
            if (field.offset() > end) {
                slots.add(Slot.of(SbeLeaves.padding(field.offset() - end)));
            }
            slots.add(Slot.of(leaves.member(field)));
            end = field.end();
        }
        if (body.blockLength() > end) {
            slots.add(Slot.of(SbeLeaves.padding(body.blockLength() - end)));
        }
        return Shape.group("entry", body).slots(slots).build();
    }

    private static boolean isList(SbeBody body) {
        return body.isFlat()
                && body.fields().size() == 1
                && body.fields().getFirst().logical().isEmpty()
                && body.fields().getFirst().type().size() == body.blockLength()
                && body.blockLength() > 0;
    }

    private SbeBodyLayout.Data data(SbeBody.Data data) {
        Shape shape = leaves.data(data);
        return new SbeBodyLayout.Data(data, numbered.add(shape), SbeLeaves.fieldsIn(shape));
    }

    /** The layout of a message; null where the schema has none with that id. */
    @Nullable SbeBodyLayout message(int templateId) {
        return messages.get(templateId);
    }

    SbeBodyLayout body(int index) {
        return bodies.get(index);
    }

    SbeBodyLayout.Group group(int index) {
        return groups.get(index);
    }

    /** The template ids of the schema, as shown to users. */
    String templates() {
        return "one of " + new TreeSet<>(messages.keySet());
    }

    /** Unparsed bytes after the last entry are not an entry. Entries of a map are named by their keys. */
    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        if (field.shape().equals(Shapes.unparsed())) {
            return "";
        }
        String step = StepShapes.super.logicalStep(tree, parent, field);
        return step.startsWith("[") && parent.kind() instanceof SbeBody.Group group
                ? switch (group.entries()) {
                    case LISTED -> step;
                    case OPTIONAL -> "";
                    case MAPPED -> SbeValues.key(tree, field);
                }
                : step;
    }

    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        return new SbeValues(values, leaves).of(field).or(() -> StepShapes.super.value(values, field));
    }

    @Override
    public Shape fixed(int number) {
        return numbered.fixed(number);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return leaves.describe(field, read);
    }
}
