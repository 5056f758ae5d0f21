package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.ClassListOptions;
import dev.hexplain.decode.classes.EnumDecl;
import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.Registration;
import dev.hexplain.decode.classes.TypeDecl;
import dev.hexplain.decode.classes.TypeRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The classes of a list as Fory writes them: the order of their fields, and their registration numbers. */
final class ForyClasses {
    private static final String COMPATIBLE = "compatible";
    private static final String ENUM_BY_NAME = "enum_by_name";
    private static final String CLASS_VERSION_CHECK = "class_version_check";

    private final ClassList list;
    private final ForyNumbers numbers;
    private final boolean compatible;
    private final boolean plain;
    private final boolean enumByName;
    private final boolean versioned;
    private final List<Layout> layouts = new ArrayList<>();
    private final List<EnumDecl> enums = new ArrayList<>();
    private final Map<String, ForyKind> byName = new HashMap<>();
    private final Map<Integer, TypeRef> registered = new HashMap<>();

    /** An object's fields in the order they are written, including those of superclasses. */
    record Layout(ClassDecl declared, List<FieldDecl> fields) {}

    ForyClasses(ClassList list) {
        this.list = list;
        ClassListOptions options = list.options()
                .only(
                        COMPATIBLE,
                        ForyNumbers.COMPRESSED,
                        ForyNumbers.INTS,
                        ForyNumbers.LONGS,
                        ENUM_BY_NAME,
                        CLASS_VERSION_CHECK);
        this.numbers = ForyNumbers.of(options);
        this.compatible = options.flag(COMPATIBLE, false);
        this.plain = !options.flag(COMPATIBLE, true);
        this.enumByName = options.flag(ENUM_BY_NAME, false);
        this.versioned = options.flag(CLASS_VERSION_CHECK, false);
        ForyFieldOrder order = new ForyFieldOrder(list, numbers);
        for (TypeDecl type : list.types()) {
            switch (type) {
                case ClassDecl declared -> {
                    byName.put(type.name(), new ForyKind.Struct(layouts.size()));
                    layouts.add(new Layout(declared, order.of(declared)));
                }
                case EnumDecl declared -> {
                    byName.put(type.name(), new ForyKind.Constant(enums.size()));
                    enums.add(declared);
                }
                default -> {
                    // An interface has no instances.
                }
            }
        }
        register();
    }

    private void register() {
        int next = 0;
        for (Registration each : list.registrations()) {
            if (each.id().isEmpty() && ForyJdkKinds.isInternal(each.type().binaryName())) {
                continue; // It has an id of the library's own, which it keeps.
            }
            next = each.id().orElse(next);
            registered.put(next++, each.type());
        }
        for (TypeDecl type : list.types()) {
            if (type.id().isPresent()) {
                registered.put(type.id().getAsInt(), TypeRef.of(type.name()));
            }
        }
    }

    ForyNumbers numbers() {
        return numbers;
    }

    /** Whether the list sets compatible mode: every class is defined in the bytes. */
    boolean statesCompatible() {
        return compatible;
    }

    /** Whether the list sets schema-consistent mode: no class is. */
    boolean statesPlain() {
        return plain;
    }

    /** Whether enum constants are written by name. */
    boolean enumByName() {
        return enumByName;
    }

    /** Whether each object begins with a hash of its fields, unless its class was written with its definition. */
    boolean versioned() {
        return versioned;
    }

    List<Layout> layouts() {
        return layouts;
    }

    List<EnumDecl> enums() {
        return enums;
    }

    /** Whether a field of this type has no type id before its value. */
    boolean isFinal(TypeRef type) {
        return list.isFinal(type) || list.enumNamed(type.name()).isPresent();
    }

    /** The same in compatible mode, which writes the classes of all that are not the library's own. */
    boolean isFinalAnywhere(TypeRef type) {
        return isFinal(type)
                && (ForyJdkKinds.isInternal(type.name())
                        || list.enumNamed(type.name()).isPresent());
    }

    /** Whether it is a class of the list, or an array of such or of the library's own; anything else was misread. */
    boolean isListed(TypeRef type) {
        TypeRef element = TypeRef.of(withoutBody(type).name());
        return (type.isArray() && ForyJdkKinds.isInternal(element.name())) || byName.containsKey(element.name());
    }

    /** The enum of a constant with a class body; the type itself otherwise. */
    TypeRef withoutBody(TypeRef type) {
        int dollar = type.name().lastIndexOf('$');
        String around = dollar < 0 ? "" : type.name().substring(0, dollar);
        return list.type(type.name()).isEmpty() && list.enumNamed(around).isPresent()
                ? TypeRef.of(around).array(type.dimensions())
                : type;
    }

    /** The class registered by a number; where the list registers none, its types are numbered from 0. */
    Optional<TypeRef> registered(long number) {
        if (registered.isEmpty() && number < list.types().size()) {
            return Optional.of(TypeRef.of(list.types().get((int) number).name()));
        }
        return number > Integer.MAX_VALUE ? Optional.empty() : Optional.ofNullable(registered.get((int) number));
    }

    /** How a value of exactly a type is written; {@link ForyKind#ANY} where that is only known from the bytes. */
    ForyKind kind(TypeRef type) {
        if (type.isArray()) {
            ForyKind known = ForyJdkKinds.byName(type.binaryName());
            return known != null ? known : new ForyKind.Sequence(type.component());
        }
        ForyKind own = type.equals(ForyDefinedField.ENUM) ? ForyKind.Constant.UNLISTED : byName.get(type.name());
        if (own != null) {
            return own;
        }
        ForyKind known = ForyJdkKinds.byName(type.name());
        return known == null ? ForyKind.ANY : numbers.spelled(typed(known, type));
    }

    /** The same collection, with the element types from a type's arguments. */
    static ForyKind typed(ForyKind kind, TypeRef declared) {
        List<TypeRef> arguments =
                declared.arguments().stream().map(TypeRef::upperBound).toList();
        return switch (kind) {
            case ForyKind.Sequence sequence
            when arguments.size() == 1 && sequence.element().equals(TypeRef.OBJECT) ->
                new ForyKind.Sequence(arguments.getFirst());
            case ForyKind.Mapping mapping
            when arguments.size() == 2 -> new ForyKind.Mapping(arguments.getFirst(), arguments.getLast());
            case ForyKind.Sorted(ForyKind of) -> new ForyKind.Sorted(typed(of, declared));
            case ForyKind.Bounded(ForyKind.Sequence of) ->
                new ForyKind.Bounded((ForyKind.Sequence) typed(of, declared));
            case ForyKind.Enumerated(ForyKind.Mapping of) ->
                new ForyKind.Enumerated((ForyKind.Mapping) typed(of, declared));
            default -> kind;
        };
    }
}
