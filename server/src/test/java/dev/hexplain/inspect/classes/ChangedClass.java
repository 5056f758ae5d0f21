package dev.hexplain.inspect.classes;

import dev.hexplain.classes.verdict.ClassVerdict.Outcome;

/**
 * A change of classes.
 *
 * @param written sources of those that write, of which {@code Make.it()} makes what is written
 * @param read sources of those that read
 * @param expected outcome of the class {@code shop.Order}
 */
record ChangedClass(String name, String written, String read, Outcome expected) {
    static final String UID = " private static final long serialVersionUID = 1; ";

    static final String WRITE = " private void writeObject(ObjectOutputStream out) throws IOException { ";
    static final String READ =
            " private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { ";

    /** A change of the class {@code Order}, of which an object is written that a constructor without parameters makes. */
    static ChangedClass change(String name, String written, String read, Outcome expected) {
        return new ChangedClass(
                name, written + " class Make { static Object it() { return new Order(); } }", read, expected);
    }

    /** A change of the members of a class with a UID. */
    static ChangedClass members(String name, String written, String read, Outcome expected) {
        return change(name, order(written), order(read), expected);
    }

    static String order(String members) {
        return "class Order implements Serializable {" + UID + members + "}";
    }

    @Override
    public String toString() {
        return name;
    }
}
