package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.TypeRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Sorts an object's fields, including those of superclasses, in the order they are written: primitives, boxes, all
 * others. Numbers of variable length come after those of a fixed size; larger ones before smaller ones; within one
 * size, by type id.
 */
final class ForyFieldOrder {
    private static final int PRIMITIVE = 0;
    private static final int BOX = 1;
    private static final int OTHER = 2;

    private static final String BOXES = "java.lang.";

    private final ClassList list;
    private final ForyNumbers numbers;

    /** A field, and the class that declares it. */
    record Declared(FieldDecl field, String in) {
        TypeRef type() {
            return field.type();
        }
    }

    /** The sort key of a primitive. */
    private record Rank(boolean variable, int size, int typeId) {
        private static final Comparator<Rank> ORDER = Comparator.comparing(Rank::variable)
                .thenComparing(Comparator.comparingInt(Rank::size).reversed())
                .thenComparingInt(Rank::typeId);
    }

    ForyFieldOrder(ClassList list, ForyNumbers numbers) {
        this.list = list;
        this.numbers = numbers;
    }

    List<FieldDecl> of(ClassDecl type) {
        List<Declared> fields = new ArrayList<>();
        for (ClassDecl each : list.lineage(type)) {
            each.fields().forEach(field -> fields.add(new Declared(erased(field, each), each.name())));
        }
        fields.sort(by(numbers));
        return fields.stream().map(Declared::field).toList();
    }

    static Comparator<Declared> by(ForyNumbers numbers) {
        return Comparator.comparingInt((Declared each) -> group(each.type()))
                .thenComparing(each -> rank(each.type(), numbers), Rank.ORDER)
                .thenComparing(each -> snakeCase(each.field().name()))
                .thenComparing(Declared::in)
                .thenComparing(each -> each.field().name());
    }

    /** The type of a field; for a type variable, its bound. */
    private static FieldDecl erased(FieldDecl field, ClassDecl in) {
        return in.typeParameters().stream()
                .filter(each ->
                        each.name().equals(field.type().name()) && !each.bound().equals(TypeRef.OBJECT))
                .findFirst()
                .map(each -> new FieldDecl(
                        field.name(), each.bound().array(field.type().dimensions()), field.annotations(), field.line()))
                .orElse(field);
    }

    private static int group(TypeRef type) {
        if (type.isPrimitive()) {
            return PRIMITIVE;
        }
        return boxed(type).isEmpty() ? OTHER : BOX;
    }

    /** The primitive type of a box; empty for any other type, including arrays of boxes. */
    static String boxed(TypeRef type) {
        if (type.isArray() || !type.name().startsWith(BOXES)) {
            return "";
        }
        return switch (type.name().substring(BOXES.length())) {
            case "Boolean" -> "boolean";
            case "Byte" -> "byte";
            case "Short" -> "short";
            case "Character" -> "char";
            case "Integer" -> "int";
            case "Long" -> "long";
            case "Float" -> "float";
            case "Double" -> "double";
            default -> "";
        };
    }

    private static Rank rank(TypeRef type, ForyNumbers numbers) {
        return switch (type.isPrimitive() ? type.name() : boxed(type)) {
            case "boolean" -> new Rank(false, Byte.BYTES, 1);
            case "byte" -> new Rank(false, Byte.BYTES, 2);
            case "short" -> new Rank(false, Short.BYTES, 3);
            case "char" -> new Rank(false, Character.BYTES, 70);
            case "int" -> new Rank(numbers.ints() != ForyKind.Form.FIXED_INT, Integer.BYTES, 4);
            case "long" -> new Rank(numbers.longs() != ForyKind.Form.FIXED_LONG, Long.BYTES, 6);
            case "float" -> new Rank(false, Float.BYTES, 19);
            case "double" -> new Rank(false, Double.BYTES, 20);
            default -> new Rank(false, 0, 0);
        };
    }

    /** Names are compared in snake case: {@code fooBar} as {@code foo_bar}. */
    private static String snakeCase(String name) {
        StringBuilder snake = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char each = name.charAt(i);
            boolean upper = each >= 'A' && each <= 'Z';
            snake.append(upper ? "_" : "").append(upper ? Character.toLowerCase(each) : each);
        }
        return snake.toString();
    }
}
