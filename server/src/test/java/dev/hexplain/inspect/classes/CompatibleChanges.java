package dev.hexplain.inspect.classes;

import static dev.hexplain.inspect.classes.ChangedClass.READ;
import static dev.hexplain.inspect.classes.ChangedClass.UID;
import static dev.hexplain.inspect.classes.ChangedClass.WRITE;
import static dev.hexplain.inspect.classes.ChangedClass.change;
import static dev.hexplain.inspect.classes.ChangedClass.members;
import static dev.hexplain.inspect.classes.ChangedClass.order;

import dev.hexplain.classes.verdict.ClassVerdict.Outcome;
import java.util.stream.Stream;

/** Changes after which what was written can be read (Java Object Serialization Specification, 5.6.2). */
final class CompatibleChanges {
    private CompatibleChanges() {}

    static Stream<ChangedClass> all() {
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
}
