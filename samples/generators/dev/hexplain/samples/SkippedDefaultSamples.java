package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.of;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.List;

/**
 * Classes whose {@code writeObject} skips {@code defaultWriteObject}: the descriptor promises fields that are not
 * there, and only the class could tell. The specification leaves such streams ambiguous.
 */
final class SkippedDefaultSamples {
    private SkippedDefaultSamples() {}

    static List<Sample> all() {
        return List.of(
                of(
                        "skip-default-primitive-fields",
                        "Skipped default, primitive fields",
                        "Two ints and a long are declared; block data stands where they should be.",
                        () -> Dumps.of(new PrimitiveFields(), "after")),
                of(
                        "skip-default-object-fields",
                        "Skipped default, object fields",
                        "Two strings are declared; they are written with writeUTF as block data.",
                        () -> Dumps.of(new ObjectFields(), "after")),
                of(
                        "skip-default-mixed-fields",
                        "Skipped default, both kinds of fields",
                        "Block data and objects in an order of the class's own.",
                        () -> Dumps.of(new MixedFields(), "after")),
                of(
                        "skip-default-only-objects",
                        "Skipped default, only objects written",
                        "Objects stand where an int should be; read as fields they would be nonsense.",
                        () -> Dumps.of(new OnlyObjects(), "after")),
                of(
                        "skip-default-same-objects",
                        "Skipped default, looks like fields",
                        "Two objects are declared and two are written: the bytes cannot tell the two readings apart.",
                        () -> Dumps.of(new SameObjects(), "after")),
                of(
                        "skip-default-nothing",
                        "Skipped default, nothing written",
                        "Fields are declared and the end marker follows at once.",
                        () -> Dumps.of(new Nothing(), "after")),
                of(
                        "skip-default-no-fields",
                        "Nothing declared, much written",
                        "No fields in the descriptor; a count and that many strings in the data.",
                        () -> Dumps.of(new NoFields(), "after")),
                of(
                        "skip-default-below-and-above",
                        "Skipped default between two plain classes",
                        "Super and sub class write their fields, the one between does not.",
                        () -> Dumps.of(new Below(), "after")),
                of(
                        "skip-default-in-list",
                        "Skipped default in a list",
                        "The same decision again for every element.",
                        () -> Dumps.of(List.of(new PrimitiveFields(), new ObjectFields(), new PrimitiveFields()))));
    }

    static class PrimitiveFields implements Serializable {
        private static final long serialVersionUID = 1L;
        int width = 640;
        int height = 480;
        long area = 307_200L;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeInt(width);
            out.writeInt(height);
        }

        private void readObject(ObjectInputStream in) throws IOException {
            width = in.readInt();
            height = in.readInt();
            area = (long) width * height;
        }
    }

    static class ObjectFields implements Serializable {
        private static final long serialVersionUID = 1L;
        String first = "Grace";
        String last = "Hopper";

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeUTF(first);
            out.writeUTF(last);
        }

        private void readObject(ObjectInputStream in) throws IOException {
            first = in.readUTF();
            last = in.readUTF();
        }
    }

    static class MixedFields implements Serializable {
        private static final long serialVersionUID = 1L;
        int count = 2;
        String name = "mixed";

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeObject(name);
            out.writeInt(count);
            out.writeObject(null);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            name = (String) in.readObject();
            count = in.readInt();
            in.readObject();
        }
    }

    static class OnlyObjects implements Serializable {
        private static final long serialVersionUID = 1L;
        int count = 2;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeObject("two objects");
            out.writeObject(new int[] {1, 2});
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.readObject();
            in.readObject();
        }
    }

    static class SameObjects implements Serializable {
        private static final long serialVersionUID = 1L;
        String a = "written second";
        String b = "written first";

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeObject(b);
            out.writeObject(a);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            b = (String) in.readObject();
            a = (String) in.readObject();
        }
    }

    static class Nothing implements Serializable {
        private static final long serialVersionUID = 1L;
        int count = 1;
        String name = "lost";

        private void writeObject(ObjectOutputStream out) {}

        private void readObject(ObjectInputStream in) {}
    }

    static class NoFields implements Serializable {
        private static final long serialVersionUID = 1L;
        transient List<String> names = List.of("one", "two");

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeInt(names.size());
            for (String name : names) {
                out.writeObject(name);
            }
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            for (int left = in.readInt(); left > 0; left--) {
                in.readObject();
            }
        }
    }

    static class Above implements Serializable {
        private static final long serialVersionUID = 1L;
        int top = 1;
    }

    static class Between extends Above {
        private static final long serialVersionUID = 1L;
        int middle = 2;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeShort(-2);
        }

        private void readObject(ObjectInputStream in) throws IOException {
            in.readShort();
        }
    }

    static class Below extends Between {
        private static final long serialVersionUID = 1L;
        String bottom = "three";
    }
}
