package dev.hexplain.inspect.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.classes.CompilersForTests;
import dev.hexplain.classes.verdict.ClassVerdict;
import dev.hexplain.classes.verdict.ClassVerdict.FieldKind;
import dev.hexplain.classes.verdict.ClassVerdict.FieldVerdict;
import dev.hexplain.classes.verdict.ClassVerdict.Outcome;
import dev.hexplain.classes.verdict.ClassVerdict.Thrown;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Verdicts are what {@code ObjectInputStream} does: for each change of a class (Java Object Serialization Specification,
 * 5.6) a stream of one version is read with the other, by each compiler, and exception or values are compared.
 */
class ClassVerdictsTest {
    private static final String UID = " private static final long serialVersionUID = 1; ";

    private static final String WRITE = " private void writeObject(ObjectOutputStream out) throws IOException { ";
    private static final String READ =
            " private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { ";

    @TempDir
    Path folder;

    /**
     * A change of classes.
     *
     * @param expected outcome of the class {@code shop.Order}
     */
    record Change(String name, String written, String read, Outcome expected) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Change change(String name, String written, String read, Outcome expected) {
        return new Change(name, written + " class Make { static Object it() { return new Order(); } }", read, expected);
    }

    /** A change of the members of a class with a UID. */
    private static Change members(String name, String written, String read, Outcome expected) {
        return change(name, order(written), order(read), expected);
    }

    private static String order(String members) {
        return "class Order implements Serializable {" + UID + members + "}";
    }

    private static Stream<Change> compatible() {
        return Stream.of(
                members("nothing", "int a = 1;", "int a = 2;", Outcome.SAME),
                members("a field is added", "int a = 1;", "int a; int b = 7; String c = \"x\";", Outcome.READABLE),
                members("a field is deleted", "int a = 1; int b = 2;", "int a;", Outcome.READABLE),
                members("access is changed", "private int a = 1;", "public int a;", Outcome.SAME),
                members("static becomes an instance field", "static int a = 1;", "int a = 5;", Outcome.READABLE),
                members("transient becomes not", "transient int a = 1;", "int a = 5;", Outcome.READABLE),
                members("an instance field becomes static", "int a = 1;", "static int a = 5;", Outcome.READABLE),
                members("not becomes transient", "int a = 1;", "transient int a = 5;", Outcome.READABLE),
                members("a wider reference type", "Integer a = 1;", "Number a;", Outcome.READABLE),
                members(
                        "an interface",
                        "ArrayList<String> a = new ArrayList<>();",
                        "List<String> a;",
                        Outcome.READABLE),
                members("a wider array", "String[] a = {\"x\"};", "Object[] a;", Outcome.READABLE),
                members("an array as an object", "int[] a = {1};", "Object a;", Outcome.READABLE),
                members(
                        "writeObject is removed",
                        "int a = 1; private void writeObject(ObjectOutputStream out) throws IOException"
                                + " { out.defaultWriteObject(); out.writeInt(5); out.writeObject(\"more\"); }",
                        "int a;",
                        Outcome.READABLE),
                members(
                        "readObject is added",
                        "int a = 1;",
                        "int a; private void readObject(ObjectInputStream in) throws IOException,"
                                + " ClassNotFoundException { in.defaultReadObject(); }",
                        Outcome.READABLE),
                change(
                        "a class is added above",
                        order("int a = 1;"),
                        "class Base implements Serializable {" + UID + "int z = 3; }" + "class Order extends Base {"
                                + UID + "int a; }",
                        Outcome.READABLE),
                change(
                        "a class above is removed",
                        "class Base implements Serializable {" + UID + "int z = 3; }" + "class Order extends Base {"
                                + UID + "int a = 1; }",
                        "class Base implements Serializable {" + UID + "int z; }" + order("int a;"),
                        Outcome.READABLE),
                change(
                        "a class above is gone",
                        "class Base implements Serializable {" + UID + "int z = 3; }" + "class Order extends Base {"
                                + UID + "int a = 1; }",
                        order("int a;"),
                        Outcome.READABLE),
                change(
                        "a class above becomes serializable",
                        "class Base { int z = 3; } class Order extends Base implements Serializable {" + UID
                                + "int a = 1; }",
                        "class Base implements Serializable {" + UID + "int z = 4; }" + "class Order extends Base {"
                                + UID + "int a; }",
                        Outcome.READABLE),
                change(
                        "a component of a record is added",
                        "record Order(int a) implements Serializable { Order() { this(1); } }",
                        "record Order(int a, String b) implements Serializable {}",
                        Outcome.READABLE),
                change(
                        "components of a record change places",
                        "record Order(int a, String b) implements Serializable { Order() { this(1, \"x\"); } }",
                        "record Order(String b, int a) implements Serializable { Order { b = b + \"\"; } }",
                        Outcome.SAME),
                change(
                        "a class becomes a record",
                        order("int a = 1; String b = \"x\";"),
                        "record Order(int a) implements Serializable {}",
                        Outcome.READABLE),
                change(
                        "a record has another UID",
                        "record Order(int a) implements Serializable { Order() { this(1); } }",
                        "record Order(int a) implements Serializable {" + UID + "}",
                        Outcome.SAME),
                members(
                        "serializable fields are listed",
                        "int a = 1; String b = \"x\";",
                        "int a; String b; private static final ObjectStreamField[] serialPersistentFields ="
                                + " { new ObjectStreamField(\"a\", int.class) };",
                        Outcome.READABLE),
                members(
                        "a reference type that no value contradicts",
                        "Object a = null;",
                        "String a = \"x\";",
                        Outcome.READABLE),
                members(
                        "a narrower reference type that all values fit",
                        "Object a = \"x\"; Object b = List.of(1, 2, 3); Object c = new String[] {\"y\"};",
                        "CharSequence a; List<Integer> b; Object[] c;",
                        Outcome.READABLE),
                change(
                        "a value that its class replaces",
                        "class Tag implements Serializable {" + UID + "}" + order("Object a = new Tag();"),
                        "class Tag implements Serializable {" + UID + "Object readResolve() { return \"x\"; } }"
                                + order("String a;"),
                        Outcome.DEPENDS),
                members(
                        "data that readObject skips",
                        "int a = 1;" + WRITE + "out.defaultWriteObject(); out.writeInt(7); out.writeObject(\"x\"); }",
                        "int a;" + READ + "in.defaultReadObject(); in.readInt(); }",
                        Outcome.SAME),
                members(
                        "data in several pieces",
                        "int a = 1;" + WRITE
                                + "out.defaultWriteObject(); out.write(new byte[1500]); out.writeUTF(\"x\"); }",
                        "int a;" + READ + "in.defaultReadObject(); for (int i = 0; i < 375; i++) { in.readInt(); }"
                                + " in.readUTF(); }",
                        Outcome.SAME));
    }

    private static Stream<Change> incompatible() {
        return Stream.of(
                members("another primitive type", "int a = 1;", "long a;", Outcome.FAILS),
                members("a primitive becomes a reference", "int a = 1;", "Integer a;", Outcome.FAILS),
                members("a reference becomes a primitive", "Integer a = 1;", "int a;", Outcome.FAILS),
                members("another reference type", "String a = \"x\";", "Integer a;", Outcome.FAILS),
                members("another element type", "int[] a = {1};", "long[] a;", Outcome.FAILS),
                members("a value of a narrower class", "Object a = 1.5;", "String a;", Outcome.FAILS),
                members(
                        "an array of a narrower class",
                        "Object a = new Integer[][] {{1}};",
                        "String[] a;",
                        Outcome.FAILS),
                members(
                        "a value in the place of its stand-in",
                        "Object a = List.of(1, 2, 3); ",
                        "Set<Integer> a;",
                        Outcome.FAILS),
                members("a time", "Object a = java.time.ZoneId.of(\"Europe/Paris\");", "String a;", Outcome.FAILS),
                members(
                        "a set of constants",
                        "Object a = EnumSet.of(java.util.concurrent.TimeUnit.DAYS);",
                        "List<?> a;",
                        Outcome.FAILS),
                members("a class", "Object a = String.class;", "String a;", Outcome.FAILS),
                members("a constant", "Object a = java.util.concurrent.TimeUnit.DAYS;", "String a;", Outcome.FAILS),
                members(
                        "the second of two fields",
                        "Object a = \"x\"; Object b = new Date(5); Object c = 7L;",
                        "String a; String b; String c;",
                        Outcome.FAILS),
                members(
                        "an object in an object is read first",
                        "Object a = null; Object z = 7; Order() { if (!(z instanceof Order)) { a = new Order(1); } }"
                                + " Order(int x) { z = 1.5f; }",
                        "Order a; String z;",
                        Outcome.FAILS),
                members(
                        "a value and the readObject around it",
                        "Object a = 7;",
                        "String a;" + READ + "in.defaultReadObject(); in.readInt(); }",
                        Outcome.FAILS),
                members(
                        "data that nobody wrote",
                        "int a = 1;",
                        "int a;" + READ + "in.defaultReadObject(); in.readInt(); }",
                        Outcome.FAILS),
                members(
                        "a text that nobody wrote",
                        "int a = 1;",
                        "int a;" + READ + "in.defaultReadObject(); a = in.readUTF().length(); }",
                        Outcome.FAILS),
                members(
                        "an object that nobody wrote",
                        "int a = 1;",
                        "int a; Object b;" + READ + "in.readFields(); b = in.readObject(); }",
                        Outcome.FAILS),
                members(
                        "more data than was written",
                        "int a = 1;" + WRITE + "out.defaultWriteObject(); out.writeInt(7); out.writeUTF(\"x\"); }",
                        "int a; long b;" + READ + "in.defaultReadObject(); in.readInt(); in.readUTF();"
                                + " b = in.readLong(); }",
                        Outcome.FAILS),
                members(
                        "data where an object was written",
                        "int a = 1;" + WRITE + "out.defaultWriteObject(); out.writeObject(\"x\"); }",
                        "int a;" + READ + "in.defaultReadObject(); in.readByte(); }",
                        Outcome.FAILS),
                members(
                        "an object where data was written",
                        "int a = 1;" + WRITE + "out.defaultWriteObject(); out.writeInt(7); }",
                        "int a;" + READ + "in.defaultReadObject(); in.readObject(); }",
                        Outcome.FAILS),
                members(
                        "data behind an object that was written",
                        "int a = 1;" + WRITE + "out.defaultWriteObject(); out.writeObject(\"x\"); }",
                        "int a;" + READ + "in.defaultReadObject(); in.readObject(); in.readBoolean(); }",
                        Outcome.FAILS),
                change(
                        "data that an externalizable class did not write",
                        "class Order implements Externalizable {" + UID
                                + "public Order() {} public void readExternal(ObjectInput in) {}"
                                + " public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(5); } }",
                        "class Order implements Externalizable {" + UID
                                + "public Order() {} public void writeExternal(ObjectOutput out) {} public void"
                                + " readExternal(ObjectInput in) throws IOException { in.readInt(); in.readDouble(); } }",
                        Outcome.FAILS),
                change(
                        "a value of a class above",
                        "class Base implements Serializable {" + UID + "Object z = 3; } class Order extends Base {"
                                + UID + "int a = 1; }",
                        "class Base implements Serializable {" + UID + "String z; } class Order extends Base {" + UID
                                + "int a; }",
                        Outcome.FAILS),
                change(
                        "data of a class above",
                        "class Base implements Serializable {" + UID + "Object z = 3; } class Order extends Base {"
                                + UID + "int a = 1; }",
                        "class Base implements Serializable {" + UID + "Object z; " + READ
                                + "in.defaultReadObject(); in.readChar(); } } class Order extends Base {" + UID
                                + "int a; }",
                        Outcome.FAILS),
                change(
                        "a component of a record",
                        "record Order(Object a, Object b) implements Serializable { Order() { this(\"x\", 7L); } }",
                        "record Order(String a, String b) implements Serializable {}",
                        Outcome.FAILS),
                change(
                        "another UID",
                        order("int a = 1;"),
                        "class Order implements Serializable { private static final long serialVersionUID = 2; int a; }",
                        Outcome.FAILS),
                change(
                        "a UID that is computed",
                        "class Order implements Serializable { int a = 1; }",
                        "class Order implements Serializable { int a; public void added() {} }",
                        Outcome.FAILS),
                change(
                        "a UID of a narrower type",
                        order("int a = 1;"),
                        "class Order implements Serializable { private static final short serialVersionUID = 3; int a; }",
                        Outcome.FAILS),
                change(
                        "serializable becomes externalizable",
                        order("int a = 1;"),
                        "class Order implements Externalizable {" + UID
                                + "public void readExternal(ObjectInput in) {} public void writeExternal(ObjectOutput out)"
                                + " {} }",
                        Outcome.FAILS),
                change(
                        "externalizable becomes serializable",
                        "class Order implements Externalizable {" + UID
                                + "public Order() {} public void readExternal(ObjectInput in) {}"
                                + " public void writeExternal(ObjectOutput out) {} }",
                        order("int a;"),
                        Outcome.FAILS),
                change(
                        "externalizable without a public constructor",
                        "class Order implements Externalizable {" + UID
                                + "public Order() {} public void readExternal(ObjectInput in) {}"
                                + " public void writeExternal(ObjectOutput out) {} }",
                        "class Order implements Externalizable {" + UID
                                + "Order() {} public void readExternal(ObjectInput in) {}"
                                + " public void writeExternal(ObjectOutput out) {} }",
                        Outcome.FAILS),
                change("serializable no longer", order("int a = 1;"), "class Order { int a; }", Outcome.FAILS),
                change(
                        "no constructor of a class above",
                        order("int a = 1;"),
                        "class Base { Base(int z) {} } class Order extends Base implements Serializable {" + UID
                                + "int a; Order() { super(1); } }",
                        Outcome.FAILS),
                change(
                        "a private constructor of a class above",
                        order("int a = 1;"),
                        "class Base { private Base() {} Base(int z) {} } class Order extends Base implements Serializable {"
                                + UID + "int a; Order() { super(1); } }",
                        Outcome.FAILS),
                change(
                        "abstract",
                        order("int a = 1;"),
                        "abstract class Order implements Serializable {" + UID + "int a; }",
                        Outcome.FAILS),
                change(
                        "an interface instead",
                        order("int a = 1;"),
                        "interface Order extends Serializable { long serialVersionUID = 1; }",
                        Outcome.FAILS),
                change("an enum instead", order("int a = 1;"), "enum Order { A }", Outcome.FAILS),
                change("the class is gone", order("int a = 1;"), "class Other {}", Outcome.MISSING),
                change(
                        "the class above has another UID",
                        "class Base implements Serializable {" + UID + "int z = 3; }" + "class Order extends Base {"
                                + UID + "int a = 1; }",
                        "class Base implements Serializable { private static final long serialVersionUID = 2; int z; }"
                                + "class Order extends Base {" + UID + "int a; }",
                        Outcome.FAILS),
                change(
                        "another type of a record's component",
                        "record Order(int a) implements Serializable { Order() { this(1); } }",
                        "record Order(long a) implements Serializable {}",
                        Outcome.FAILS),
                change(
                        "another reference type of a record's component",
                        "record Order(String a) implements Serializable { Order() { this(\"x\"); } }",
                        "record Order(Integer a) implements Serializable {}",
                        Outcome.FAILS),
                change(
                        "a record becomes a class",
                        "record Order(int a) implements Serializable { Order() { this(1); } }",
                        order("int a;"),
                        Outcome.FAILS),
                new Change(
                        "an enum constant is gone",
                        "enum Order { A, B } class Make { static Object it() { return Order.B; } }",
                        "enum Order { A, C }",
                        Outcome.FAILS),
                new Change(
                        "an enum becomes a class",
                        "enum Order { A, B } class Make { static Object it() { return Order.B; } }",
                        order("int a;"),
                        Outcome.FAILS),
                new Change(
                        "the class of an array is gone",
                        "class Order implements Serializable {} class Make { static Object it() { return new Order[0]; } }",
                        "class Other {}",
                        Outcome.MISSING),
                new Change(
                        "an interface of a proxy is gone",
                        "interface Order { int a(); } class Handler implements java.lang.reflect.InvocationHandler,"
                                + " Serializable {" + UID + "public Object invoke(Object p, java.lang.reflect.Method m,"
                                + " Object[] a) { return 1; } }"
                                + "class Make { static Object it() { return java.lang.reflect.Proxy.newProxyInstance("
                                + "Order.class.getClassLoader(), new Class<?>[] {Order.class}, new Handler()); } }",
                        "class Handler implements java.lang.reflect.InvocationHandler, Serializable {" + UID
                                + "public Object invoke(Object p, java.lang.reflect.Method m, Object[] a) { return 1; } }",
                        Outcome.MISSING));
    }

    @ParameterizedTest
    @MethodSource("compatible")
    void what_can_be_read_has_the_values_that_are_foretold(Change change) throws Exception {
        for (TwoVersions versions : compiled(change)) {
            TwoVersions.Read read = versions.read();
            List<ClassVerdict> verdicts = versions.verdicts();

            assertThat(read.failure()).isEmpty();
            assertThat(ofOrder(verdicts).outcome()).isEqualTo(change.expected());
            for (FieldVerdict field : ofOrder(verdicts).fields()) {
                assertValue(field, read);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("incompatible")
    void what_cannot_be_read_fails_as_foretold(Change change) throws Exception {
        for (TwoVersions versions : compiled(change)) {
            Throwable failure = versions.read().failure().orElseThrow();
            List<ClassVerdict> verdicts = versions.verdicts();
            Thrown thrown = first(verdicts).orElseThrow();

            assertThat(thrown.exception()).isEqualTo(failure.getClass().getName());
            assertThat(thrown.message()).isEqualTo(Objects.requireNonNullElse(failure.getMessage(), ""));
            assertThat(ofOrder(verdicts).outcome()).isEqualTo(change.expected());
        }
    }

    /** Each compiler's writer with each compiler's reader. */
    private List<TwoVersions> compiled(Change change) throws IOException {
        List<JavaCompiler> compilers = new ArrayList<>(List.of(CompilersForTests.javac()));
        CompilersForTests.ecj().ifPresent(compilers::add);
        List<TwoVersions> pairs = new ArrayList<>();
        List<Path> readers = new ArrayList<>();
        for (JavaCompiler by : compilers) {
            readers.add(TwoVersions.compile(folder.resolve("reader" + readers.size()), by, change.read()));
        }
        for (JavaCompiler by : compilers) {
            Path writer = TwoVersions.compile(folder.resolve("writer" + pairs.size()), by, change.written());
            readers.forEach(reader -> pairs.add(new TwoVersions(writer, reader)));
        }
        return pairs;
    }

    private static ClassVerdict ofOrder(List<ClassVerdict> verdicts) {
        return verdicts.stream()
                .filter(each -> each.stream().name().contains("Order")
                        || each.stream().interfaces().contains("shop.Order"))
                .findFirst()
                .orElseThrow();
    }

    /** Descriptors are read before objects are, and those before values are assigned. */
    private static Optional<Thrown> first(List<ClassVerdict> verdicts) {
        return verdicts.stream()
                .map(ClassVerdict::thrown)
                .flatMap(Optional::stream)
                .min(Comparator.comparing(Thrown::when));
    }

    private static void assertValue(FieldVerdict field, TwoVersions.Read read) throws ReflectiveOperationException {
        if (field.kind() == FieldKind.SAME || field.kind() == FieldKind.WIDER) {
            assertThat(value(read.object(), field.name())).isEqualTo(value(read.written(), field.name()));
        }
        if (field.kind() == FieldKind.MISSING_IN_STREAM) {
            Object value = value(read.object(), field.name());
            assertThat(field.effect()).contains(" " + value);
        }
    }

    private static Object value(Object of, String name) throws ReflectiveOperationException {
        Field field = of.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(of);
    }
}
