package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.lang.foreign.MemorySegment;
import java.time.Instant;

/** Computes values of Hessian 2 that depend on more than their own bytes. */
final class Hessian2FieldValues {
    private Hessian2FieldValues() {}

    static Value describe(FieldTree tree, Field field, Value read) {
        MemorySegment bytes = tree.source().segment();
        return switch (field.shape().production()) {
            case "int", "long", "double", "date", "boolean", "null" -> scalar(bytes, field, read);
            case "raw" -> raw(bytes, field, read);
            case "masked-length" -> maskedLength(bytes, field);
            case "string" -> HessianPreviews.text(tree, field);
            case "ref" -> ContainerPreviews.reference(tree, field);
            case "object", "list", "map" -> HessianPreviews.container(field, read);
            case "entry" -> HessianPreviews.entry(tree, field);
            default -> read;
        };
    }

    private static Value scalar(MemorySegment bytes, Field field, Value read) {
        if (field.length() == 0) {
            return read;
        }
        long at = field.offset();
        return switch (Hessian2Scalars.u1(bytes, at)) {
            case 'N' -> Value.NULL;
            case 'T' -> Value.truth(true);
            case 'F' -> Value.truth(false);
            case 0x4A, 0x4B -> date(Hessian2Scalars.dateAt(bytes, at));
            default -> number(bytes, at);
        };
    }

    private static Value number(MemorySegment bytes, long at) {
        String digits = text(bytes, at);
        return Hessian2Scalars.isDouble(Hessian2Scalars.u1(bytes, at)) ? Value.real(digits) : Value.whole(digits);
    }

    static Value date(long millis) {
        return Value.time(millis, Instant.ofEpochMilli(millis).toString());
    }

    /** The number after its tag: thousandths, minutes or a plain number. */
    private static Value raw(MemorySegment bytes, Field field, Value read) {
        long tag = field.offset() - 1;
        return switch (Hessian2Scalars.u1(bytes, tag)) {
            case 0x5F -> read.with("", Hessian2Scalars.doubleAt(bytes, tag) + ", in thousandths");
            case 0x4B -> read.with("", Instant.ofEpochMilli(Hessian2Scalars.dateAt(bytes, tag)) + ", in minutes");
            case 0x4A ->
                read.with(
                        "",
                        Instant.ofEpochMilli(Hessian2Scalars.dateAt(bytes, tag)).toString());
            default -> read;
        };
    }

    private static Value maskedLength(MemorySegment bytes, Field field) {
        return Value.whole(Hessian2Text.lengthAt(bytes, field.offset()));
    }

    /** A number as text; the names of others. */
    static String text(MemorySegment bytes, long at) {
        int tag = Hessian2Scalars.u1(bytes, at);
        if (Hessian2Scalars.isInt(tag)) {
            return Integer.toString(Hessian2Scalars.intAt(bytes, at));
        }
        if (Hessian2Scalars.isLong(tag)) {
            return Long.toString(Hessian2Scalars.longAt(bytes, at));
        }
        if (Hessian2Scalars.isDouble(tag)) {
            return Double.toString(Hessian2Scalars.doubleAt(bytes, at));
        }
        return switch (tag) {
            case 'N' -> "null";
            case 'T' -> "true";
            case 'F' -> "false";
            case 0x4A, 0x4B ->
                Instant.ofEpochMilli(Hessian2Scalars.dateAt(bytes, at)).toString();
            default -> "entry";
        };
    }
}
