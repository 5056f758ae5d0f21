package dev.hexplain.inspect.classes;

import static dev.hexplain.inspect.classes.ChangedClass.READ;
import static dev.hexplain.inspect.classes.ChangedClass.UID;
import static dev.hexplain.inspect.classes.ChangedClass.WRITE;
import static dev.hexplain.inspect.classes.ChangedClass.change;
import static dev.hexplain.inspect.classes.ChangedClass.members;
import static dev.hexplain.inspect.classes.ChangedClass.order;

import dev.hexplain.classes.verdict.ClassVerdict.Outcome;
import java.util.stream.Stream;

/** Changes after which reading fails (Java Object Serialization Specification, 5.6.1), and what was written that does not fit. */
final class IncompatibleChanges {
    private IncompatibleChanges() {}

    static Stream<ChangedClass> all() {
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
                new ChangedClass(
                        "an enum constant is gone",
                        "enum Order { A, B } class Make { static Object it() { return Order.B; } }",
                        "enum Order { A, C }",
                        Outcome.FAILS),
                new ChangedClass(
                        "an enum becomes a class",
                        "enum Order { A, B } class Make { static Object it() { return Order.B; } }",
                        order("int a;"),
                        Outcome.FAILS),
                new ChangedClass(
                        "the class of an array is gone",
                        "class Order implements Serializable {} class Make { static Object it() { return new Order[0]; } }",
                        "class Other {}",
                        Outcome.MISSING),
                new ChangedClass(
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
}
