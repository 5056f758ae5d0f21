package dev.hexplain.decoders.protobuf;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decoders.protobuf.schema.ProtoFieldKind;
import dev.hexplain.decoders.protobuf.schema.ProtobufWireType;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Computes values of varints and of fields with a guessed type. */
final class ProtobufFieldValues {
    private static final int MAX_SHOWN = 8;

    private ProtobufFieldValues() {}

    static Value describe(FieldTree tree, Field field, Value read) {
        if (!field.shape().isLeaf()) {
            return group(tree, field);
        }
        if (field.shape().type() instanceof ValueType.Bytes && field.length() <= Varint.MAX_LENGTH) {
            long value = Varint.value(tree.sourceOf(field), field.offset(), field.length());
            return switch (field.kind()) {
                case ProtobufPart part -> varint(part, value, read);
                case ProtoFieldKind kind -> declared(kind, field, value, read);
                default -> read;
            };
        }
        return read;
    }

    private static Value varint(ProtobufPart part, long value, Value read) {
        return switch (part) {
            case TAG -> tag(value);
            case VARINT -> untyped(value);
            default -> read;
        };
    }

    private static Value declared(ProtoFieldKind kind, Field field, long value, Value read) {
        return kind == ProtoFieldKind.ENUM
                ? symbol(field.shape().symbols(), (int) value)
                : typed(kind, value)
                        .map(text -> kind == ProtoFieldKind.BOOL ? Value.truth(value != 0) : Value.whole(text))
                        .orElse(read);
    }

    /** A varint as a number of one of the language's types; empty for other types. */
    static Optional<String> typed(ProtoFieldKind kind, long value) {
        return Optional.ofNullable(
                switch (kind) {
                    case BOOL -> Boolean.toString(value != 0);
                    case SINT32 -> Integer.toString((int) Varint.zigzag(value & 0xFFFF_FFFFL));
                    case SINT64 -> Long.toString(Varint.zigzag(value));
                    case INT32 -> Integer.toString((int) value);
                    case UINT32 -> Integer.toUnsignedString((int) value);
                    case INT64 -> Long.toString(value);
                    case UINT64 -> Long.toUnsignedString(value);
                    default -> null;
                });
    }

    private static Value tag(long tag) {
        String type = (tag & 7) < ProtobufWireType.COUNT
                ? ProtobufWireType.of((int) tag & 7).name()
                : "?";
        return new Value(Long.toString(tag), "", "field " + (tag >>> 3) + ", " + type);
    }

    /** A varint of unknown type: as a signed number, with its other interpretations. */
    private static Value untyped(long value) {
        List<String> others = new ArrayList<>();
        if (value < 0) {
            others.add(Long.toUnsignedString(value) + " unsigned");
        }
        others.add(Varint.zigzag(value) + " as sint");
        return Value.whole(value).with("", String.join(", ", others));
    }

    private static Value symbol(@Nullable Enumeration symbols, int value) {
        String name = symbols == null ? "" : symbols.nameOf(value).orElse("");
        return Value.whole(value).with(name, "");
    }

    private static Value group(FieldTree tree, Field field) {
        return switch (field.shape().production()) {
            case Productions.MAP -> ContainerPreviews.map(tree, field);
            case Productions.ARRAY -> ContainerPreviews.array(tree, field);
            case Productions.SCALAR -> scalar(tree, field);
            default -> Value.NONE;
        };
    }

    /** The value after the tag; for a guessed type, with other interpretations. */
    private static Value scalar(FieldTree tree, Field field) {
        List<Field> parts = tree.children(field, 0, 4);
        if (parts.isEmpty()) {
            return Value.NONE;
        }
        Field last = parts.getLast();
        Value value = last.name().equals("value") ? tree.value(last) : Value.NONE;
        String others = switch (field.kind()) {
            case ProtobufPart part -> others(tree, part, last);
            case ProtoFieldKind kind -> kind == ProtoFieldKind.BYTES ? alternatives(tree, false, last) : "";
            default -> "";
        };
        boolean guessed = field.kind() == ProtobufPart.VARINT;
        return others.isEmpty() && !guessed ? value : value.with(value.symbol(), others);
    }

    /** The other interpretations of a field whose type is guessed. */
    private static String others(FieldTree tree, ProtobufPart part, Field last) {
        return switch (part) {
            case I32 -> last.length() == 4 ? real(Float.toString(Float.intBitsToFloat((int) tree.integer(last)))) : "";
            case I64 -> last.length() == 8 ? real(Double.toString(Double.longBitsToDouble(tree.integer(last)))) : "";
            case TEXT -> alternatives(tree, true, last);
            case BYTES -> alternatives(tree, false, last);
            default -> "";
        };
    }

    private static String real(String number) {
        return "or " + number;
    }

    /** The other interpretations of a length-delimited field. */
    private static String alternatives(FieldTree tree, boolean text, Field content) {
        Source source = tree.sourceOf(content);
        Window bytes = new Window(source.segment());
        List<String> others = new ArrayList<>();
        if (content.length() > 0 && ProtobufContentGuess.isMessage(bytes, content.offset(), content.end())) {
            others.add("a message");
        }
        String packed = text ? "" : packed(bytes, content);
        if (!packed.isEmpty()) {
            others.add("packed varints " + packed);
        }
        boolean doubles = !text && content.length() >= 8 && content.length() % 8 == 0;
        if (doubles) {
            others.add("packed i64 values");
        } else if (!text && content.length() >= 4 && content.length() % 4 == 0) {
            others.add("packed i32 values");
        }
        return others.isEmpty() ? "" : "or " + String.join(", or ", others);
    }

    private static String packed(Window bytes, Field content) {
        List<String> values = new ArrayList<>();
        long at = content.offset();
        while (at < content.end()) {
            int length = Varint.length(bytes, at, content.end());
            if (length <= 0) {
                return "";
            }
            if (values.size() == MAX_SHOWN) {
                values.add("…");
                break;
            }
            values.add(Long.toString(Varint.value(bytes, at, length)));
            at += length;
        }
        return values.toString();
    }
}
