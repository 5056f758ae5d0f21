package dev.hexplain.inspect.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.classes.CompilersForTests;
import dev.hexplain.classes.verdict.ClassVerdict;
import dev.hexplain.classes.verdict.ClassVerdict.Remedy;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What verdicts advise; and code that they give, put into the class, makes the stream one that can be read. */
@Slow
class RemediesTest {
    private static final String UID = " private static final long serialVersionUID = 1L; ";
    private static final String CONVERT =
            "convert the stored data: read it with the old class, and write it with the new one";
    private static final String MADE = " class Make { static Object it() { return new Order(); } }";
    private static final String ORDER = "class Order implements Serializable {" + UID + "int a = 1; }" + MADE;
    private static final String EXTERNAL =
            "public void readExternal(ObjectInput in) {}" + " public void writeExternal(ObjectOutput out) {} }";

    @TempDir
    Path folder;

    /**
     * A class that cannot be read, and the first remedy.
     *
     * @param mended the reader with the code in it
     */
    record Case(String name, String written, String read, String advice, String code, UnaryOperator<String> mended) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Stream<Case> withCode() {
        return Stream.of(
                new Case(
                        "a computed UID",
                        ORDER,
                        "class Order implements Serializable { int a; }",
                        "Declare the stream's UID in the class",
                        UID.strip(),
                        code -> "class Order implements Serializable {" + code + " int a; }"),
                new Case(
                        "a declared UID",
                        ORDER,
                        "class Order implements Serializable { private static final long serialVersionUID = 2; int a; }",
                        "Declare the stream's UID in the class, if no stream with its present UID has to be read; or "
                                + CONVERT,
                        UID.strip(),
                        code -> "class Order implements Serializable {" + code + " int a; }"),
                new Case(
                        "no longer serializable",
                        ORDER,
                        "class Order { int a; }",
                        "Let the class implement java.io.Serializable, and declare",
                        UID.strip(),
                        code -> "class Order implements Serializable {" + code + " int a; }"),
                new Case(
                        "another type of a field",
                        ORDER,
                        "class Order implements Serializable {" + UID + "long a; }",
                        "Keep the stream's type of a in the serialized form, and convert when reading and writing; or "
                                + CONVERT,
                        """
                        private static final ObjectStreamField[] serialPersistentFields = {
                            new ObjectStreamField("a", int.class),
                        };

                        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                            ObjectInputStream.GetField fields = in.readFields();
                            a = fields.get("a", 0); // to be converted: int to long
                        }

                        private void writeObject(ObjectOutputStream out) throws IOException {
                            ObjectOutputStream.PutField fields = out.putFields();
                            fields.put("a", a); // to be converted: long to int
                            out.writeFields();
                        }""",
                        code -> "class Order implements Serializable {" + UID + "long a; " + code + "}"),
                new Case(
                        "a constant that is gone",
                        "enum Order { A, B } class Make { static Object it() { return Order.B; } }",
                        "enum Order { A, C }",
                        "Keep the constants that are gone, as deprecated ones, or " + CONVERT,
                        "@Deprecated B",
                        code -> "enum Order { A, C, " + code + " }"),
                new Case(
                        "no public constructor",
                        "class Order implements Externalizable {" + UID + "public Order() {}" + EXTERNAL + MADE,
                        "class Order implements Externalizable {" + UID + "Order() {}" + EXTERNAL,
                        "Give the class a public constructor without parameters",
                        "public Order() {}",
                        code -> "class Order implements Externalizable {" + UID + code + EXTERNAL),
                new Case(
                        "a class that was renamed",
                        ORDER,
                        "class Renamed implements Serializable {}",
                        "Bring the library that has it (--with), or, where it was renamed, keep a class of the old name"
                                + " that becomes the new one when it is read",
                        """
                        final class Order implements java.io.Serializable {
                            private static final long serialVersionUID = 1L;
                            private int a;

                            private Object readResolve() {
                                return new Renamed(); // to be made of the fields above
                            }
                        }""",
                        code -> "class Renamed implements Serializable {} " + code));
    }

    private static Stream<Case> withAdvice() {
        return Stream.of(
                new Case(
                        "an enum instead",
                        ORDER,
                        "enum Order { A }",
                        "Keep the old class under its name and give the new one another, or " + CONVERT,
                        "",
                        UnaryOperator.identity()),
                new Case(
                        "externalizable instead",
                        ORDER,
                        "class Order implements Externalizable {" + UID + EXTERNAL,
                        "Keep the old class under its name and give the new one another, or " + CONVERT,
                        "",
                        UnaryOperator.identity()),
                new Case(
                        "another type of a record's component",
                        "record Order(int a) implements Serializable { Order() { this(1); } }" + MADE,
                        "record Order(long a) implements Serializable {}",
                        "Give back a the type of the stream, or " + CONVERT,
                        "",
                        UnaryOperator.identity()),
                new Case(
                        "abstract",
                        ORDER,
                        "abstract class Order implements Serializable {" + UID + "int a; }",
                        "Make the class one that has instances, or " + CONVERT,
                        "",
                        UnaryOperator.identity()),
                new Case(
                        "no constructor above",
                        ORDER,
                        "class Base { Base(int z) {} } class Order extends Base implements Serializable {" + UID
                                + "int a; Order() { super(1); } }",
                        "Give the nearest superclass that is not serializable a constructor without parameters that this"
                                + " class can call",
                        "",
                        UnaryOperator.identity()),
                new Case(
                        "an enum that is not here",
                        "enum Order { A } class Make { static Object it() { return Order.A; } }",
                        "class Other {}",
                        "Bring the library that has it (--with)",
                        "",
                        UnaryOperator.identity()));
    }

    private Path compile(String to, String source) throws IOException {
        return TwoVersions.compile(folder.resolve(to), CompilersForTests.javac(), source);
    }

    private Remedy first(Case of) throws Exception {
        TwoVersions versions = new TwoVersions(compile("writer", of.written()), compile("reader", of.read()));
        assertThat(versions.read().failure()).isPresent();
        List<Remedy> remedies = versions.verdicts().stream()
                .map(ClassVerdict::remedies)
                .flatMap(List::stream)
                .toList();
        assertThat(remedies).hasSize(1);
        return remedies.getFirst();
    }

    @ParameterizedTest
    @MethodSource("withCode")
    void code_to_copy_mends_the_class(Case change) throws Exception {
        Remedy remedy = first(change);
        assertThat(remedy).isEqualTo(new Remedy(change.advice(), change.code()));

        TwoVersions mended = new TwoVersions(
                folder.resolve("writer"), compile("mended", change.mended().apply(remedy.code())));
        assertThat(mended.read().failure()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("withAdvice")
    void where_no_code_mends_it_the_advice_says_what_does(Case change) throws Exception {
        assertThat(first(change)).isEqualTo(new Remedy(change.advice(), ""));
    }

    @Test
    void final_fields_are_pointed_out() throws Exception {
        Remedy remedy = first(new Case(
                "final",
                ORDER,
                "class Order implements Serializable {" + UID + "final long a = System.nanoTime(); }",
                "",
                "",
                UnaryOperator.identity()));

        assertThat(remedy.advice()).contains("(final fields cannot be assigned there)");
    }

    @Test
    void what_can_be_read_needs_no_remedy() throws Exception {
        TwoVersions versions = new TwoVersions(
                compile("writer", ORDER),
                compile("reader", "class Order implements Serializable {" + UID + "int a; int b; }"));

        assertThat(versions.verdicts()).allMatch(verdict -> verdict.remedies().isEmpty());
    }
}
