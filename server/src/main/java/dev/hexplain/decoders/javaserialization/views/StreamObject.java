package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** An object in a stream: what each class of its hierarchy wrote. */
public final class StreamObject {
    private static final String CLASS_DATA = "classdata";
    private static final int LONGEST_NAME = 1 << 16;

    private final TreeValues values;
    private final Field field;
    private final String className;
    private @Nullable List<ClassData> classData;

    public StreamObject(TreeValues values, Field field) {
        this(values, field, nameOf(values.tree(), field), null);
    }

    /** An object whose class data is read otherwise. */
    StreamObject(TreeValues values, Field field, String className, @Nullable List<ClassData> classData) {
        this.values = values;
        this.field = field;
        this.className = className;
        this.classData = classData;
    }

    /** The class of an object; where the bytes end in its descriptor, by the name that this begins with. */
    private static String nameOf(FieldTree tree, Field object) {
        String known = JavaClassKind.nameOf(object);
        return known.isEmpty()
                ? tree.child(object, "classDesc")
                        .flatMap(described -> tree.child(described, "className"))
                        .flatMap(name -> tree.child(name, "value"))
                        .map(name -> LeafValues.text(tree, name, "", TextEncoding.MODIFIED_UTF_8)
                                .text()
                                .first(LONGEST_NAME))
                        .orElse("")
                : known;
    }

    private static List<ClassData> classData(TreeValues values, Field object) {
        List<ClassData> levels = new ArrayList<>();
        for (Field child : values.tree().slotChildren(object)) {
            if (child.shape().production().equals(CLASS_DATA)) {
                levels.add(new TreeClassData(values, child));
            }
        }
        return List.copyOf(levels);
    }

    public Field field() {
        return field;
    }

    /** The binary name of its class. */
    public String className() {
        return className;
    }

    /** What the classes of its hierarchy wrote, topmost first. */
    public List<ClassData> classData() {
        if (classData == null) {
            classData = classData(values, field);
        }
        return classData;
    }

    /** What a class of its hierarchy wrote. */
    ClassData above(String className) throws MisfitException {
        return classData().stream()
                .filter(each -> each.className().equals(className))
                .findFirst()
                .orElseThrow(() -> new MisfitException("data of %s was expected".formatted(className)));
    }

    /** A field of one of its classes. */
    LogicalValue.Named member(ClassData of, String name) throws MisfitException {
        return new LogicalValue.Named(name, values.later().of(of.fieldNamed(name)));
    }

    /** The value by its plain fields. */
    LogicalValue.Structure plain(String problem) {
        boolean cut = JavaClassKind.nameOf(field).isEmpty() && !className.isEmpty();
        return new LogicalValue.Structure(
                field,
                cut ? className : field.type(),
                Paged.later(() -> members(classData(), (_, _) -> false)),
                problem);
    }

    /**
     * The plain fields of some classes; of fields with the same name, the first ones carry their class.
     *
     * @param saidElsewhere which fields of a class are left out, by their names
     */
    Paged<LogicalValue.Named> members(List<ClassData> of, BiPredicate<ClassData, String> saidElsewhere) {
        List<Member> members = new ArrayList<>();
        Set<String> later = new HashSet<>();
        for (ClassData each : of.reversed()) {
            List<Member> own = new ArrayList<>();
            for (Field field : each.members()) {
                String name = each.nameOf(field);
                if (saidElsewhere.test(each, name)) {
                    continue;
                }
                own.add(new Member(later.add(name) ? name : each.className() + "." + name, each, field));
            }
            members.addAll(0, own);
        }
        return Paged.of(members).map(Member::named);
    }

    /** A member, whose value is read when it is looked at. */
    private record Member(String name, ClassData of, Field field) {
        LogicalValue.Named named() {
            return new LogicalValue.Named(name, of.valueOf(field));
        }
    }

    public TreeValues values() {
        return values;
    }
}
