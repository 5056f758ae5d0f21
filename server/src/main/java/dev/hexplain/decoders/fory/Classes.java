package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.EnumDecl;
import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.Registration;
import dev.hexplain.decode.classes.TypeDecl;
import dev.hexplain.decode.classes.TypeRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The classes of a list as Fory writes them: which fields in which order, under which numbers. */
final class Classes {
    /** Groups of fields, in their order: primitives, boxes, all others. */
    private static final int PRIMITIVE = 0;

    private static final int BOX = 1;
    private static final int OTHER = 2;

    /** By size, and by type id within a size, the largest first; numbers of variable length come after the others. */
    private static final List<String> PRIMITIVE_ORDER =
            List.of("double", "float", "short", "char", "byte", "boolean", "long", "int");

    private static final List<String> BOX_ORDER = List.of(
            "java.lang.Double",
            "java.lang.Float",
            "java.lang.Short",
            "java.lang.Character",
            "java.lang.Byte",
            "java.lang.Boolean",
            "java.lang.Long",
            "java.lang.Integer");

    private final ClassList list;
    private final boolean compatible;
    private final List<Layout> layouts = new ArrayList<>();
    private final List<EnumDecl> enums = new ArrayList<>();
    private final Map<String, Kind> byName = new HashMap<>();
    private final Map<Integer, TypeRef> registered = new HashMap<>();

    /** An object's fields in the order they are written, those of its superclasses among them. */
    record Layout(ClassDecl declared, List<FieldDecl> fields) {}

    Classes(ClassList list) {
        this.list = list;
        this.compatible = list.options().only("compatible").flag("compatible", false);
        for (TypeDecl type : list.types()) {
            switch (type) {
                case ClassDecl declared -> {
                    byName.put(type.name(), new Kind.Struct(layouts.size()));
                    layouts.add(layout(declared));
                }
                case EnumDecl declared -> {
                    byName.put(type.name(), new Kind.Constant(enums.size()));
                    enums.add(declared);
                }
                default -> {
                    // An interface has no objects of its own.
                }
            }
        }
        register();
    }

    private void register() {
        int next = 0;
        for (Registration each : list.registrations()) {
            next = each.id().orElse(next);
            registered.put(next++, each.type());
        }
        for (TypeDecl type : list.types()) {
            if (type.id().isPresent()) {
                registered.put(type.id().getAsInt(), TypeRef.of(type.name()));
            }
        }
    }

    private Layout layout(ClassDecl declared) {
        List<FieldDecl> fields = new ArrayList<>();
        list.lineage(declared).forEach(each -> fields.addAll(each.fields()));
        fields.sort(Comparator.comparingInt((FieldDecl field) -> group(field.type()))
                .thenComparingInt(field -> rank(field.type()))
                .thenComparing(field -> snakeCase(field.name()))
                .thenComparing(FieldDecl::name));
        return new Layout(declared, List.copyOf(fields));
    }

    /** Names are compared as other languages spell them: {@code fooBar} as {@code foo_bar}. */
    private static String snakeCase(String name) {
        StringBuilder snake = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char each = name.charAt(i);
            snake.append(Character.isUpperCase(each) ? "_" : "").append(Character.toLowerCase(each));
        }
        return snake.toString();
    }

    private static int group(TypeRef type) {
        if (type.isPrimitive()) {
            return PRIMITIVE;
        }
        return !type.isArray() && BOX_ORDER.contains(type.name()) ? BOX : OTHER;
    }

    private static int rank(TypeRef type) {
        return type.isPrimitive() ? PRIMITIVE_ORDER.indexOf(type.name()) : BOX_ORDER.indexOf(type.name());
    }

    /** Whether every class is defined in the bytes, as the schema's option says. */
    boolean compatible() {
        return compatible;
    }

    List<Layout> layouts() {
        return layouts;
    }

    List<EnumDecl> enums() {
        return enums;
    }

    /** Whether a field of this type has no type in front of its value. */
    boolean isFinal(TypeRef type) {
        return list.isFinal(type);
    }

    /** The class that was registered by a number; where the list registers none, its types count from 0. */
    Optional<TypeRef> registered(long number) {
        if (registered.isEmpty() && number < list.types().size()) {
            return Optional.of(TypeRef.of(list.types().get((int) number).name()));
        }
        return number > Integer.MAX_VALUE ? Optional.empty() : Optional.ofNullable(registered.get((int) number));
    }

    /** How a value of exactly a type is written; {@link Kind#ANY} where the type does not tell. */
    Kind kind(TypeRef type) {
        if (type.isArray()) {
            Kind known = Kinds.byName(type.binaryName());
            return known != null ? known : new Kind.Sequence(type.component());
        }
        Kind own = byName.get(type.name());
        if (own != null) {
            return own;
        }
        Kind known = Kinds.byName(type.name());
        return known == null ? Kind.ANY : typed(known, type);
    }

    /** The same collection, of elements that a type's arguments tell. */
    static Kind typed(Kind kind, TypeRef declared) {
        List<TypeRef> arguments =
                declared.arguments().stream().map(TypeRef::upperBound).toList();
        return switch (kind) {
            case Kind.Sequence sequence
            when arguments.size() == 1 && sequence.element().equals(TypeRef.OBJECT) ->
                new Kind.Sequence(arguments.getFirst());
            case Kind.Mapping mapping
            when arguments.size() == 2 -> new Kind.Mapping(arguments.getFirst(), arguments.getLast());
            case Kind.Sorted(Kind of) -> new Kind.Sorted(typed(of, declared));
            default -> kind;
        };
    }
}
