package dev.hexplain.decoders.protostuff;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.EnumDecl;
import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.TypeDecl;
import dev.hexplain.decode.classes.TypeParameter;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decoders.protostuff.ProtostuffType.Kind;
import dev.hexplain.decoders.protostuff.ProtostuffType.Place;
import dev.hexplain.decoders.protostuff.ProtostuffType.StuffClass;
import dev.hexplain.tree.Enumeration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a list's classes, numbered as by the library's runtime schemas: from 1 in the order of declaration,
 * those of superclasses first.
 */
final class ProtostuffClasses {
    /** The kinds of dynamically typed values, by their numbers, from 1. */
    private static final List<Kind> DYNAMIC = List.of(
            Kind.BOOLEAN,
            Kind.BYTE,
            Kind.CHAR,
            Kind.SHORT,
            Kind.INT,
            Kind.LONG,
            Kind.FLOAT,
            Kind.DOUBLE,
            Kind.STRING,
            Kind.BYTES,
            Kind.BYTE_ARRAY,
            Kind.BIG_DECIMAL,
            Kind.BIG_INTEGER,
            Kind.DATE);

    private static final Map<String, Kind> SCALARS = Map.ofEntries(
            Map.entry("boolean", Kind.BOOLEAN),
            Map.entry("byte", Kind.BYTE),
            Map.entry("char", Kind.CHAR),
            Map.entry("short", Kind.SHORT),
            Map.entry("int", Kind.INT),
            Map.entry("long", Kind.LONG),
            Map.entry("float", Kind.FLOAT),
            Map.entry("double", Kind.DOUBLE),
            Map.entry("java.lang.Boolean", Kind.BOOLEAN),
            Map.entry("java.lang.Byte", Kind.BYTE),
            Map.entry("java.lang.Character", Kind.CHAR),
            Map.entry("java.lang.Short", Kind.SHORT),
            Map.entry("java.lang.Integer", Kind.INT),
            Map.entry("java.lang.Long", Kind.LONG),
            Map.entry("java.lang.Float", Kind.FLOAT),
            Map.entry("java.lang.Double", Kind.DOUBLE),
            Map.entry("java.lang.String", Kind.STRING),
            Map.entry("java.math.BigDecimal", Kind.BIG_DECIMAL),
            Map.entry("java.math.BigInteger", Kind.BIG_INTEGER),
            Map.entry("java.util.Date", Kind.DATE));

    private static final Set<String> ABSTRACT = Set.of(
            "java.lang.Object", "java.lang.Number", "java.lang.Class", "java.io.Serializable", "java.lang.Comparable");

    /** The endings of the names of JDK collections. */
    private static final List<String> COLLECTIONS =
            List.of("Collection", "List", "Set", "Queue", "Deque", "Vector", "Stack");

    private static final List<String> MAPS = List.of("Map", "Hashtable", "Properties", "Dictionary");

    private final ClassList list;
    private final List<Place> places = new ArrayList<>();
    private final List<StuffClass> all = new ArrayList<>();
    private final Map<String, StuffClass> byName = new HashMap<>();
    final Place count = place("", "", new ProtostuffType.Scalar(Kind.COUNT, "count", null));
    final Place dynamic = place("", "", new ProtostuffType.Dynamic("Object"));
    private final Place firstDynamic;
    /** An object of a class that is not in the list. */
    private final Place unknown = place("", "", new ProtostuffType.Pojo("object", null));

    private final Map<String, Place> enums = new HashMap<>();
    private final List<Place> items = new ArrayList<>();
    final StuffClass root;

    ProtostuffClasses(ClassList list, String root) {
        this.list = list;
        List<Place> kinds = DYNAMIC.stream()
                .map(kind -> place("value", "", new ProtostuffType.Scalar(kind, label(kind), null)))
                .toList();
        this.firstDynamic = kinds.getFirst();
        for (TypeDecl type : list.types()) {
            if (type instanceof ClassDecl declared) {
                StuffClass made = new StuffClass(all.size(), declared.name());
                all.add(made);
                items.add(place("", "", new ProtostuffType.Pojo(declared.simpleName(), made)));
                byName.put(declared.name(), made);
            } else if (type instanceof EnumDecl declared) {
                enums.put(declared.name(), place("value", "", symbols(declared)));
            }
        }
        int own = all.size();
        addOfTheJdk("java.time.Instant", Kind.LONG, "seconds", "nanos");
        addOfTheJdk("java.util.UUID", Kind.LONG, "mostSigBits", "leastSigBits");
        all.subList(0, own).forEach(this::define);
        StuffClass found = byName.get(list.root(root).name());
        if (found == null) {
            throw new SchemaDiagnostic("The outermost value is of a class, and " + root + " is none");
        }
        this.root = found;
    }

    private void define(StuffClass type) {
        ClassDecl declared = list.classNamed(type.name).orElseThrow();
        for (ClassDecl level : list.lineage(declared)) {
            for (FieldDecl field : level.fields()) {
                int next = hidden(type, field).orElse(type.fields.size() + 1);
                type.fields.put(
                        number(field, next), place(field.name(), logical(field), type(erased(field.type(), level), 0)));
            }
        }
    }

    /** A field with the name of a superclass's field takes its place and number: the superclass's is not written. */
    private static Optional<Integer> hidden(StuffClass type, FieldDecl field) {
        return type.fields.entrySet().stream()
                .filter(each -> each.getValue().name().equals(field.name()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /**
     * A type without type variables, which are replaced by their bounds; recursion is bounded by the list's nesting.
     */
    private static TypeRef erased(TypeRef type, ClassDecl in) {
        Optional<TypeRef> bound = in.typeParameters().stream()
                .filter(each -> each.name().equals(type.name()))
                .map(TypeParameter::bound)
                .findFirst();
        return bound.map(each -> TypeRef.of(each.name()).array(type.dimensions()))
                .orElseGet(() -> new TypeRef(
                        type.name(),
                        type.arguments().stream().map(each -> erased(each, in)).toList(),
                        type.dimensions()));
    }

    /** {@code @Tag(7)} is the library's own annotation. */
    private static int number(FieldDecl field, int next) {
        return field.annotation("Tag")
                .flatMap(tag -> tag.literals().stream().findFirst())
                .filter(literal -> literal.matches("\\d{1,9}"))
                .map(Integer::parseInt)
                .orElse(next);
    }

    /** {@code @Logical("…")} names the member of the encoded object, where that differs from the field's name. */
    private static String logical(FieldDecl field) {
        return field.annotation("Logical")
                .map(logical -> logical.literals().stream().findFirst().orElse(""))
                .orElse(field.name());
    }

    /** JDK classes that are written field by field. */
    private void addOfTheJdk(String name, Kind kind, String... fields) {
        StuffClass made = new StuffClass(all.size(), name);
        all.add(made);
        items.add(unknown);
        byName.put(name, made);
        for (String field : fields) {
            ProtostuffType type = new ProtostuffType.Scalar(kind, label(kind), null);
            made.fields.put(made.fields.size() + 1, place(field, "", type));
        }
    }

    private Place place(String name, String logical, ProtostuffType type) {
        Place place = new Place(places.size(), name, logical, type);
        places.add(place);
        return place;
    }

    private static String label(Kind kind) {
        return kind.name().toLowerCase(java.util.Locale.ROOT).replace("_", " ");
    }

    private static ProtostuffType symbols(EnumDecl declared) {
        Map<Long, Enumeration.Symbol> names = new HashMap<>();
        declared.constants().forEach(name -> names.put((long) names.size(), new Enumeration.Symbol(name, "")));
        return new ProtostuffType.Scalar(
                Kind.ENUM, declared.simpleName(), new Enumeration(declared.name(), false, names));
    }

    private ProtostuffType type(TypeRef given, int depth) {
        TypeRef ref = given.upperBound();
        String label = ref.toString();
        if (depth > 50) {
            throw new SchemaDiagnostic("Types hold types more than 50 deep");
        }
        if (ref.isArray()) {
            return array(ref, label, depth);
        }
        Kind scalar = SCALARS.get(ref.name());
        if (scalar != null) {
            return new ProtostuffType.Scalar(scalar, label, null);
        }
        Place constants = enums.get(ref.name());
        if (constants != null) {
            return constants.type();
        }
        if (isMap(ref)) {
            return new ProtostuffType.Mapping(
                    label, place("key", "", item(ref, 0, depth)), place("value", "", item(ref, 1, depth)));
        }
        return isCollection(ref)
                ? new ProtostuffType.Repeated(label, place("", "", item(ref, 0, depth)))
                : object(ref, label);
    }

    /** The item type of a collection or map: dynamic where it is not declared, or is a collection or map itself. */
    private ProtostuffType item(TypeRef of, int argument, int depth) {
        TypeRef item =
                argument < of.arguments().size() ? of.arguments().get(argument).upperBound() : TypeRef.OBJECT;
        boolean nested = !item.isArray() && (isMap(item) || isCollection(item));
        return nested ? new ProtostuffType.Dynamic(item.toString()) : type(item, depth + 1);
    }

    private boolean isMap(TypeRef type) {
        return isOfTheJdk(type, MAPS);
    }

    private boolean isCollection(TypeRef type) {
        return isOfTheJdk(type, COLLECTIONS);
    }

    private boolean isOfTheJdk(TypeRef type, List<String> endings) {
        return list.type(type.name()).isEmpty()
                && type.name().startsWith("java.util.")
                && endings.stream().anyMatch(TypeRef.simple(type.name())::endsWith);
    }

    private ProtostuffType array(TypeRef ref, String label, int depth) {
        TypeRef item = ref.component();
        if (item.name().equals("byte") && !item.isArray()) {
            return new ProtostuffType.Scalar(Kind.BYTE_ARRAY, label, null);
        }
        if (item.isArray()
                || isMap(item)
                || isCollection(item)
                || ABSTRACT.contains(item.name())
                || isInterface(item.name())) {
            return new ProtostuffType.Dynamic(label);
        }
        return new ProtostuffType.Array(label, place("", "", type(item, depth + 1)));
    }

    private ProtostuffType object(TypeRef ref, String label) {
        boolean unknown = ABSTRACT.contains(ref.name()) || isInterface(ref.name());
        return unknown ? new ProtostuffType.Dynamic(label) : new ProtostuffType.Pojo(label, byName.get(ref.name()));
    }

    /** For an interface or an abstract class the object contains its class. */
    private boolean isInterface(String name) {
        TypeDecl type = list.type(name).orElse(null);
        return type != null
                && !(type instanceof EnumDecl)
                && !(type instanceof ClassDecl declared && !declared.isAbstract());
    }

    // -- types from the bytes

    @Nullable Place place(int number) {
        return number == 0 ? null : places.get(number - 1);
    }

    @Nullable StuffClass type(int number) {
        return number == 0 ? null : all.get(number - 1);
    }

    @Nullable StuffClass named(String name) {
        return byName.get(name);
    }

    @Nullable Place enumNamed(String name) {
        return enums.get(name);
    }

    /** The type for the field number in a dynamically typed value; null for one that is not a scalar. */
    @Nullable Place dynamicScalar(int number) {
        return number < 1 || number > DYNAMIC.size() ? null : places.get(firstDynamic.index() + number - 1);
    }

    /** The item of a scalar array, whose number gives the kind and whether it is primitive. */
    @Nullable Place scalarItem(long number) {
        long kind = number < 8 ? number + 1 : number < 16 ? (number & 7) + 1 : number - 7;
        return dynamicScalar(Math.clamp(kind, 0, Integer.MAX_VALUE));
    }

    /** The item of an array of objects. */
    Place pojoItem(@Nullable StuffClass type) {
        return type == null ? unknown : items.get(type.index);
    }
}
