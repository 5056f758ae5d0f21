package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decoders.javaserialization.views.UnusualBytesException;
import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.TreeValues;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/** Reads scalars from a run of bytes: texts, constants, and objects that are one. */
final class JavaStreamPlainScalars {
    /** Bytes of a scalar that stands elsewhere. */
    private static final int LONGEST_REFERRED = 1 << 10;

    private static final int STRING_HEADER = 3;

    private static final String TEXT = "java.lang.String";

    final JavaStreamPlainBytes in;
    private final TreeValues values;
    private final Field around;
    private final JavaStreamPlainItems items;
    private final int depth;

    /**
     * @param around the field that they are read in
     * @param depth how many scalars are read through others
     */
    JavaStreamPlainScalars(TreeValues values, Field around, JavaStreamPlainItems items, int depth) {
        this.values = values;
        this.around = around;
        this.items = items;
        this.in = items.in;
        this.depth = depth;
    }

    /** The scalar here, or the one that is referred to here, which is passed. */
    LogicalValue.Scalar next() {
        return switch (in.tag()) {
            case JavaStreamTerminals.NULL -> {
                in.skip(1);
                yield LogicalValue.Scalar.absent(around);
            }
            case JavaStreamTerminals.STRING -> {
                in.skip(1);
                yield scalar(TEXT, ScalarKind.TEXT, in.utf());
            }
            case JavaStreamTerminals.REFERENCE -> at(values.tree().handles().definitionOffset(items.referred()));
            case JavaStreamTerminals.ENUM -> {
                JavaStreamPlainClass type = items.head();
                yield new LogicalValue.Scalar(
                        around,
                        type.name(),
                        ScalarKind.NAME,
                        inside(items).next().text());
            }
            case JavaStreamTerminals.ARRAY -> bytes();
            case JavaStreamTerminals.OBJECT -> object();
            default -> throw new UnusualBytesException();
        };
    }

    /** The scalar at an offset of the source. */
    LogicalValue.Scalar at(long offset) {
        LogicalValue.Scalar known = items.known().at(offset);
        if (known == null) {
            known = read(offset);
            items.known().keep(offset, known);
        }
        return new LogicalValue.Scalar(around, known.type(), known.kind(), known.text());
    }

    private LogicalValue.Scalar read(long offset) {
        JavaStreamPlainBytes first = items.at(offset, STRING_HEADER).in;
        long most = first.tag() == JavaStreamTerminals.STRING ? STRING_HEADER + first.u2(1) : LONGEST_REFERRED;
        return inside(items.at(offset, most)).next();
    }

    /** Those of items that are read in order to read the ones here. */
    private JavaStreamPlainScalars inside(JavaStreamPlainItems inner) {
        if (depth == JavaStreamPlainItems.DEEPEST) {
            throw new UnusualBytesException();
        }
        return new JavaStreamPlainScalars(values, around, inner, depth + 1);
    }

    private LogicalValue.Scalar scalar(String type, ScalarKind kind, String text) {
        return LogicalValue.Scalar.of(around, type, kind, text);
    }

    private LogicalValue.Scalar bytes() {
        JavaStreamPlainClass type = items.head();
        int size = in.s4(in.at);
        if (type.elements() != 'B') {
            throw new UnusualBytesException();
        }
        in.skip(Integer.BYTES);
        int from = in.at;
        in.skip(size);
        MemorySegment content = MemorySegment.ofArray(in.bytes).asSlice(from, size);
        return new LogicalValue.Scalar(around, type.name(), ScalarKind.BYTES, new ScalarText.Hex(content));
    }

    private LogicalValue.Scalar object() {
        JavaStreamPlainClass type = items.head();
        if (type.view().isPlain() || type.view().collection() != null) {
            throw new UnusualBytesException();
        }
        List<JavaStreamPlainObject> written = new ArrayList<>(type.levels().size());
        for (JavaStreamPlainClass.Level level : type.levels()) {
            written.add(data(level));
        }
        return type.view().scalar(values, around, type.name(), written);
    }

    private JavaStreamPlainObject data(JavaStreamPlainClass.Level level) {
        int[] starts = new int[level.fields().length];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = in.at;
            items.passField(level.fields()[i], depth);
        }
        int block = in.at;
        if (level.annotated()) {
            items.passAnnotation(0);
        }
        return new JavaStreamPlainObject(this, level, starts, block);
    }

    /** The scalar in a field that begins at an index. */
    LogicalValue.Scalar field(JavaStreamPlainClass.Field field, int index) {
        if (field.bytes() > 0) {
            return primitive(field.typecode(), index);
        }
        int behind = in.at;
        in.at = index;
        LogicalValue.Scalar found = inside(items).next();
        in.at = behind;
        return found;
    }

    /** The primitive at an index. */
    LogicalValue.Scalar primitive(int typecode, int index) {
        return switch (typecode) {
            case 'D' -> scalar("double", ScalarKind.FLOAT, Double.toString(Double.longBitsToDouble(in.s8(index))));
            case 'F' -> scalar("float", ScalarKind.FLOAT, Float.toString(Float.intBitsToFloat(in.s4(index))));
            case 'Z' -> scalar("boolean", ScalarKind.BOOLEAN, Boolean.toString(in.u1(index) != 0));
            case 'C' -> scalar("char", ScalarKind.TEXT, Character.toString((char) in.u2(index)));
            default -> scalar("", ScalarKind.INTEGER, Long.toString(integer(typecode, index)));
        };
    }

    /** The integer at an index. */
    long integer(int typecode, int index) {
        return switch (typecode) {
            case 'B' -> (byte) in.u1(index);
            case 'S' -> (short) in.u2(index);
            case 'I' -> in.s4(index);
            case 'J' -> in.s8(index);
            default -> throw new UnusualBytesException();
        };
    }
}
