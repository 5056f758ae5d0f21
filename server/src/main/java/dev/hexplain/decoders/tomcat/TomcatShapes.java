package dev.hexplain.decoders.tomcat;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.text.ModifiedUtf8;
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
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueShapes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The shapes of sessions; those of the objects in them are the embedded decoder's. */
final class TomcatShapes implements ValueShapes {
    static final String SESSIONS = "sessions";
    static final String SESSION = "session";
    static final String DELTA_SESSION = "deltaSession";
    static final String ATTRIBUTES = "attributes";
    static final String ATTRIBUTE = "attribute";
    static final String TRUTH = "truth";

    /** What a session writes first, whatever kind it is. */
    private static final List<String> COMMON =
            List.of("creationTime", "lastAccessedTime", "maxInactiveInterval", "isNew", "isValid", "thisAccessedTime");

    static final int COMMON_COUNT = COMMON.size();

    /** What is behind the id: nothing before Tomcat 7, two before 9.0.38. */
    private static final List<String> NOTES = List.of("authType", "principal", "expectedSessionId", "savedRequest");

    private static final List<String> DELTA_NOTES = List.of("expectedSessionId", "savedRequest");

    private static final ShapeTable TABLE = new ShapeTable();

    static final int STREAM = TABLE.add(stream(false));
    static final int COUNTED_STREAM = TABLE.add(stream(true));
    private static final int FIRST_SESSION = sessions();
    private static final int FIRST_DELTA = deltaSessions();
    static final int ATTRIBUTE_LIST = TABLE.add(Shape.group("attributes", "attributes")
            .production(ATTRIBUTES)
            .slots(Slot.row("count"))
            .description((tree, field, read) -> ContainerPreviews.map(tree, field))
            .build());
    static final int LISTENERS = TABLE.add(Shape.group("listeners", "listeners")
            .slots(Slot.row("count"))
            .tail(new Tail.Rows("listener"))
            .build());
    static final int ATTRIBUTE_ROW = TABLE.add(attribute(""));
    static final int FLAG = TABLE.add(Shape.group("hasPrincipal", "block data")
            .production(TRUTH)
            .doc("Whether a principal follows.")
            .slots(
                    Slot.of(Shape.leaf("tc", ValueType.U1, Role.TYPE).build()),
                    Slot.of(Shape.leaf("size", ValueType.U1, Role.LENGTH).build()),
                    Slot.of(Shape.leaf("value", ValueType.BOOL, Role.VALUE).build()))
            .build());

    private final Shapes objects;
    private final TomcatValues values = new TomcatValues();

    TomcatShapes(Shapes objects) {
        this.objects = objects;
    }

    private static Shape stream(boolean counted) {
        List<Slot> slots = new ArrayList<>(List.of(
                Slot.of(Shape.leaf("magic", ValueType.U2_BE, Role.MAGIC).build()),
                Slot.of(Shape.leaf("version", ValueType.U2_BE, Role.HEADER).build())));
        if (counted) {
            slots.add(Slot.row("count"));
        }
        return Shape.group("sessions", "Tomcat sessions")
                .production(SESSIONS)
                .doc("Sessions one after the other, in a stream of Java serialization.")
                .slots(slots)
                .tail(new Tail.Rows("session"))
                .build();
    }

    private static int sessions() {
        int first = TABLE.size();
        for (int notes = 0; notes <= NOTES.size(); notes++) {
            TABLE.add(
                    session(SESSION, Stream.of(COMMON, List.of("id"), NOTES.subList(0, notes), List.of("attributes"))));
        }
        return first;
    }

    private static int deltaSessions() {
        int first = TABLE.size();
        for (List<String> principal : List.of(List.<String>of(), List.of("principal"))) {
            for (int notes = 0; notes <= DELTA_NOTES.size(); notes++) {
                TABLE.add(session(
                        DELTA_SESSION,
                        Stream.of(
                                COMMON,
                                List.of("version", "hasPrincipal"),
                                principal,
                                List.of("id"),
                                DELTA_NOTES.subList(0, notes),
                                List.of("attributes", "listeners"))));
            }
        }
        return first;
    }

    private static Shape session(String production, Stream<List<String>> parts) {
        return Shape.group("session", "Tomcat session")
                .production(production)
                .doc("A session of Tomcat, as its writeObjectData wrote it: its fields, then its attributes.")
                .slots(parts.flatMap(List::stream).map(Slot::row).toList())
                .description((tree, field, read) -> summary(tree, field))
                .build();
    }

    private static Value summary(FieldTree tree, Field session) {
        return tree.child(session, "id")
                .map(id -> Value.described(tree.value(id).summary()))
                .orElse(Value.NONE);
    }

    private static Shape attribute(String name) {
        return Shape.group(name.isEmpty() ? "attribute" : ContainerPreviews.name(name), "attribute")
                .production(ATTRIBUTE)
                .slots(Slot.row("name"), Slot.row("value"))
                .description((tree, field, read) -> tree.child(field, "value")
                        .map(value -> Value.described(tree.value(value).summary()))
                        .orElse(Value.NONE))
                .build();
    }

    /** The shape of a session with so many objects between its id and its attributes. */
    static int session(int notes) {
        return FIRST_SESSION + Math.min(notes, NOTES.size());
    }

    /** The same of a session in a cluster. */
    static int deltaSession(boolean principal, int notes) {
        int each = DELTA_NOTES.size() + 1;
        return FIRST_DELTA + (principal ? each : 0) + Math.min(notes, DELTA_NOTES.size());
    }

    static int mostNotes() {
        return NOTES.size();
    }

    @Override
    public Shape fixed(int number) {
        return TABLE.fixed(number);
    }

    /** An attribute is named by its name. */
    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        return attribute(ModifiedUtf8.decode(tree.source().copy(member.offset(), (int) member.length())));
    }

    @Override
    public Optional<Shapes> embeddedShapes() {
        return Optional.of(objects);
    }

    @Override
    public Optional<LogicalValue> value(TreeValues of, Field field) {
        return values.of(of, field);
    }
}
