package dev.hexplain.decoders.fst;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.objects.ValueNames;
import dev.hexplain.decoders.fst.FstObjectContent.Part;
import dev.hexplain.decoders.fst.FstObjectContent.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The contents of objects by class: FST's own serializers, JDK classes that write themselves, or fields. */
final class FstObjectContents {
    private final ClassList classes;
    private final FstSettings settings;
    private final ValueNames names;
    private final Map<String, FstObjectContent> own = new HashMap<>();

    FstObjectContents(ClassList classes, FstSettings settings, ValueNames names) {
        this.classes = classes;
        this.settings = settings;
        this.names = names;
        put(
                new FstObjectContent.Counted(false),
                "java.util.ArrayList",
                "java.util.Vector",
                "java.util.Stack",
                "java.util.LinkedList",
                "java.util.HashSet");
        put(
                new FstObjectContent.Counted(true),
                "java.util.HashMap",
                "java.util.LinkedHashMap",
                "java.util.Hashtable",
                "java.util.Properties",
                "java.util.concurrent.ConcurrentHashMap");
        put(new FstObjectContent.Scalar(FstLeafKinds.BYTE), "java.lang.Byte");
        put(new FstObjectContent.Scalar(primitive("char")), "java.lang.Character");
        put(new FstObjectContent.Scalar(primitive("short")), "java.lang.Short");
        put(new FstObjectContent.Scalar(FstLeafKinds.DATE), "java.util.Date");
        put(new FstObjectContent.Scalar(FstLeafKinds.FLOAT), "java.lang.Float");
        put(new FstObjectContent.Scalar(FstLeafKinds.DOUBLE), "java.lang.Double");
        put(new FstObjectContent.Text(), "java.lang.StringBuilder", "java.lang.StringBuffer");
        put(new FstObjectContent.Bytes(FstLeafKinds.BIG_INTEGER), "java.math.BigInteger");
        put(new FstObjectContent.ClassName(), "java.lang.Class");
        put(new FstObjectContent.EnumSet(), "java.util.RegularEnumSet", "java.util.JumboEnumSet");
        put(new FstObjectContent.Time(), "java.time.Ser");
        parts("java.math.BigDecimal", "mark version mark mark scale:int intVal:value version");
        parts("java.util.UUID", "leastSigBits:long mostSigBits:long version");
        parts("java.util.TreeMap", "mark mark comparator:value version entries:entries");
        parts("java.util.TreeSet", "mark mark version mark comparator:value elements:elements");
        parts("java.util.ArrayDeque", "mark mark version elements:elements");
        parts(
                "java.util.LinkedHashSet",
                "mark mark version capacity:int loadFactor:float elements:elements mark version");
        parts("java.util.CollSer", "mark mark tag:int version elements:elements");
        parts("java.util.Arrays$ArrayList", "a:value version");
    }

    private void put(FstObjectContent content, String... classNames) {
        Arrays.stream(classNames).forEach(name -> own.put(name, content));
    }

    private void parts(String className, String described) {
        List<Part> parts = new ArrayList<>();
        for (String part : described.split(" ", -1)) {
            String[] words = part.split(":", -1);
            parts.add(new Part(names.part(words[0]), place(words[words.length - 1])));
        }
        own.put(className, new FstObjectContent.Parts(List.copyOf(parts), FstComposites.formOf(className)));
    }

    private Place place(String kind) {
        return switch (kind) {
            case "mark" -> new Place.Raw(FstLeafKinds.MARK);
            case "version" -> new Place.Raw(FstLeafKinds.VERSION);
            case "value" -> Place.Value.ANY;
            case "elements" -> new Place.Marked(false);
            case "entries" -> new Place.Marked(true);
            default -> new Place.Raw(primitive(kind));
        };
    }

    /** The leaf kind of a primitive type. */
    int primitive(String name) {
        boolean plain = settings.unsafe();
        return switch (name) {
            case "boolean" -> FstLeafKinds.BOOLEAN;
            case "byte" -> FstLeafKinds.BYTE;
            case "char" -> plain ? FstLeafKinds.CHAR_LE : FstLeafKinds.CHAR;
            case "short" -> plain ? FstLeafKinds.SHORT_LE : FstLeafKinds.SHORT;
            case "int" -> plain ? FstLeafKinds.INT_LE : FstLeafKinds.INT;
            case "long" -> plain ? FstLeafKinds.LONG_LE : FstLeafKinds.LONG;
            case "float" -> FstLeafKinds.FLOAT;
            case "double" -> FstLeafKinds.DOUBLE;
            default -> throw new IllegalArgumentException("Not a primitive type: " + name);
        };
    }

    /** The leaf kind of an element of a primitive array, where integers are not compressed. */
    int element(String primitive) {
        return switch (primitive) {
            case "int" -> FstLeafKinds.INT_LE;
            case "long" -> FstLeafKinds.LONG_LE;
            default -> primitive(primitive);
        };
    }

    /** The names of the classes that need not be in the list. */
    List<TypeRef> known() {
        return own.keySet().stream().sorted().map(TypeRef::of).toList();
    }

    /** The content of objects of a class; null for an unknown one. */
    @Nullable FstObjectContent of(TypeRef type) {
        FstObjectContent found = own.get(type.name());
        return found != null
                ? found
                : classes.classNamed(type.name())
                        .map(declared -> new FstObjectContent.Members(TypeRef.of(declared.name())))
                        .orElse(null);
    }

    private record Declared(FieldDecl field, ClassDecl in) {
        /** The type without arguments, as {@code Class.getSimpleName} returns it. */
        TypeRef erased() {
            return in.erased(field.type());
        }

        boolean isBoolean() {
            return erased().equals(TypeRef.of("boolean"));
        }

        boolean isConditional() {
            return field.annotation("Conditional").isPresent();
        }
    }

    /**
     * The fields of a class and its superclasses in the order they are written: booleans, then other primitives, then
     * the rest; in each by the type's simple name, then by name.
     */
    List<Part> members(ClassDecl type) {
        if (isExternalizable(type)) {
            return external(type);
        }
        List<Declared> fields = new ArrayList<>();
        classes.lineage(type).forEach(in -> in.fields().forEach(field -> fields.add(new Declared(field, in))));
        fields.sort(Comparator.comparing((Declared each) -> !each.isBoolean())
                .thenComparing(Declared::isConditional)
                .thenComparing(each -> !each.erased().isPrimitive())
                .thenComparing(each -> each.erased().toString())
                .thenComparing(each -> each.field().name())
                .thenComparing(each -> each.in().name()));
        List<Part> parts = new ArrayList<>();
        long booleans = fields.stream().filter(Declared::isBoolean).count();
        for (Declared each : fields) {
            int name = names.member(each.field().name());
            if (each.isConditional()) {
                parts.add(new Part(names.part("end"), new Place.Raw(FstLeafKinds.INT_LE)));
            }
            parts.add(new Part(name, place(each, parts.size(), booleans)));
        }
        parts.add(new Part(names.part("version"), new Place.Raw(FstLeafKinds.VERSION)));
        return List.copyOf(parts);
    }

    private boolean isExternalizable(ClassDecl type) {
        return classes.lineage(type).stream().anyMatch(each -> each.implementsDirectly("java.io.Externalizable"));
    }

    /**
     * The output of {@code writeExternal}, as the list declares it: fields in its order, primitives by the method named
     * after their type, texts by {@code writeUTF}, everything else by {@code writeObject}. No version mark follows
     * them.
     */
    private List<Part> external(ClassDecl type) {
        return classes.lineage(type).stream()
                .flatMap(in -> in.fields().stream())
                .map(field -> new Part(names.member(field.name()), external(field)))
                .toList();
    }

    private Place external(FieldDecl field) {
        TypeRef type = field.type();
        boolean object = field.annotation("Written")
                .filter(written -> written.literals().contains("writeObject"))
                .isPresent();
        boolean text = !object && !type.isArray() && type.name().equals("java.lang.String");
        return type.isPrimitive()
                ? new Place.Raw(primitive(type.name()))
                : text ? new Place.RawText() : Place.Value.ANY;
    }

    private Place place(Declared field, int index, long booleans) {
        TypeRef type = field.erased();
        if (field.isBoolean()) {
            return new Place.Bit(index % Byte.SIZE, index % Byte.SIZE == Byte.SIZE - 1 || index == booleans - 1);
        }
        List<String> oneOf = field.field()
                .annotation("OneOf")
                .map(annotation -> annotation.literals())
                .orElse(List.of());
        return type.isPrimitive() ? new Place.Raw(primitive(type.name())) : new Place.Value(type, oneOf);
    }
}
