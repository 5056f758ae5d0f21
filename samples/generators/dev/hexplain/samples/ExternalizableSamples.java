package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.of;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.ObjectStreamConstants;
import java.util.List;

/** Externalizable objects under protocol version 2, with block data, and version 1, without. */
final class ExternalizableSamples {
    private ExternalizableSamples() {}

    static List<Sample> all() {
        return List.of(
                of(
                        "externalizable",
                        "Externalizable",
                        "Content of the object's own in block data, closed by TC_ENDBLOCKDATA.",
                        () -> Dumps.of(new Reading("outside", -4.5, null), "after")),
                of(
                        "externalizable-nested",
                        "Externalizable with objects inside",
                        "Block data, an object, block data again; the object is externalizable too.",
                        () -> Dumps.of(new Reading("outside", -4.5, new Reading("inside", 21.0, "probe")), "after")),
                of(
                        "externalizable-empty",
                        "Externalizable that writes nothing",
                        "The end marker follows the descriptor at once.",
                        () -> Dumps.of(new Silent(), "after")),
                of(
                        "externalizable-v1",
                        "Externalizable, protocol version 1",
                        "Bare bytes with no length and no end: only the class knows where they stop.",
                        () -> versionOne(new Reading("outside", -4.5, null))),
                of(
                        "externalizable-v1-nested",
                        "Protocol version 1 with objects inside",
                        "Bare bytes, then an object, then bare bytes, then the next object of the stream.",
                        () -> versionOne(new Reading("outside", -4.5, new Reading("inside", 21.0, "probe")), "after")),
                of(
                        "externalizable-v1-only-objects",
                        "Protocol version 1, objects only",
                        "No bare bytes at all, so the grammar can go on by itself.",
                        () -> versionOne(new Couple("left", List.of(1, 2)), "after")));
    }

    private static byte[] versionOne(Object... objects) throws IOException {
        return Dumps.written(out -> {
            out.useProtocolVersion(ObjectStreamConstants.PROTOCOL_VERSION_1);
            for (Object object : objects) {
                out.writeObject(object);
            }
        });
    }

    @SuppressWarnings("serial")
    static class Reading implements Externalizable {
        private static final long serialVersionUID = 1L;
        String sensor = "";
        double value;
        Object source;

        /** For deserialization. */
        public Reading() {}

        Reading(String sensor, double value, Object source) {
            this.sensor = sensor;
            this.value = value;
            this.source = source;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeUTF(sensor);
            out.writeObject(source);
            out.writeDouble(value);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            sensor = in.readUTF();
            source = in.readObject();
            value = in.readDouble();
        }
    }

    @SuppressWarnings("serial")
    static class Couple implements Externalizable {
        private static final long serialVersionUID = 1L;
        Object left;
        Object right;

        /** For deserialization. */
        public Couple() {}

        Couple(Object left, Object right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeObject(left);
            out.writeObject(right);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            left = in.readObject();
            right = in.readObject();
        }
    }

    static class Silent implements Externalizable {
        private static final long serialVersionUID = 1L;

        /** For deserialization. */
        public Silent() {}

        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) {}
    }
}
