package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import java.util.Map;

/** What management beans send: {@code javax.management}. */
final class JdkManagement {
    private static final String PACKAGE = "javax.management.";

    static final Map<String, JavaView> VIEWS = Map.of(
            PACKAGE + "ObjectName",
            JdkManagement::objectName,
            PACKAGE + "Attribute",
            FieldForms.entry("name", "value"),
            PACKAGE + "openmbean.CompositeDataSupport",
            FieldForms.delegate("contents"),
            PACKAGE + "openmbean.TabularDataSupport",
            FieldForms.valuesOf("dataMap"));

    private JdkManagement() {}

    /** F{} o(the name). */
    private static LogicalValue objectName(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.contents().value(0) instanceof LogicalValue.Scalar name) || name.kind() != ScalarKind.TEXT) {
            throw new MisfitException("a text was expected");
        }
        return new LogicalValue.Scalar(object.field(), object.className(), ScalarKind.NAME, name.text());
    }
}
