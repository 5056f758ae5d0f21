package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.List;
import java.util.Map;

/** Lambdas and method references, which are written as {@link java.lang.invoke.SerializedLambda}. */
final class JdkLambdas {
    private static final int NEW_INVOKE_SPECIAL = 8;

    static final Map<String, JavaView> VIEWS = Map.of("java.lang.invoke.SerializedLambda", JdkLambdas::lambda);

    private JdkLambdas() {}

    /** Ten fields: the method that it calls ({@code Foo::bar}), and with which arguments. */
    private static LogicalValue lambda(StreamObject object, ClassData written) throws MisfitException {
        boolean constructor = written.integer("implMethodKind") == NEW_INVOKE_SPECIAL;
        String method = written.text("implClass").replace('/', '.') + "::"
                + (constructor ? "new" : written.text("implMethodName"));
        String type = written.text("functionalInterfaceClass").replace('/', '.');
        if (!(written.unfollowed("capturedArgs") instanceof LogicalValue.Sequence captured)) {
            throw FieldForms.misfit("capturedArgs", "an array");
        }
        LogicalValue called = LogicalValue.Scalar.of(object.field(), type, ScalarKind.NAME, method);
        return captured.elements().count() == 0
                ? called
                : new LogicalValue.Structure(
                        object.field(),
                        type,
                        Paged.of(List.of(
                                new LogicalValue.Named("method", called),
                                new LogicalValue.Named("captured", captured))));
    }
}
