package dev.hexplain.decoders.kafka;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decoders.kafka.KafkaMessageDefinition.Member;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.ValueType;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The shapes of bodies' fields. A shape's number contains all that it depends on, so that shapes are only made when
 * read: the number of the definition, the ordinal of the field in it, and the form it has here.
 *
 * <pre>
 * number := definition(10) ordinal(7) form(6)
 * form   := element(1) text(1) null(1) head(3)        of a field
 *         | guessed(1) version(5)                     of the body itself, which has the ordinal 0
 * head   := 0 for none, bytes of a varint (1 to 5), 6 for two bytes, 7 for four
 * </pre>
 */
final class KafkaBodyShapes {
    /** Numbers from here to below twice this belong to this class. */
    static final int FROM = 1 << 23;

    static final int INT16_HEAD = 6;
    static final int INT32_HEAD = 7;
    static final int NULL = 1 << 3;
    static final int TEXT = 1 << 4;
    static final int ELEMENT = 1 << 5;

    /** The content of a field after its length. */
    static final String SIZED = "sized value";

    /** A number with a name, shown in decimal. */
    static final String CODE = "code";

    private static final int FORM_BITS = 6;
    private static final int ORDINAL_BITS = 7;
    private static final int HEAD = 7;
    private static final int VERSION = 31;
    private static final int GUESSED = 32;

    private static final Map<Integer, Shape> KNOWN = new ConcurrentHashMap<>();

    private KafkaBodyShapes() {}

    /** The number of a field's shape, to which the form is added. */
    static int number(KafkaMessageDefinition definition, int ordinal) {
        return FROM + ((definition.number() << ORDINAL_BITS | ordinal) << FORM_BITS);
    }

    static int body(KafkaMessagePlan plan, boolean guessed) {
        return number(plan.definition(), 0) + plan.version() + (guessed ? GUESSED : 0);
    }

    static Shape of(int number) {
        return KNOWN.computeIfAbsent(number, KafkaBodyShapes::resolve);
    }

    private static Shape resolve(int number) {
        int form = number & (1 << FORM_BITS) - 1;
        int ordinal = number >>> FORM_BITS & (1 << ORDINAL_BITS) - 1;
        int about = (number - FROM) >>> (FORM_BITS + ORDINAL_BITS);
        KafkaMessageDefinition definition =
                KafkaMessageDefinitions.byNumber(about).orElseThrow();
        return ordinal == 0 ? body(definition, form) : field(definition.member(ordinal), form);
    }

    private static Shape body(KafkaMessageDefinition definition, int form) {
        String title = definition.api() + " v" + (form & VERSION);
        return Shape.group("body", definition.name() + " v" + (form & VERSION))
                .production((form & GUESSED) == 0 ? title : KafkaMessageSummaries.GUESS + title)
                .build();
    }

    private static Shape field(Member member, int form) {
        boolean element = (form & ELEMENT) != 0;
        String name = element ? "" : member.guideName();
        boolean list = member.list() && !element;
        Shape.Builder shape = (form & NULL) != 0
                ? nothing(name, form & HEAD)
                : list
                        ? list(member, name, form)
                        : switch (member.type()) {
                            case STRING, BYTES, RECORDS -> sized(member, name, form);
                            case STRUCT -> struct(member, name, form);
                            default -> fixed(member, name);
                        };
        return shape.logical(element ? "" : member.javaName()).doc(member.doc()).build();
    }

    private static Shape.Builder nothing(String name, int head) {
        return Shape.leaf(name, ValueType.BYTES, Role.VALUE)
                .kind(KafkaPart.NULL)
                .size(headSize(head))
                .production(Productions.SCALAR)
                .doc("A length that says there is none.");
    }

    private static Shape.Builder fixed(Member member, String name) {
        Shape.Builder leaf = Shape.leaf(name, member.type().value, Role.VALUE).production(Productions.SCALAR);
        if (member.type() == KafkaFieldType.UUID) {
            leaf.size(member.type().size).kind(KafkaPart.UUID);
        }
        if (member.isErrorCode()) {
            leaf.production(CODE).symbols(Kafka.FORMAT.symbols("error_code"));
        }
        return leaf;
    }

    private static Shape.Builder sized(Member member, String name, int form) {
        return Shape.group(name, compact(form) + member.type().id())
                .production(member.type() == KafkaFieldType.RECORDS ? "" : SIZED)
                .slots(head("length", form))
                .tail(member.type() == KafkaFieldType.RECORDS ? new Tail.Rows("batch") : new Tail.OwnRows());
    }

    private static Shape.Builder struct(Member member, String name, int form) {
        List<Slot> present = (form & HEAD) == 0
                ? List.of()
                : List.of(Slot.of(Shape.leaf("present", ValueType.S1, Role.TYPE)
                        .doc("1; -1 where there is none.")
                        .build()));
        return Shape.group(name, Objects.requireNonNull(member.struct()).name())
                .production(Productions.MAP)
                .slots(present);
    }

    private static Shape.Builder list(Member member, String name, int form) {
        String of =
                member.struct() == null ? member.type().id() : member.struct().name();
        Tail tail =
                member.type().isFixed() ? new Tail.Repeat("", fixed(member, "").build()) : new Tail.Rows("");
        return Shape.group(name, compact(form) + "array of " + of)
                .production(Productions.ARRAY)
                .slots(head("count", form))
                .tail(tail);
    }

    private static String compact(int form) {
        return (form & HEAD) < INT16_HEAD ? "compact " : "";
    }

    private static Slot head(String name, int form) {
        return Slot.of(
                switch (form & HEAD) {
                    case INT16_HEAD ->
                        Shape.leaf(name, ValueType.S2_BE, Role.LENGTH).build();
                    case INT32_HEAD ->
                        Shape.leaf(name, ValueType.S4_BE, Role.LENGTH).build();
                    default ->
                        Shape.leaf(name, ValueType.BYTES, Role.LENGTH)
                                .size(form & HEAD)
                                .kind(KafkaPart.COMPACT_LENGTH)
                                .doc("One more than what it counts; 0 for null.")
                                .build();
                });
    }

    /** Bytes of a head. */
    static int headSize(int head) {
        return switch (head) {
            case INT16_HEAD -> 2;
            case INT32_HEAD -> 4;
            default -> head;
        };
    }
}
