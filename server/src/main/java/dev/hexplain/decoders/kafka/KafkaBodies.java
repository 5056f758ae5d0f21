package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.messages.MessageParts;
import dev.hexplain.decoders.kafka.KafkaMessagePlan.Layout;
import dev.hexplain.decoders.kafka.KafkaMessagePlan.Step;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads bodies of messages by their {@link KafkaMessagePlan} ("Kafka protocol guide", "Protocol Primitive Types";
 * KIP-482):
 *
 * <pre>
 * struct  := field* tagged_fields?
 * field   := fixed | length text | length bytes | length records | count element* | present? struct
 * tagged_fields := count (tag size field)*
 * </pre>
 *
 * <p>A frame's state word is a rule, the number of a layout or step, and the next index or remaining count in it.
 * Frames end with their parent, except for those of tagged fields, which have lengths.
 */
final class KafkaBodies {
    static final int STRUCT = 3;
    static final int LIST = 4;
    static final int TAGS = 5;
    static final int TAGGED = 6;
    static final int RULE = 0xFF;

    private static final int NODE_AT = 8;
    private static final int NODE = 0x7F_FFFF;
    private static final int EMBEDDED = 1 << 23;
    private static final int VERSION_SIZE = 2;
    /** The longest 32-bit varint, in bytes. */
    private static final int LONGEST = 5;

    private static final long NOTHING = -1;

    private final Parse parse;
    private final ParseInput in;
    private final MessageParts parts;
    private @Nullable KafkaMessagePlan plan;
    /** The plan of a message embedded in a bytes field; nodes of its frames have the bit {@link #EMBEDDED}. */
    private @Nullable KafkaMessagePlan embeddedPlan;
    /** {@link #EMBEDDED} if the frame on top belongs to an embedded message, else 0. */
    private int embeddedBit;

    /** Reading broke off: the remaining fields of the open frames are not read. */
    private boolean broken;

    private int head;

    KafkaBodies(Parse parse, MessageParts parts) {
        this.parse = parse;
        this.in = parse.in;
        this.parts = parts;
    }

    /** Opens a body, which {@link #step} reads. */
    void open(KafkaMessagePlan how, boolean guessed, long end) {
        plan = how;
        embeddedBit = 0;
        broken = false;
        parts.open(KafkaBodyShapes.body(how, guessed), end);
        remember(STRUCT, 0, 0);
    }

    /** Whether a body with a definition is being read. */
    boolean isOpen() {
        return plan != null;
    }

    /** No plan is in use until the next body is opened. */
    void none() {
        plan = null;
    }

    /** Reading broke off: frames that end here are closed without reading further fields. */
    void breakOff() {
        broken = true;
    }

    private void remember(int rule, int node, long next) {
        parse.frames.word(next << Integer.SIZE | (long) (node | embeddedBit) << NODE_AT | rule);
    }

    /** Executes a rule of this class for the part on top. */
    void step(int rule) {
        long word = parse.frames.word();
        int node = (int) (word >>> NODE_AT) & NODE;
        int next = (int) (word >>> Integer.SIZE);
        if (broken && in.pos == parts.end()) {
            parse.close();
            return;
        }
        embeddedBit = (int) (word >>> NODE_AT) & EMBEDDED;
        KafkaMessagePlan how = Objects.requireNonNull(embeddedBit == 0 ? plan : embeddedPlan);
        switch (rule) {
            case STRUCT -> struct(how.structs().get(node), next);
            case LIST -> list(how.steps().get(node), next);
            case TAGS -> tags(how.structs().get(node), next);
            case TAGGED -> parts.close();
            default -> throw new IllegalStateException("No rule " + rule);
        }
    }

    private void struct(Layout layout, int first) {
        int next = first;
        while (next < layout.fields().size()) {
            Step field = layout.fields().get(next++);
            remember(STRUCT, layout.number(), next);
            if (field(field)) {
                return;
            }
        }
        if (layout.flexible() && next == layout.fields().size()) {
            remember(STRUCT, layout.number(), next + 1L);
            if (openTags(layout)) {
                return;
            }
        }
        if (layout.number() == 0) {
            parts.close();
        } else {
            parse.close();
        }
    }

    /** Reads a field; true where it is open, to be read step by step. */
    private boolean field(Step field) {
        return field.list() ? openList(field) : value(field, 0);
    }

    private boolean value(Step field, int form) {
        switch (field.type()) {
            case STRING, BYTES -> {
                return sized(field, form);
            }
            case RECORDS -> {
                return openRecords(field, form);
            }
            case STRUCT -> {
                return openStruct(field, form);
            }
            default -> parts.leaf(field.shape() | form, field.type().size, field.name());
        }
        return false;
    }

    private boolean openStruct(Step field, int form) {
        int present = field.nullable() && form == 0 ? 1 : 0;
        if (present > 0) {
            parts.need(present, field.name());
            if ((byte) in.bytes.u1(in.pos) < 0) {
                parts.leaf(field.shape() | KafkaBodyShapes.NULL | present, present, field.name());
                return false;
            }
        }
        parts.open(field.shape() | form | present, parts.end());
        remember(STRUCT, field.struct(), 0);
        in.pos += present;
        parse.out.computed(present);
        return true;
    }

    /** True where the bytes are opened as an embedded message. */
    private boolean sized(Step field, int form) {
        long length = head(
                field, field.type() == KafkaFieldType.STRING ? KafkaBodyShapes.INT16_HEAD : KafkaBodyShapes.INT32_HEAD);
        if (length == NOTHING) {
            nothing(field, form);
            return false;
        }
        openHeaded(field, form, in.pos + KafkaBodyShapes.headSize(head) + length);
        if (field.type() == KafkaFieldType.STRING) {
            parse.checkUtf8(in.pos, length);
            parts.leaf(KafkaShapes.STRING_VALUE, length, field.name());
        } else if (field.data() >= 0 && openEmbedded(KafkaMessageDefinitions.data(field.data()), length)) {
            return true;
        } else {
            parts.payload(KafkaShapes.BYTES_VALUE, length, field.name());
        }
        parse.close();
        return false;
    }

    /** Opens bytes as an embedded message, if its plan fits all of them. */
    private boolean openEmbedded(KafkaMessageDefinition definition, long length) {
        int version = length < VERSION_SIZE ? -1 : in.bytes.u2(in.pos);
        if (!definition.valid().has(version)) {
            return false;
        }
        KafkaMessagePlan found = KafkaMessagePlan.of(definition, version);
        long end = in.pos + length;
        if (KafkaPlanFit.of(in.bytes, found, in.pos + VERSION_SIZE, end) == KafkaPlanFit.NONE) {
            return false;
        }
        embeddedPlan = found;
        embeddedBit = EMBEDDED;
        parts.open(KafkaShapes.CONSUMER_PROTOCOL, end);
        remember(STRUCT, 0, 0);
        in.pos += VERSION_SIZE;
        parse.out.computed(1);
        return true;
    }

    private boolean openRecords(Step field, int form) {
        long length = head(field, KafkaBodyShapes.INT32_HEAD);
        if (length == NOTHING) {
            nothing(field, form);
            return false;
        }
        openHeaded(field, form, in.pos + KafkaBodyShapes.headSize(head) + length);
        parse.frames.word(KafkaFlowGrammar.BODY);
        return true;
    }

    private boolean openList(Step field) {
        long count = head(field, KafkaBodyShapes.INT32_HEAD);
        if (count == NOTHING) {
            nothing(field, 0);
            return false;
        }
        if (field.type().isFixed()) {
            parts.leaf(field.shape() | head, KafkaBodyShapes.headSize(head) + count * field.type().size, field.name());
            parse.out.computed(1 + count);
            return false;
        }
        openHeaded(field, 0, parts.end());
        remember(LIST, field.number(), count);
        return true;
    }

    private void list(Step field, int left) {
        for (int rest = left; rest > 0; rest--) {
            remember(LIST, field.number(), rest - 1L);
            if (value(field, KafkaBodyShapes.ELEMENT)) {
                return;
            }
        }
        parse.close();
    }

    private void openHeaded(Step field, int form, long end) {
        parts.open(field.shape() | form | head, end);
        in.pos += KafkaBodyShapes.headSize(head);
        parse.out.computed(1);
    }

    private void nothing(Step field, int form) {
        if (!field.nullable()) {
            throw MalformedInput.wrong(
                    in.pos,
                    KafkaBodyShapes.headSize(head),
                    field.name() + " is null, which it cannot be here",
                    "a value",
                    "null");
        }
        parts.leaf(field.shape() | form | KafkaBodyShapes.NULL | head, KafkaBodyShapes.headSize(head), field.name());
    }

    /**
     * Reads a length, sets {@link #head} to its encoding, and checks that so much is there; {@link #NOTHING} for null.
     */
    private long head(Step field, int wide) {
        head = field.compact() ? varint(field.name()) : wide;
        int size = KafkaBodyShapes.headSize(head);
        parts.need(size, field.name());
        long length = field.compact()
                ? Varint.value(in.bytes, in.pos, size) - 1
                : wide == KafkaBodyShapes.INT16_HEAD ? (short) in.bytes.u2(in.pos) : in.bytes.s4(in.pos);
        // Elements of lists take at least one byte each.
        if (length < NOTHING || length > parts.left() - size) {
            throw MalformedInput.wrong(
                    in.pos,
                    size,
                    field.name() + " is longer than what it stands in",
                    "0 to " + (parts.left() - size),
                    Long.toString(length));
        }
        return length;
    }

    private int varint(String what) {
        int length = Varint.length(in.bytes, in.pos, parts.end());
        if (length == 0) {
            parts.need(parts.left() + 1, what);
        }
        if (length < 0 || length > LONGEST) {
            throw MalformedInput.wrong(
                    in.pos,
                    Math.min(LONGEST, parts.left()),
                    "The varint of " + what + " does not end",
                    "at most 5 bytes",
                    "more");
        }
        return length;
    }

    // -- tagged fields

    /** Opens the tagged fields of a struct, unless it has none. */
    private boolean openTags(Layout layout) {
        int size = varint("tagged_fields");
        long count = Varint.value(in.bytes, in.pos, size);
        if (count == 0) {
            parts.leaf(KafkaShapes.NO_TAGS, size, "tagged_fields");
            return false;
        }
        // At least a tag and a size each.
        parts.need(size + 2 * count, "tagged_fields");
        parts.open(KafkaShapes.tagsAfter(size), parts.end());
        remember(TAGS, layout.number(), count);
        in.pos += size;
        parse.out.computed(1);
        return true;
    }

    private void tags(Layout layout, int left) {
        if (left == 0) {
            parse.close();
            return;
        }
        remember(TAGS, layout.number(), left - 1L);
        long around = parts.end();
        parts.open(KafkaShapes.TAGGED, around);
        int tag = (int) unsigned(KafkaShapes.TAG, "a tag");
        long size = unsigned(KafkaShapes.TAG_SIZE, "the size of a tagged field");
        parts.need(size, "a tagged field");
        parts.endAt(in.pos + size);
        remember(TAGGED, 0, 0);
        Step known = layout.tagged().get(tag);
        if (known == null) {
            parts.leaf(KafkaShapes.UNKNOWN_TAG, size, "a tagged field");
        } else {
            field(known);
        }
    }

    private long unsigned(int shape, String what) {
        int size = varint(what);
        long value = Varint.value(in.bytes, in.pos, size);
        parts.leaf(shape, size, what);
        return value;
    }
}
