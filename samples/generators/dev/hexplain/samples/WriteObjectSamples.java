package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.featured;
import static dev.hexplain.samples.Sample.of;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.List;

/** Classes that write themselves after {@code defaultWriteObject}, or through {@code putFields}. */
final class WriteObjectSamples {
    private WriteObjectSamples() {}

    static List<Sample> all() {
        return List.of(
                featured(
                        "write-object",
                        "writeObject",
                        "Default fields, then block data and objects of the class's own, closed by TC_ENDBLOCKDATA.",
                        () -> Dumps.of(new Account())),
                of(
                        "write-object-only-default",
                        "writeObject that adds nothing",
                        "Only defaultWriteObject: the end marker follows the fields at once.",
                        () -> Dumps.of(new OnlyDefault())),
                of(
                        "write-object-chain",
                        "writeObject at two levels",
                        "Each class in the chain adds its own data, and each has its own end marker.",
                        () -> Dumps.of(new Savings())),
                of(
                        "write-object-long-block",
                        "writeObject with 600 bytes",
                        "More than 255 bytes in one go take TC_BLOCKDATALONG.",
                        () -> Dumps.of(new Thumbnail())),
                of(
                        "put-fields",
                        "putFields",
                        "writeFields writes the declared fields in the default layout, then block data follows.",
                        () -> Dumps.of(new Versioned())),
                of(
                        "put-fields-persistent",
                        "serialPersistentFields",
                        "The fields in the stream are declared by name and exist nowhere in the class.",
                        () -> Dumps.of(new Persistent())),
                of(
                        "write-replace",
                        "writeReplace",
                        "Another object takes this one's place: only the replacement is in the stream.",
                        () -> Dumps.of(new Celsius(21.5))));
    }

    static class Account implements Serializable {
        private static final long serialVersionUID = 1L;
        String owner = "Ada";
        long balance = -2L;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(3);
            out.writeUTF("EUR");
            out.writeObject("first movement");
            out.writeDouble(12.5);
            out.writeObject(new int[] {1, 2, 3});
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            in.readInt();
            in.readUTF();
            in.readObject();
            in.readDouble();
            in.readObject();
        }
    }

    static class Savings extends Account {
        private static final long serialVersionUID = 1L;
        double rate = 0.025;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeLong(1_700_000_000_000L);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            in.readLong();
        }
    }

    static class OnlyDefault implements Serializable {
        private static final long serialVersionUID = 1L;
        int count = 7;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
        }
    }

    static class Thumbnail implements Serializable {
        private static final long serialVersionUID = 1L;
        short width = 20;
        short height = 30;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            for (int i = 0; i < width * height; i++) {
                out.writeByte(i);
            }
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            in.readNBytes(width * height);
        }
    }

    static class Versioned implements Serializable {
        private static final long serialVersionUID = 1L;
        int version = 2;
        String label = "now";

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField fields = out.putFields();
            fields.put("version", 1);
            fields.put("label", "then");
            out.writeFields();
            out.writeByte(-1);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            in.readByte();
        }
    }

    static class Persistent implements Serializable {
        private static final long serialVersionUID = 1L;
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("seconds", long.class),
            new ObjectStreamField("nanos", int.class),
            new ObjectStreamField("zone", String.class),
            new ObjectStreamField("history", int[].class, true)
        };

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField fields = out.putFields();
            fields.put("seconds", 1_342_000_000L);
            fields.put("nanos", 5);
            fields.put("zone", "UTC");
            fields.put("history", new int[] {2012, 2013, 2022});
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.readFields();
        }
    }

    record Kelvin(double degrees) implements Serializable {}

    static class Celsius implements Serializable {
        private static final long serialVersionUID = 1L;
        final double degrees;

        Celsius(double degrees) {
            this.degrees = degrees;
        }

        private Object writeReplace() {
            return new Kelvin(degrees + 273.15);
        }
    }
}
