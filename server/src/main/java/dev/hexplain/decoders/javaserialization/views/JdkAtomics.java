package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.List;
import java.util.Map;

/** The classes of {@code java.util.concurrent.atomic}. */
final class JdkAtomics {
    private static final String PACKAGE = "java.util.concurrent.atomic.";
    private static final JavaView VALUE = FieldForms.scalar("value");

    static final Map<String, JavaView> VIEWS = Map.of(
            PACKAGE + "AtomicBoolean",
            JdkAtomics::truth,
            PACKAGE + "AtomicInteger",
            VALUE,
            PACKAGE + "AtomicLong",
            VALUE,
            PACKAGE + "AtomicReference",
            FieldForms.content("value"),
            PACKAGE + "AtomicIntegerArray",
            FieldForms.delegate("array"),
            PACKAGE + "AtomicLongArray",
            FieldForms.delegate("array"),
            PACKAGE + "AtomicReferenceArray",
            FieldForms.delegate("array"),
            PACKAGE + "LongAdder$SerializationProxy",
            VALUE,
            PACKAGE + "DoubleAdder$SerializationProxy",
            VALUE,
            PACKAGE + "DoubleAccumulator$SerializationProxy",
            JdkAtomics::accumulator);

    private JdkAtomics() {}

    /** F{value}: 1 is true. */
    private static LogicalValue truth(StreamObject object, ClassData written) throws MisfitException {
        boolean value = written.integer("value") != 0;
        return FieldForms.scalar(object, ScalarKind.BOOLEAN, Boolean.toString(value));
    }

    /** F{value, identity, function}: the identity as the bits of a double. */
    private static LogicalValue accumulator(StreamObject object, ClassData written) throws MisfitException {
        String identity = Double.toString(Double.longBitsToDouble(written.integer("identity")));
        return new LogicalValue.Structure(
                object.field(),
                object.className(),
                Paged.of(List.of(
                        object.member(written, "value"),
                        new LogicalValue.Named(
                                "identity",
                                LogicalValue.Scalar.of(
                                        written.fieldNamed("identity"), "double", ScalarKind.FLOAT, identity)),
                        object.member(written, "function"))));
    }
}
